-- Operators of the platform with their tokens and audit, the state of accounts, and until when an old name redirects.
CREATE TABLE `directory_audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`operator` text NOT NULL,
	`operation` text NOT NULL,
	`account_id` integer,
	`details` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `directory_audit_by_account` ON `directory_audit` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `operator_tokens` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_tokens_hash` ON `operator_tokens` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `operator_tokens_in_force` ON `operator_tokens` (`name`) WHERE "operator_tokens"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE `directory_accounts` ADD `being_created_since` integer;--> statement-breakpoint
ALTER TABLE `directory_accounts` ADD `creation_hash` text;--> statement-breakpoint
ALTER TABLE `directory_accounts` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `directory_hosts` ADD `redirects_until` integer;--> statement-breakpoint
CREATE INDEX `directory_hosts_by_account` ON `directory_hosts` (`account_id`,`host`);--> statement-breakpoint
CREATE TRIGGER directory_audit_no_update BEFORE UPDATE ON directory_audit
BEGIN
	SELECT RAISE(ABORT, 'directory_audit_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER directory_audit_no_delete BEFORE DELETE ON directory_audit
BEGIN
	SELECT RAISE(ABORT, 'directory_audit_is_final');
END;

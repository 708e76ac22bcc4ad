CREATE TABLE `sender_domains` (
	`host` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`notes` text DEFAULT '[]' NOT NULL,
	`provider_id` text,
	`records` text DEFAULT '[]' NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`checked_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`active_at` integer,
	CONSTRAINT "sender_domains_state" CHECK("sender_domains"."state" in ('pending', 'active', 'failed', 'removing', 'removed'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `sender_domains_by_account` ON `sender_domains` (`account_id`,`host`);--> statement-breakpoint
CREATE INDEX `sender_domains_due` ON `sender_domains` (`due_at`) WHERE "sender_domains"."due_at" is not null;--> statement-breakpoint
CREATE TRIGGER sender_domains_released AFTER DELETE ON directory_accounts BEGIN
	UPDATE sender_domains SET state = 'removing', due_at = 0 WHERE account_id = old.id AND state <> 'removed';
END;

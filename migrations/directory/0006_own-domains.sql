CREATE TABLE `own_domains` (
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
	CONSTRAINT "own_domains_state" CHECK("own_domains"."state" in ('pending', 'verified', 'active', 'failed', 'removing', 'removed'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `own_domains_by_account` ON `own_domains` (`account_id`,`host`);--> statement-breakpoint
CREATE INDEX `own_domains_due` ON `own_domains` (`due_at`) WHERE "own_domains"."due_at" is not null;--> statement-breakpoint
CREATE TRIGGER own_domains_released AFTER DELETE ON directory_accounts BEGIN
	UPDATE own_domains SET state = 'removing', due_at = 0 WHERE account_id = old.id AND state <> 'removed';
END;

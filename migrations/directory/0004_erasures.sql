CREATE TABLE `directory_erasures` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`subdomain` text NOT NULL,
	`shard` integer NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`erase_at` integer NOT NULL,
	`begun_at` integer,
	`found` text,
	`ended_at` integer,
	`certificate` text,
	`sha256` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `directory_erasures_by_subdomain` ON `directory_erasures` (`subdomain`,`asked_at`);--> statement-breakpoint
CREATE INDEX `directory_erasures_due` ON `directory_erasures` (`erase_at`) WHERE "directory_erasures"."ended_at" is null;
CREATE TABLE `directory_accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`subdomain` text NOT NULL,
	`shard` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "directory_accounts_status" CHECK("directory_accounts"."status" in ('active', 'closed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_accounts_subdomain` ON `directory_accounts` (`subdomain`);--> statement-breakpoint
CREATE INDEX `directory_accounts_by_shard` ON `directory_accounts` (`shard`,`id`);--> statement-breakpoint
CREATE TABLE `directory_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`redirects_to` text,
	`created_at` integer NOT NULL
) STRICT;

CREATE TABLE `directory_moves` (
	`account_id` integer NOT NULL,
	`generation` integer NOT NULL,
	`from_shard` integer NOT NULL,
	`to_shard` integer NOT NULL,
	`asked_by` text NOT NULL,
	`begun_at` integer NOT NULL,
	`progress` text,
	`moved_at` integer,
	`given_up_at` integer,
	`pause_ms` integer,
	`erase_at` integer,
	`erased_at` integer,
	PRIMARY KEY(`account_id`, `generation`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_moves_one_at_once` ON `directory_moves` (`account_id`) WHERE "directory_moves"."moved_at" is null and "directory_moves"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX `directory_moves_to_erase` ON `directory_moves` (`erase_at`) WHERE "directory_moves"."erase_at" is not null and "directory_moves"."erased_at" is null;
CREATE TABLE `account_moves` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	`to_shard` integer NOT NULL,
	`fenced_until` integer,
	`sealed_at` integer,
	`runner` text
) STRICT;

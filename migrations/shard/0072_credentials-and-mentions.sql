CREATE TABLE `credential_keys` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`key_id` text NOT NULL,
	`public_key` text NOT NULL,
	`sealed_key` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "credential_keys_key_id" CHECK(length("credential_keys"."key_id") between 1 and 100),
	CONSTRAINT "credential_keys_public_key" CHECK(length("credential_keys"."public_key") <= 2000),
	CONSTRAINT "credential_keys_sealed_key" CHECK(length("credential_keys"."sealed_key") <= 5000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `credential_keys_by_key_id` ON `credential_keys` (`account_id`,`key_id`);
--> statement-breakpoint
ALTER TABLE `comments` ADD `mentioned_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `told_ids` text DEFAULT '[]' NOT NULL;

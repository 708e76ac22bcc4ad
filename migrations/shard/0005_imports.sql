CREATE TABLE `import_keys` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`key` text NOT NULL,
	`line` integer NOT NULL,
	`subject_id` integer NOT NULL,
	`manager_email` text,
	`row` text,
	`was_unchanged` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `request_id`, `key`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_keys_with_manager` ON `import_keys` (`account_id`,`request_id`,`line`) WHERE "import_keys"."manager_email" is not null;--> statement-breakpoint
CREATE TABLE `imported_variants` (
	`account_id` integer NOT NULL,
	`variant_id` integer NOT NULL,
	`quantity` integer,
	`image_source` text,
	PRIMARY KEY(`account_id`, `variant_id`),
	FOREIGN KEY (`account_id`,`variant_id`) REFERENCES `variants`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `imported_variants_by_image` ON `imported_variants` (`account_id`,`image_source`);
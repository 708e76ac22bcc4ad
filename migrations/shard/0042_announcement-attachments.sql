CREATE TABLE `announcement_attachments` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`announcement_id` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`announcement_id`) REFERENCES `announcements`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcement_attachments_name" CHECK(length("announcement_attachments"."name") between 1 and 120)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `announcement_attachments_by_key` ON `announcement_attachments` (`account_id`,`key`);--> statement-breakpoint
CREATE INDEX `announcement_attachments_of_announcement` ON `announcement_attachments` (`account_id`,`announcement_id`,`id`);
CREATE TABLE `badges` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`names` text NOT NULL,
	`glyph` text NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "badges_position" CHECK("badges"."position" between 1 and 100)
) STRICT;
--> statement-breakpoint
CREATE INDEX `badges_in_order` ON `badges` (`account_id`,`position`,`id`);--> statement-breakpoint
ALTER TABLE `commitments` ADD `badge_id` integer;--> statement-breakpoint
ALTER TABLE `scheduled_recognitions` ADD `badge_id` integer;--> statement-breakpoint
ALTER TABLE `recognition_submissions` ADD `badge_id` integer;--> statement-breakpoint
ALTER TABLE `recognitions` ADD `badge_id` integer;
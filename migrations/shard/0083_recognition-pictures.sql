CREATE TABLE `recognition_pictures` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`giver_id` integer NOT NULL,
	`picture` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`giver_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recognition_pictures_picture" CHECK(length("recognition_pictures"."picture") <= 2000)
) STRICT;
--> statement-breakpoint
ALTER TABLE `commitments` ADD `picture_id` integer;--> statement-breakpoint
CREATE INDEX `commitments_of_picture` ON `commitments` (`account_id`,`picture_id`,`recipient_id`) WHERE "commitments"."picture_id" is not null;--> statement-breakpoint
ALTER TABLE `scheduled_recognitions` ADD `picture_id` integer;--> statement-breakpoint
ALTER TABLE `recognition_submissions` ADD `picture_id` integer;--> statement-breakpoint
CREATE INDEX `recognition_submissions_of_picture` ON `recognition_submissions` (`account_id`,`picture_id`) WHERE "recognition_submissions"."picture_id" is not null;--> statement-breakpoint
ALTER TABLE `recognitions` ADD `picture_id` integer;--> statement-breakpoint
CREATE INDEX `recognitions_of_picture` ON `recognitions` (`account_id`,`picture_id`,`recipient_id`) WHERE "recognitions"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX `recognitions_of_picture_by_team` ON `recognitions` (`account_id`,`picture_id`,`recipient_manager_id`) WHERE "recognitions"."picture_id" is not null;
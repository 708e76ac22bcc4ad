CREATE TABLE `photo_day_votes` (
	`account_id` integer NOT NULL,
	`contest_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`day` integer NOT NULL,
	`photo_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `contest_id`, `user_id`, `day`),
	FOREIGN KEY (`account_id`,`contest_id`) REFERENCES `photo_contests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`photo_id`) REFERENCES `photos`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `photo_contests` ADD `votes_per` text DEFAULT 'contest' NOT NULL;
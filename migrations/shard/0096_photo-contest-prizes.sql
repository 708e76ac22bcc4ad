ALTER TABLE `photo_contests` ADD `first_prize` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `photo_contests` ADD `second_prize` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `photo_contests` ADD `third_prize` text DEFAULT '' NOT NULL;
CREATE TABLE `scoreboard_choices` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_named` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `scoreboard_competitions` ADD `previous_at` integer;--> statement-breakpoint
ALTER TABLE `scoreboard_standings` ADD `previous_place` integer;
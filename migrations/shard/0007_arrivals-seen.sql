CREATE TABLE `arrivals_seen` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`seen_until` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;

CREATE TABLE `directory_check_turns` (
	`name` text PRIMARY KEY NOT NULL,
	`last_account_id` integer NOT NULL
) STRICT;

CREATE TABLE `account_move_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`row_key` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `account_move_changes_in_order` ON `account_move_changes` (`account_id`,`seq`);
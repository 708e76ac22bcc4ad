CREATE TABLE `popularity_counts` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`counted_at` integer NOT NULL,
	`orders_since` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `recommendations` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`item_ids` text NOT NULL,
	`computed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
DROP INDEX `category_items_by_popularity`;--> statement-breakpoint
DROP INDEX `category_items_by_time`;--> statement-breakpoint
CREATE INDEX `category_items_by_popularity` ON `category_items` (`account_id`,`category_id`,`popularity`,`item_id`,`points`);--> statement-breakpoint
CREATE INDEX `category_items_by_time` ON `category_items` (`account_id`,`category_id`,`created_at`,`item_id`,`points`);--> statement-breakpoint
DROP INDEX `items_listed_by_popularity`;--> statement-breakpoint
DROP INDEX `items_listed_by_time`;--> statement-breakpoint
CREATE INDEX `items_listed_by_brand` ON `items` (`account_id`,`is_listed`,`brand_name`,`popularity`,`id`);--> statement-breakpoint
CREATE INDEX `items_listed_by_popularity` ON `items` (`account_id`,`is_listed`,`popularity`,`id`,`points`);--> statement-breakpoint
CREATE INDEX `items_listed_by_time` ON `items` (`account_id`,`is_listed`,`created_at`,`id`,`points`);--> statement-breakpoint
-- Categories count the listed items that stand at or below them.
CREATE TRIGGER category_items_count_added AFTER INSERT ON category_items
BEGIN
	UPDATE categories SET item_count = item_count + 1 WHERE account_id = NEW.account_id AND id = NEW.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_count_removed AFTER DELETE ON category_items
BEGIN
	UPDATE categories SET item_count = item_count - 1 WHERE account_id = OLD.account_id AND id = OLD.category_id;
END;

CREATE TABLE `review_figures` (
	`account_id` integer NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`count` integer NOT NULL,
	`stars` integer NOT NULL,
	PRIMARY KEY(`account_id`, `subject_kind`, `subject_id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `reviews` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_subject_kind" CHECK("reviews"."subject_kind" in ('item')),
	CONSTRAINT "reviews_status" CHECK("reviews"."status" in ('pending', 'approved', 'denied')),
	CONSTRAINT "reviews_stars" CHECK("reviews"."stars" between 1 and 5)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`account_id`,`subject_kind`,`subject_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_of_subject` ON `reviews` (`account_id`,`subject_kind`,`subject_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_of_order` ON `reviews` (`account_id`,`order_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `categories` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `is_hidden` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `categories_hidden` ON `categories` (`account_id`,`path`) WHERE "categories"."is_hidden" = 1;--> statement-breakpoint
ALTER TABLE `items` ADD `buckets` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `items_by_name` ON `items` (`account_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `items_managed_by_time` ON `items` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `items_in_buckets` ON `items` (`account_id`,`created_at`,`id`) WHERE "items"."buckets" > 0;--> statement-breakpoint
ALTER TABLE `orders` ADD `reviews_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `order_lines_of_buyer` ON `order_lines` (`account_id`,`user_id`,`item_id`,`status`);--> statement-breakpoint
CREATE TRIGGER items_buckets_of_new BEFORE INSERT ON items WHEN NEW.buckets NOT BETWEEN 0 AND 7
BEGIN
	SELECT RAISE(ABORT, 'items_buckets');
END;
--> statement-breakpoint
CREATE TRIGGER items_buckets BEFORE UPDATE OF buckets ON items WHEN NEW.buckets NOT BETWEEN 0 AND 7
BEGIN
	SELECT RAISE(ABORT, 'items_buckets');
END;
--> statement-breakpoint
-- How categories are offered is part of what the store shows, too.
CREATE TRIGGER categories_offered_in_store AFTER UPDATE OF position, is_hidden ON categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- An order knows how many reviews came of it.
CREATE TRIGGER reviews_of_order_written AFTER INSERT ON reviews WHEN NEW.order_id IS NOT NULL
BEGIN
	UPDATE orders SET reviews_count = reviews_count + 1 WHERE account_id = NEW.account_id AND id = NEW.order_id;
END;
--> statement-breakpoint
-- A review counts while it is approved; the list's version rises with every change.
CREATE TRIGGER reviews_written AFTER INSERT ON reviews
BEGIN
	INSERT INTO review_figures (account_id, subject_kind, subject_id, count, stars)
	SELECT NEW.account_id, NEW.subject_kind, NEW.subject_id, 1, NEW.stars WHERE NEW.status = 'approved'
	ON CONFLICT (account_id, subject_kind, subject_id) DO UPDATE SET count = count + 1, stars = stars + excluded.stars;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'reviews', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_change AFTER UPDATE ON reviews
BEGIN
	UPDATE review_figures SET count = count - 1, stars = stars - OLD.stars
	WHERE OLD.status = 'approved' AND account_id = OLD.account_id AND subject_kind = OLD.subject_kind AND subject_id = OLD.subject_id;
	INSERT INTO review_figures (account_id, subject_kind, subject_id, count, stars)
	SELECT NEW.account_id, NEW.subject_kind, NEW.subject_id, 1, NEW.stars WHERE NEW.status = 'approved'
	ON CONFLICT (account_id, subject_kind, subject_id) DO UPDATE SET count = count + 1, stars = stars + excluded.stars;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'reviews', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A review that goes with its author no longer counts.
CREATE TRIGGER reviews_gone AFTER DELETE ON reviews
BEGIN
	UPDATE review_figures SET count = count - 1, stars = stars - OLD.stars
	WHERE OLD.status = 'approved' AND account_id = OLD.account_id AND subject_kind = OLD.subject_kind AND subject_id = OLD.subject_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'reviews', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

-- Reviews are of ideas, too. SQLite changes no CHECK in place: the table is made anew under its own name and filled before its
-- triggers come back, so that nothing is counted twice. No other table refers to it.
CREATE TABLE reviews_kept (
	account_id integer NOT NULL,
	id integer NOT NULL,
	subject_kind text NOT NULL,
	subject_id integer NOT NULL,
	user_id integer NOT NULL,
	order_id integer,
	stars integer NOT NULL,
	text text NOT NULL,
	status text NOT NULL,
	created_at integer NOT NULL,
	PRIMARY KEY (account_id, id)
) STRICT;
--> statement-breakpoint
INSERT INTO reviews_kept (account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, status, created_at)
	SELECT account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, status, created_at FROM reviews;
--> statement-breakpoint
DROP TABLE `reviews`;
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
	CONSTRAINT "reviews_subject_kind" CHECK("reviews"."subject_kind" in ('item', 'idea')),
	CONSTRAINT "reviews_status" CHECK("reviews"."status" in ('pending', 'approved', 'denied')),
	CONSTRAINT "reviews_stars" CHECK("reviews"."stars" between 1 and 5)
) STRICT;
--> statement-breakpoint
INSERT INTO reviews (account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, status, created_at)
	SELECT account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, status, created_at FROM reviews_kept;
--> statement-breakpoint
DROP TABLE reviews_kept;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`account_id`,`subject_kind`,`subject_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_of_subject` ON `reviews` (`account_id`,`subject_kind`,`subject_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_of_order` ON `reviews` (`account_id`,`order_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `ideas` ADD `reviews_count` integer DEFAULT 0 NOT NULL;
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
--> statement-breakpoint
-- An idea knows how many of its reviews everybody sees.
CREATE TRIGGER reviews_of_idea_written AFTER INSERT ON reviews WHEN NEW.subject_kind = 'idea' AND NEW.status = 'approved'
BEGIN
	UPDATE ideas SET reviews_count = reviews_count + 1 WHERE account_id = NEW.account_id AND id = NEW.subject_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_of_idea_decided AFTER UPDATE OF status ON reviews
WHEN NEW.subject_kind = 'idea' AND (OLD.status = 'approved') <> (NEW.status = 'approved')
BEGIN
	UPDATE ideas SET reviews_count = reviews_count + iif(NEW.status = 'approved', 1, -1)
	WHERE account_id = NEW.account_id AND id = NEW.subject_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_of_idea_gone AFTER DELETE ON reviews WHEN OLD.subject_kind = 'idea' AND OLD.status = 'approved'
BEGIN
	UPDATE ideas SET reviews_count = reviews_count - 1 WHERE account_id = OLD.account_id AND id = OLD.subject_id;
END;

CREATE TABLE `notification_counts` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`unread_count` integer DEFAULT 0 NOT NULL,
	`last_seen_at` integer,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "notification_counts_unread" CHECK("notification_counts"."unread_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `notifications` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `notifications_of_person` ON `notifications` (`account_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`,`user_id`) WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_by_age` ON `notifications` (`account_id`,`created_at`,`id`);--> statement-breakpoint
-- How many a person has not read.
CREATE TRIGGER notifications_inserted AFTER INSERT ON notifications WHEN NEW.read_at IS NULL
BEGIN
	INSERT INTO notification_counts (account_id, user_id, unread_count) VALUES (NEW.account_id, NEW.user_id, 1)
	ON CONFLICT (account_id, user_id) DO UPDATE SET unread_count = unread_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications WHEN OLD.read_at IS NULL AND NEW.read_at IS NOT NULL
BEGIN
	UPDATE notification_counts SET unread_count = unread_count - 1 WHERE account_id = NEW.account_id AND user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_deleted AFTER DELETE ON notifications WHEN OLD.read_at IS NULL
BEGIN
	UPDATE notification_counts SET unread_count = unread_count - 1 WHERE account_id = OLD.account_id AND user_id = OLD.user_id;
END;

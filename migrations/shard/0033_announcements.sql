CREATE TABLE `announcement_recipients` (
	`account_id` integer NOT NULL,
	`announcement_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`delivered_at` integer NOT NULL,
	`read_at` integer,
	`confirmed_at` integer,
	PRIMARY KEY(`account_id`, `announcement_id`, `user_id`),
	FOREIGN KEY (`account_id`,`announcement_id`) REFERENCES `announcements`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcement_recipients_confirmed" CHECK("announcement_recipients"."confirmed_at" is null or "announcement_recipients"."read_at" is not null)
) STRICT;
--> statement-breakpoint
CREATE INDEX `announcement_recipients_of_person` ON `announcement_recipients` (`account_id`,`user_id`,`announcement_id`);--> statement-breakpoint
CREATE INDEX `announcement_recipients_unconfirmed` ON `announcement_recipients` (`account_id`,`announcement_id`,`user_id`) WHERE "announcement_recipients"."confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `announcements` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`titles` text NOT NULL,
	`texts` text NOT NULL,
	`status` text NOT NULL,
	`audience` text NOT NULL,
	`group_ids` text DEFAULT '[]' NOT NULL,
	`starts_at` integer,
	`expires_at` integer,
	`is_pinned` integer DEFAULT 0 NOT NULL,
	`asks_confirmation` integer DEFAULT 0 NOT NULL,
	`sends_mail` integer DEFAULT 1 NOT NULL,
	`sending_id` integer,
	`checkpoint` text,
	`activity_id` integer,
	`ended_at` integer,
	`error` text,
	`reminded_at` integer,
	`reminder_id` integer,
	`reminder_checkpoint` integer,
	`delivered_count` integer DEFAULT 0 NOT NULL,
	`read_count` integer DEFAULT 0 NOT NULL,
	`confirmed_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcements_status" CHECK("announcements"."status" in ('draft', 'pending', 'processing', 'processed', 'canceled', 'errored')),
	CONSTRAINT "announcements_audience" CHECK("announcements"."audience" in ('everybody', 'groups')),
	CONSTRAINT "announcements_titles" CHECK(length("announcements"."titles") <= 5000),
	CONSTRAINT "announcements_texts" CHECK(length("announcements"."texts") <= 200000),
	CONSTRAINT "announcements_group_ids" CHECK(json_array_length("announcements"."group_ids") <= 20),
	CONSTRAINT "announcements_end" CHECK("announcements"."expires_at" > "announcements"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `announcements_by_time` ON `announcements` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_running` ON `announcements` (`account_id`,`starts_at`,`id`) WHERE "announcements"."status" in ('processing', 'processed', 'errored') and "announcements"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `announcements_pinned` ON `announcements` (`account_id`,`starts_at`,`id`) WHERE "announcements"."is_pinned" = 1 and "announcements"."status" in ('pending', 'processing', 'processed', 'errored');--> statement-breakpoint
-- Whom an announcement reached, who read it, and who confirmed it.
CREATE TRIGGER announcement_recipients_told AFTER INSERT ON announcement_recipients
BEGIN
	UPDATE announcements SET delivered_count = delivered_count + 1, read_count = read_count + (NEW.read_at IS NOT NULL),
		confirmed_count = confirmed_count + (NEW.confirmed_at IS NOT NULL)
	WHERE account_id = NEW.account_id AND id = NEW.announcement_id;
END;
--> statement-breakpoint
CREATE TRIGGER announcement_recipients_read AFTER UPDATE OF read_at, confirmed_at ON announcement_recipients
WHEN (OLD.read_at IS NULL) <> (NEW.read_at IS NULL) OR (OLD.confirmed_at IS NULL) <> (NEW.confirmed_at IS NULL)
BEGIN
	UPDATE announcements SET
		read_count = read_count + (NEW.read_at IS NOT NULL) - (OLD.read_at IS NOT NULL),
		confirmed_count = confirmed_count + (NEW.confirmed_at IS NOT NULL) - (OLD.confirmed_at IS NOT NULL)
	WHERE account_id = NEW.account_id AND id = NEW.announcement_id;
END;

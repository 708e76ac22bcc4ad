CREATE TABLE `blocks` (
	`account_id` integer NOT NULL,
	`blocker_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `blocker_id`, `blocked_id`),
	FOREIGN KEY (`account_id`,`blocker_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`blocked_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "blocks_not_oneself" CHECK("blocks"."blocker_id" <> "blocks"."blocked_id")
) STRICT;
--> statement-breakpoint
CREATE TABLE `follows` (
	`account_id` integer NOT NULL,
	`follower_id` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `follower_id`, `kind`, `target_id`),
	FOREIGN KEY (`account_id`,`follower_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "follows_kind" CHECK("follows"."kind" in ('person', 'group')),
	CONSTRAINT "follows_not_oneself" CHECK("follows"."kind" <> 'person' or "follows"."target_id" <> "follows"."follower_id")
) STRICT;
--> statement-breakpoint
CREATE INDEX `follows_of_target` ON `follows` (`account_id`,`kind`,`target_id`,`follower_id`);
--> statement-breakpoint
CREATE TRIGGER follows_listed AFTER INSERT ON follows
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'followers/' || NEW.follower_id, 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
	INSERT INTO table_versions (account_id, table_name, version)
	SELECT NEW.account_id, 'followers/' || NEW.target_id, 1 WHERE NEW.kind = 'person'
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER follows_unlisted AFTER DELETE ON follows
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'followers/' || OLD.follower_id, 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
	INSERT INTO table_versions (account_id, table_name, version)
	SELECT OLD.account_id, 'followers/' || OLD.target_id, 1 WHERE OLD.kind = 'person'
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER blocks_listed AFTER INSERT ON blocks
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'followers/' || NEW.blocker_id, 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER blocks_unlisted AFTER DELETE ON blocks
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'followers/' || OLD.blocker_id, 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TABLE `nomination_categories` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`questions` text DEFAULT '[]' NOT NULL,
	`chosen_id` integer,
	`chosen_reason` text,
	`chosen_by` integer,
	`winner_id` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`event_id`) REFERENCES `nomination_events`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`winner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "nomination_categories_name" CHECK(length("nomination_categories"."name") between 1 and 60),
	CONSTRAINT "nomination_categories_chosen" CHECK("nomination_categories"."chosen_id" is null or length("nomination_categories"."chosen_reason") >= 10)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `nomination_categories_of_event` ON `nomination_categories` (`account_id`,`event_id`,`place`);--> statement-breakpoint
CREATE TABLE `nomination_events` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`rounds` text NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`closes_at` integer NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`budget_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`nomination_count` integer DEFAULT 0 NOT NULL,
	`created_by` integer NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "nomination_events_status" CHECK("nomination_events"."status" in ('draft', 'open', 'closed', 'reviewing', 'finalised', 'published', 'archived')),
	CONSTRAINT "nomination_events_name" CHECK(length("nomination_events"."name") between 1 and 80),
	CONSTRAINT "nomination_events_rounds" CHECK(json_array_length("nomination_events"."rounds") between 1 and 3),
	CONSTRAINT "nomination_events_points" CHECK("nomination_events"."points" between 0 and 1000000000000),
	CONSTRAINT "nomination_events_budget" CHECK("nomination_events"."points" = 0 or "nomination_events"."budget_id" is not null)
) STRICT;
--> statement-breakpoint
CREATE INDEX `nomination_events_by_time` ON `nomination_events` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `nomination_events_open` ON `nomination_events` (`account_id`,`created_at`,`id`) WHERE "nomination_events"."status" = 'open';--> statement-breakpoint
CREATE INDEX `nomination_events_published` ON `nomination_events` (`account_id`,`published_at`,`id`) WHERE "nomination_events"."status" = 'published';--> statement-breakpoint
CREATE TABLE `nomination_jurors` (
	`account_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`juror_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `event_id`, `juror_id`),
	FOREIGN KEY (`account_id`,`event_id`) REFERENCES `nomination_events`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`juror_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `nomination_jurors_of_person` ON `nomination_jurors` (`account_id`,`juror_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `nomination_verdicts` (
	`account_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`round` integer NOT NULL,
	`nominee_id` integer NOT NULL,
	`juror_id` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`account_id`, `category_id`, `round`, `nominee_id`, `juror_id`),
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `nomination_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`juror_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "nomination_verdicts_value" CHECK("nomination_verdicts"."value" between 0 and 10)
) STRICT;
--> statement-breakpoint
CREATE TABLE `nominations` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`nominee_id` integer NOT NULL,
	`nominator_id` integer NOT NULL,
	`words` text NOT NULL,
	`answers` text DEFAULT '[]' NOT NULL,
	`is_signed` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`event_id`) REFERENCES `nomination_events`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `nomination_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`nominee_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`nominator_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "nominations_words" CHECK(length("nominations"."words") between 1 and 1000),
	CONSTRAINT "nominations_of_others" CHECK("nominations"."nominee_id" <> "nominations"."nominator_id")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `nominations_once` ON `nominations` (`account_id`,`category_id`,`nominee_id`,`nominator_id`);--> statement-breakpoint
CREATE INDEX `nominations_of_event` ON `nominations` (`account_id`,`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `nominations_of_nominator` ON `nominations` (`account_id`,`nominator_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `nominations_of_nominee` ON `nominations` (`account_id`,`nominee_id`,`event_id`);
--> statement-breakpoint
CREATE TRIGGER nomination_events_listed AFTER INSERT ON nomination_events
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'nomination_events', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER nomination_events_relisted AFTER UPDATE OF status, name, closes_at ON nomination_events
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'nomination_events', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER nomination_events_unlisted AFTER DELETE ON nomination_events
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'nomination_events', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER nominations_counted AFTER INSERT ON nominations
BEGIN
	UPDATE nomination_events SET nomination_count = nomination_count + 1, version = version + 1
	WHERE account_id = NEW.account_id AND id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER nomination_verdicts_given AFTER INSERT ON nomination_verdicts
BEGIN
	UPDATE nomination_events SET version = version + 1 WHERE account_id = NEW.account_id AND id =
		(SELECT event_id FROM nomination_categories WHERE account_id = NEW.account_id AND id = NEW.category_id);
END;
--> statement-breakpoint
CREATE TRIGGER nomination_verdicts_changed AFTER UPDATE OF value ON nomination_verdicts
BEGIN
	UPDATE nomination_events SET version = version + 1 WHERE account_id = NEW.account_id AND id =
		(SELECT event_id FROM nomination_categories WHERE account_id = NEW.account_id AND id = NEW.category_id);
END;
--> statement-breakpoint
CREATE TRIGGER nomination_verdicts_taken AFTER DELETE ON nomination_verdicts
BEGIN
	UPDATE nomination_events SET version = version + 1 WHERE account_id = OLD.account_id AND id =
		(SELECT event_id FROM nomination_categories WHERE account_id = OLD.account_id AND id = OLD.category_id);
END;

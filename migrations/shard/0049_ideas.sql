CREATE TABLE `idea_categories` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`points_on_approval` integer DEFAULT 0 NOT NULL,
	`points_on_highlighting` integer DEFAULT 0 NOT NULL,
	`budget_id` integer,
	`idea_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "idea_categories_name" CHECK(length("idea_categories"."name") between 1 and 60),
	CONSTRAINT "idea_categories_description" CHECK(length("idea_categories"."description") <= 300),
	CONSTRAINT "idea_categories_points_on_approval" CHECK("idea_categories"."points_on_approval" between 0 and 1000000000000),
	CONSTRAINT "idea_categories_points_on_highlighting" CHECK("idea_categories"."points_on_highlighting" between 0 and 1000000000000),
	CONSTRAINT "idea_categories_budget" CHECK(("idea_categories"."points_on_approval" = 0 and "idea_categories"."points_on_highlighting" = 0) or "idea_categories"."budget_id" is not null)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `idea_categories_once` ON `idea_categories` (`account_id`,`name`);--> statement-breakpoint
CREATE INDEX `idea_categories_by_time` ON `idea_categories` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `idea_counts` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`shown_count` integer NOT NULL,
	CONSTRAINT "idea_counts_shown_count" CHECK("idea_counts"."shown_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `idea_events` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`idea_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`changes` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`idea_id`) REFERENCES `ideas`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "idea_events_kind" CHECK("idea_events"."kind" in ('sent', 'suggestion', 'comment', 'approved', 'rejected', 'merged', 'featured', 'unfeatured', 'commission')),
	CONSTRAINT "idea_events_text" CHECK(length("idea_events"."text") <= 2000),
	CONSTRAINT "idea_events_changes" CHECK(length("idea_events"."changes") <= 20000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `idea_events_of_idea` ON `idea_events` (`account_id`,`idea_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `idea_pictures` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`idea_id` integer NOT NULL,
	`image_url` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`idea_id`) REFERENCES `ideas`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "idea_pictures_name" CHECK(length("idea_pictures"."name") between 1 and 120)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `idea_pictures_once` ON `idea_pictures` (`account_id`,`idea_id`,`image_url`);--> statement-breakpoint
CREATE TABLE `idea_team_members` (
	`account_id` integer NOT NULL,
	`idea_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`share` integer NOT NULL,
	`place` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `idea_id`, `user_id`),
	FOREIGN KEY (`account_id`,`idea_id`) REFERENCES `ideas`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "idea_team_members_share" CHECK("idea_team_members"."share" between 0 and 100)
) STRICT;
--> statement-breakpoint
CREATE INDEX `idea_team_members_of_user` ON `idea_team_members` (`account_id`,`user_id`,`created_at`,`idea_id`);--> statement-breakpoint
CREATE TABLE `idea_votes` (
	`account_id` integer NOT NULL,
	`idea_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `idea_id`, `user_id`),
	FOREIGN KEY (`account_id`,`idea_id`) REFERENCES `ideas`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `idea_votes_of_user` ON `idea_votes` (`account_id`,`user_id`,`created_at`,`idea_id`);--> statement-breakpoint
CREATE TABLE `ideas` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`title` text NOT NULL,
	`problem` text NOT NULL,
	`solution` text NOT NULL,
	`additional_fields` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`sent` text,
	`is_featured` integer DEFAULT 0 NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`merged_into_id` integer,
	`activity_id` integer,
	`approval_paid_at` integer,
	`highlighting_paid_at` integer,
	`commission_paid_at` integer,
	`decided_at` integer,
	`decided_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `idea_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ideas_status" CHECK("ideas"."status" in ('draft', 'pending', 'changes_suggested', 'approved', 'rejected')),
	CONSTRAINT "ideas_title" CHECK(length("ideas"."title") between 1 and 80),
	CONSTRAINT "ideas_problem" CHECK(length("ideas"."problem") <= 2000),
	CONSTRAINT "ideas_solution" CHECK(length("ideas"."solution") <= 2000),
	CONSTRAINT "ideas_additional_fields" CHECK(length("ideas"."additional_fields") <= 1000),
	CONSTRAINT "ideas_reason" CHECK(length("ideas"."reason") <= 2000),
	CONSTRAINT "ideas_vote_count" CHECK("ideas"."vote_count" >= 0),
	CONSTRAINT "ideas_featured_approved" CHECK("ideas"."is_featured" = 0 or "ideas"."status" = 'approved'),
	CONSTRAINT "ideas_commission_approved" CHECK("ideas"."commission_paid_at" is null or "ideas"."status" = 'approved'),
	CONSTRAINT "ideas_sent" CHECK(("ideas"."status" = 'draft') = ("ideas"."version" = 0)),
	CONSTRAINT "ideas_merged" CHECK("ideas"."merged_into_id" is null or "ideas"."status" = 'rejected')
) STRICT;
--> statement-breakpoint
CREATE INDEX `ideas_by_votes` ON `ideas` (`account_id`,`vote_count`,`id`);--> statement-breakpoint
CREATE INDEX `ideas_by_time` ON `ideas` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ideas_shown_by_votes` ON `ideas` (`account_id`,`vote_count`,`id`) WHERE "ideas"."status" <> 'draft' and "ideas"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX `ideas_shown_by_time` ON `ideas` (`account_id`,`created_at`,`id`) WHERE "ideas"."status" <> 'draft' and "ideas"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX `ideas_featured` ON `ideas` (`account_id`,`decided_at`,`id`) WHERE "ideas"."is_featured" = 1;--> statement-breakpoint
CREATE INDEX `ideas_waiting` ON `ideas` (`account_id`,`id`) WHERE "ideas"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `users_moderating_ideas` ON `users` (`account_id`,`id`) WHERE "users"."switches" ->> 'can_moderate_ideas' = 1;
--> statement-breakpoint
-- One vote each is counted with the idea, in the batch of the vote.
CREATE TRIGGER idea_votes_added AFTER INSERT ON idea_votes
BEGIN
	UPDATE ideas SET vote_count = vote_count + 1 WHERE account_id = NEW.account_id AND id = NEW.idea_id;
END;
--> statement-breakpoint
CREATE TRIGGER idea_votes_removed AFTER DELETE ON idea_votes
BEGIN
	UPDATE ideas SET vote_count = vote_count - 1 WHERE account_id = OLD.account_id AND id = OLD.idea_id;
END;
--> statement-breakpoint
CREATE TRIGGER ideas_listed AFTER INSERT ON ideas
BEGIN
	UPDATE idea_categories SET idea_count = idea_count + 1
	WHERE account_id = NEW.account_id AND id = NEW.category_id AND NEW.status <> 'draft' AND NEW.merged_into_id IS NULL;
	INSERT INTO idea_counts (account_id, shown_count) VALUES (NEW.account_id, NEW.status <> 'draft' AND NEW.merged_into_id IS NULL)
	ON CONFLICT (account_id) DO UPDATE SET shown_count = shown_count + excluded.shown_count;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'ideas', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ideas_relisted AFTER UPDATE ON ideas
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'ideas', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ideas_recounted AFTER UPDATE OF status, merged_into_id, category_id ON ideas
BEGIN
	UPDATE idea_counts SET shown_count = shown_count - (OLD.status <> 'draft' AND OLD.merged_into_id IS NULL)
		+ (NEW.status <> 'draft' AND NEW.merged_into_id IS NULL) WHERE account_id = NEW.account_id;
	UPDATE idea_categories SET idea_count = idea_count - 1
	WHERE account_id = OLD.account_id AND id = OLD.category_id AND OLD.status <> 'draft' AND OLD.merged_into_id IS NULL;
	UPDATE idea_categories SET idea_count = idea_count + 1
	WHERE account_id = NEW.account_id AND id = NEW.category_id AND NEW.status <> 'draft' AND NEW.merged_into_id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER ideas_removed AFTER DELETE ON ideas
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'ideas', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER idea_categories_listed AFTER INSERT ON idea_categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'idea_categories', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER idea_categories_relisted AFTER UPDATE OF name, description, is_active, points_on_approval, points_on_highlighting ON idea_categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'idea_categories', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Ideas that wait are also theirs to decide who moderate ideas by their own switch, as they get it and lose it.
CREATE TRIGGER moderation_requests_of_ideas_added AFTER INSERT ON moderation_requests
WHEN NEW.kind = 'idea' AND NEW.final_status = 'pending'
BEGIN
	INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
	SELECT NEW.account_id, NEW.id, u.id, NEW.final_status, NEW.created_at FROM users u
	WHERE u.account_id = NEW.account_id AND u.switches ->> 'can_moderate_ideas' = 1
	ON CONFLICT (account_id, request_id, user_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_moderate_ideas_changed AFTER UPDATE OF switches ON users
WHEN (OLD.switches ->> 'can_moderate_ideas') IS NOT (NEW.switches ->> 'can_moderate_ideas')
BEGIN
	DELETE FROM moderation_deciders WHERE account_id = NEW.account_id AND user_id = NEW.id AND NEW.role <> 'account_owner'
		AND request_id IN (SELECT r.id FROM moderation_requests r
			WHERE r.account_id = NEW.account_id AND r.kind = 'idea' AND r.final_status = 'pending');
	INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
	SELECT r.account_id, r.id, NEW.id, r.final_status, r.created_at FROM moderation_requests r
	WHERE r.account_id = NEW.account_id AND r.kind = 'idea' AND r.final_status = 'pending' AND NEW.switches ->> 'can_moderate_ideas' = 1
	ON CONFLICT (account_id, request_id, user_id) DO NOTHING;
END;

CREATE TABLE `poll_ballots` (
	`account_id` integer NOT NULL,
	`poll_id` integer NOT NULL,
	`voter_id` integer NOT NULL,
	`option_ids` text NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `poll_id`, `voter_id`),
	FOREIGN KEY (`account_id`,`poll_id`) REFERENCES `polls`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`voter_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "poll_ballots_option_ids" CHECK(json_array_length("poll_ballots"."option_ids") between 1 and 10)
) STRICT;
--> statement-breakpoint
CREATE TABLE `poll_options` (
	`account_id` integer NOT NULL,
	`poll_id` integer NOT NULL,
	`option_id` integer NOT NULL,
	`label` text NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `poll_id`, `option_id`),
	FOREIGN KEY (`account_id`,`poll_id`) REFERENCES `polls`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "poll_options_option_id" CHECK("poll_options"."option_id" between 1 and 10),
	CONSTRAINT "poll_options_label" CHECK(length("poll_options"."label") between 1 and 120)
) STRICT;
--> statement-breakpoint
CREATE TABLE `polls` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`question` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`audience` text NOT NULL,
	`team_manager_id` integer,
	`results` text NOT NULL,
	`is_anonymous` integer DEFAULT 0 NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`activity_id` integer,
	`first_voted_at` integer,
	`voter_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "polls_kind" CHECK("polls"."kind" in ('single', 'multiple')),
	CONSTRAINT "polls_status" CHECK("polls"."status" in ('draft', 'scheduled', 'active', 'paused', 'closed', 'archived')),
	CONSTRAINT "polls_audience" CHECK("polls"."audience" in ('everyone', 'team')),
	CONSTRAINT "polls_results" CHECK("polls"."results" in ('always', 'after_voting', 'after_close', 'never')),
	CONSTRAINT "polls_question" CHECK(length("polls"."question") between 1 and 140),
	CONSTRAINT "polls_times" CHECK("polls"."closes_at" >= "polls"."opens_at"),
	CONSTRAINT "polls_team" CHECK("polls"."audience" = 'everyone' or "polls"."team_manager_id" is not null)
) STRICT;
--> statement-breakpoint
CREATE INDEX `polls_open` ON `polls` (`account_id`,`opens_at`,`id`) WHERE "polls"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX `polls_closed` ON `polls` (`account_id`,`opens_at`,`id`) WHERE "polls"."status" = 'closed';--> statement-breakpoint
CREATE INDEX `polls_of_author` ON `polls` (`account_id`,`author_id`,`opens_at`,`id`);--> statement-breakpoint
CREATE TRIGGER polls_listed AFTER INSERT ON polls
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'polls', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER polls_relisted AFTER UPDATE OF status, question, audience, team_manager_id, opens_at ON polls
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'polls', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER polls_unlisted AFTER DELETE ON polls
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'polls', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- From the first vote on, what was asked stays as it was, whoever writes.
CREATE TRIGGER polls_frozen BEFORE UPDATE OF question, kind, audience, team_manager_id, results, is_anonymous ON polls
WHEN OLD.first_voted_at IS NOT NULL
AND (OLD.question, OLD.kind, OLD.audience, OLD.team_manager_id, OLD.results, OLD.is_anonymous)
	IS NOT (NEW.question, NEW.kind, NEW.audience, NEW.team_manager_id, NEW.results, NEW.is_anonymous)
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'poll_frozen');
END;
--> statement-breakpoint
CREATE TRIGGER poll_options_frozen BEFORE UPDATE OF label ON poll_options
WHEN OLD.label <> NEW.label AND (SELECT first_voted_at FROM polls WHERE account_id = OLD.account_id AND id = OLD.poll_id) IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'poll_frozen');
END;
--> statement-breakpoint
CREATE TRIGGER poll_options_kept BEFORE DELETE ON poll_options
WHEN (SELECT first_voted_at FROM polls WHERE account_id = OLD.account_id AND id = OLD.poll_id) IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'poll_frozen');
END;
--> statement-breakpoint
CREATE TRIGGER poll_ballots_counted AFTER INSERT ON poll_ballots
BEGIN
	UPDATE poll_options SET vote_count = vote_count + 1
	WHERE account_id = NEW.account_id AND poll_id = NEW.poll_id AND option_id IN (SELECT value FROM json_each(NEW.option_ids));
	UPDATE polls SET voter_count = voter_count + 1, first_voted_at = coalesce(first_voted_at, NEW.voted_at)
	WHERE account_id = NEW.account_id AND id = NEW.poll_id;
END;
--> statement-breakpoint
CREATE TRIGGER poll_ballots_uncounted AFTER DELETE ON poll_ballots
BEGIN
	UPDATE poll_options SET vote_count = vote_count - 1
	WHERE account_id = OLD.account_id AND poll_id = OLD.poll_id AND option_id IN (SELECT value FROM json_each(OLD.option_ids));
	UPDATE polls SET voter_count = voter_count - 1 WHERE account_id = OLD.account_id AND id = OLD.poll_id;
END;
--> statement-breakpoint
CREATE TRIGGER poll_ballots_unchanged BEFORE UPDATE OF option_ids ON poll_ballots
WHEN OLD.option_ids <> NEW.option_ids
BEGIN
	SELECT RAISE(ABORT, 'already_voted');
END;

CREATE TABLE `scoreboard_awards` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `user_id`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scoreboard_awards_status" CHECK("scoreboard_awards"."status" in ('waiting', 'paid', 'lost')),
	CONSTRAINT "scoreboard_awards_points" CHECK("scoreboard_awards"."points" between 1 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `scoreboard_awards_waiting` ON `scoreboard_awards` (`account_id`,`competition_id`,`user_id`) WHERE "scoreboard_awards"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `scoreboard_competitions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`rules` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`goal` text NOT NULL,
	`target` integer DEFAULT 0 NOT NULL,
	`competitor` text NOT NULL,
	`has_entrants` integer DEFAULT 0 NOT NULL,
	`starts_at` integer NOT NULL,
	`freezes_at` integer,
	`ends_at` integer NOT NULL,
	`budget_id` integer,
	`is_stale` integer DEFAULT 0 NOT NULL,
	`shown_at` integer,
	`placed_count` integer DEFAULT 0 NOT NULL,
	`telling` text DEFAULT '' NOT NULL,
	`told_to` integer DEFAULT 0 NOT NULL,
	`is_awarded` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scoreboard_competitions_status" CHECK("scoreboard_competitions"."status" in ('draft', 'scheduled', 'running', 'frozen', 'final', 'paid', 'cancelled')),
	CONSTRAINT "scoreboard_competitions_goal" CHECK("scoreboard_competitions"."goal" in ('best', 'target')),
	CONSTRAINT "scoreboard_competitions_competitor" CHECK("scoreboard_competitions"."competitor" in ('people', 'teams')),
	CONSTRAINT "scoreboard_competitions_telling" CHECK("scoreboard_competitions"."telling" in ('', 'started', 'ended')),
	CONSTRAINT "scoreboard_competitions_name" CHECK(length("scoreboard_competitions"."name") between 1 and 60),
	CONSTRAINT "scoreboard_competitions_rules" CHECK(length("scoreboard_competitions"."rules") <= 2000),
	CONSTRAINT "scoreboard_competitions_times" CHECK("scoreboard_competitions"."starts_at" < "scoreboard_competitions"."ends_at"),
	CONSTRAINT "scoreboard_competitions_target" CHECK(("scoreboard_competitions"."goal" = 'target') = ("scoreboard_competitions"."target" > 0)),
	CONSTRAINT "scoreboard_competitions_target_range" CHECK("scoreboard_competitions"."target" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `scoreboard_competitions_due` ON `scoreboard_competitions` (`account_id`,`due_at`,`id`) WHERE "scoreboard_competitions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `scoreboard_competitions_counting` ON `scoreboard_competitions` (`account_id`,`id`) WHERE "scoreboard_competitions"."status" in ('scheduled', 'running', 'frozen');--> statement-breakpoint
CREATE TABLE `scoreboard_entrants` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`contestant_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `user_id`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `scoreboard_entrants_of_contestant` ON `scoreboard_entrants` (`account_id`,`competition_id`,`contestant_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `scoreboard_entrants_of_user` ON `scoreboard_entrants` (`account_id`,`user_id`,`competition_id`);--> statement-breakpoint
CREATE TABLE `scoreboard_figures` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`contestant_id` integer NOT NULL,
	`metric` text NOT NULL,
	`figure` integer NOT NULL,
	`shown_figure` integer DEFAULT 0 NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `contestant_id`, `metric`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `scoreboard_groups` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`name` text NOT NULL,
	`member_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `group_id`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `scoreboard_metrics` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`metric` text NOT NULL,
	`weight` integer NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `metric`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scoreboard_metrics_metric" CHECK("scoreboard_metrics"."metric" in ('recognitions_given', 'recognitions_received', 'points_received', 'ideas_approved', 'sales_approved', 'sales_quantity', 'sales_points')),
	CONSTRAINT "scoreboard_metrics_weight" CHECK("scoreboard_metrics"."weight" between 1 and 1000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `scoreboard_prizes` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `place`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scoreboard_prizes_place" CHECK("scoreboard_prizes"."place" between 1 and 10),
	CONSTRAINT "scoreboard_prizes_points" CHECK("scoreboard_prizes"."points" between 1 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `scoreboard_standings` (
	`account_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`contestant_id` integer NOT NULL,
	`user_id` integer,
	`total` integer NOT NULL,
	`reached_at` integer,
	`place` integer,
	`position` integer,
	`shown_total` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `competition_id`, `contestant_id`),
	FOREIGN KEY (`account_id`,`competition_id`) REFERENCES `scoreboard_competitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `scoreboard_standings_board` ON `scoreboard_standings` (`account_id`,`competition_id`,`position`);--> statement-breakpoint
CREATE INDEX `scoreboard_standings_reached` ON `scoreboard_standings` (`account_id`,`competition_id`,`reached_at`) WHERE "scoreboard_standings"."reached_at" is not null;
--> statement-breakpoint
-- The clock starts, freezes, ends and pays a competition.
CREATE TRIGGER scoreboard_competitions_due_added AFTER INSERT ON scoreboard_competitions
WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'scoreboards/follow-competitions', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER scoreboard_competitions_due_changed AFTER UPDATE OF due_at ON scoreboard_competitions
WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'scoreboards/follow-competitions', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A competition goes on and never back.
CREATE TRIGGER scoreboard_competitions_stay BEFORE UPDATE OF status ON scoreboard_competitions
WHEN (OLD.status, NEW.status) NOT IN (VALUES ('draft', 'scheduled'), ('draft', 'cancelled'), ('scheduled', 'running'),
	('scheduled', 'cancelled'), ('running', 'frozen'), ('running', 'final'), ('running', 'cancelled'), ('frozen', 'final'),
	('frozen', 'cancelled'), ('final', 'paid'))
BEGIN
	SELECT RAISE(ABORT, 'competition_changed');
END;
--> statement-breakpoint
-- From when it is published its rules stay as they are, whoever writes.
CREATE TRIGGER scoreboard_competitions_frozen BEFORE UPDATE OF name, rules, goal, target, competitor, has_entrants, ends_at, budget_id ON scoreboard_competitions
WHEN OLD.status <> 'draft'
AND (OLD.name, OLD.rules, OLD.goal, OLD.target, OLD.competitor, OLD.has_entrants, OLD.ends_at, OLD.budget_id)
	IS NOT (NEW.name, NEW.rules, NEW.goal, NEW.target, NEW.competitor, NEW.has_entrants, NEW.ends_at, NEW.budget_id)
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'competition_changed');
END;
--> statement-breakpoint
-- What happened comes in here: whose it is, what it counts as, when it was, and how much it is.
CREATE VIEW scoreboard_events AS SELECT account_id, user_id, metric, counted_at AS happened_at, figure AS amount
FROM (SELECT account_id, contestant_id AS user_id, metric, counted_at, figure FROM scoreboard_figures);
--> statement-breakpoint
-- It counts in each competition that runs at its time, that counts such things, and in which the person competes.
CREATE TRIGGER scoreboard_events_counted INSTEAD OF INSERT ON scoreboard_events
BEGIN
	INSERT INTO scoreboard_figures (account_id, competition_id, contestant_id, metric, figure, counted_at)
	SELECT c.account_id, c.id, coalesce(e.contestant_id, NEW.user_id), NEW.metric, NEW.amount, NEW.happened_at
	FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	JOIN scoreboard_metrics m ON m.account_id = c.account_id AND m.competition_id = c.id AND m.metric = NEW.metric
	LEFT JOIN scoreboard_entrants e ON e.account_id = c.account_id AND e.competition_id = c.id AND e.user_id = NEW.user_id
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen')
		AND c.starts_at <= NEW.happened_at AND NEW.happened_at < c.ends_at AND (c.has_entrants = 0 OR e.user_id IS NOT NULL)
	ON CONFLICT (account_id, competition_id, contestant_id, metric)
	DO UPDATE SET figure = figure + excluded.figure, counted_at = excluded.counted_at;
END;
--> statement-breakpoint
-- Each figure is in its contestant's total by its weight, and tells when a target is reached.
CREATE TRIGGER scoreboard_figures_added AFTER INSERT ON scoreboard_figures
BEGIN
	INSERT INTO scoreboard_standings (account_id, competition_id, contestant_id, user_id, total)
	SELECT c.account_id, c.id, NEW.contestant_id, iif(c.competitor = 'people', NEW.contestant_id, NULL), m.weight * NEW.figure
	FROM scoreboard_competitions c
	JOIN scoreboard_metrics m ON m.account_id = c.account_id AND m.competition_id = c.id AND m.metric = NEW.metric
	WHERE c.account_id = NEW.account_id AND c.id = NEW.competition_id
	ON CONFLICT (account_id, competition_id, contestant_id) DO UPDATE SET total = total + excluded.total;
	UPDATE scoreboard_standings SET reached_at = iif(total >= c.target, coalesce(reached_at, NEW.counted_at), NULL)
	FROM scoreboard_competitions c
	WHERE c.account_id = NEW.account_id AND c.id = NEW.competition_id AND c.target > 0
		AND scoreboard_standings.account_id = NEW.account_id AND scoreboard_standings.competition_id = NEW.competition_id
		AND scoreboard_standings.contestant_id = NEW.contestant_id;
	UPDATE scoreboard_competitions SET is_stale = 1
	WHERE account_id = NEW.account_id AND id = NEW.competition_id AND is_stale = 0;
END;
--> statement-breakpoint
CREATE TRIGGER scoreboard_figures_changed AFTER UPDATE OF figure ON scoreboard_figures
BEGIN
	INSERT INTO scoreboard_standings (account_id, competition_id, contestant_id, user_id, total)
	SELECT c.account_id, c.id, NEW.contestant_id, iif(c.competitor = 'people', NEW.contestant_id, NULL), m.weight * (NEW.figure - OLD.figure)
	FROM scoreboard_competitions c
	JOIN scoreboard_metrics m ON m.account_id = c.account_id AND m.competition_id = c.id AND m.metric = NEW.metric
	WHERE c.account_id = NEW.account_id AND c.id = NEW.competition_id
	ON CONFLICT (account_id, competition_id, contestant_id) DO UPDATE SET total = total + excluded.total;
	UPDATE scoreboard_standings SET reached_at = iif(total >= c.target, coalesce(reached_at, NEW.counted_at), NULL)
	FROM scoreboard_competitions c
	WHERE c.account_id = NEW.account_id AND c.id = NEW.competition_id AND c.target > 0
		AND scoreboard_standings.account_id = NEW.account_id AND scoreboard_standings.competition_id = NEW.competition_id
		AND scoreboard_standings.contestant_id = NEW.contestant_id;
	UPDATE scoreboard_competitions SET is_stale = 1
	WHERE account_id = NEW.account_id AND id = NEW.competition_id AND is_stale = 0;
END;
--> statement-breakpoint
-- A recognition counts for whoever gave and whoever received it, as long as it stands.
CREATE TRIGGER scoreboard_recognitions_added AFTER INSERT ON recognitions
WHEN NEW.status = 'issued' AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT NEW.account_id, NEW.giver_id, 'recognitions_given', NEW.created_at, 1
	UNION ALL SELECT NEW.account_id, NEW.recipient_id, 'recognitions_received', NEW.created_at, 1
	UNION ALL SELECT NEW.account_id, NEW.recipient_id, 'points_received', NEW.created_at, NEW.points;
END;
--> statement-breakpoint
CREATE TRIGGER scoreboard_recognitions_changed AFTER UPDATE OF status ON recognitions
WHEN (NEW.status = 'issued') <> (OLD.status = 'issued') AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT OLD.account_id, OLD.giver_id, 'recognitions_given', OLD.created_at, -1
	UNION ALL SELECT OLD.account_id, OLD.recipient_id, 'recognitions_received', OLD.created_at, -1
	UNION ALL SELECT OLD.account_id, OLD.recipient_id, 'points_received', OLD.created_at, -OLD.points) WHERE OLD.status = 'issued';
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT NEW.account_id, NEW.giver_id, 'recognitions_given', NEW.created_at, 1
	UNION ALL SELECT NEW.account_id, NEW.recipient_id, 'recognitions_received', NEW.created_at, 1
	UNION ALL SELECT NEW.account_id, NEW.recipient_id, 'points_received', NEW.created_at, NEW.points) WHERE NEW.status = 'issued';
END;
--> statement-breakpoint
-- A sale counts from its approval on, until it is taken back.
CREATE TRIGGER scoreboard_sales_added AFTER INSERT ON sales
WHEN (NEW.status = 'approved' AND NEW.reversed_at IS NULL) AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT NEW.account_id, NEW.owner_id, 'sales_approved', NEW.approved_at, 1
	UNION ALL SELECT NEW.account_id, NEW.owner_id, 'sales_quantity', NEW.approved_at, NEW.quantity
	UNION ALL SELECT NEW.account_id, NEW.owner_id, 'sales_points', NEW.approved_at, NEW.total_points_earned;
END;
--> statement-breakpoint
CREATE TRIGGER scoreboard_sales_changed AFTER UPDATE OF status, reversed_at ON sales
WHEN ((NEW.status = 'approved' AND NEW.reversed_at IS NULL)) <> ((OLD.status = 'approved' AND OLD.reversed_at IS NULL)) AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT OLD.account_id, OLD.owner_id, 'sales_approved', OLD.approved_at, -1
	UNION ALL SELECT OLD.account_id, OLD.owner_id, 'sales_quantity', OLD.approved_at, -OLD.quantity
	UNION ALL SELECT OLD.account_id, OLD.owner_id, 'sales_points', OLD.approved_at, -OLD.total_points_earned) WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL);
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT NEW.account_id, NEW.owner_id, 'sales_approved', NEW.approved_at, 1
	UNION ALL SELECT NEW.account_id, NEW.owner_id, 'sales_quantity', NEW.approved_at, NEW.quantity
	UNION ALL SELECT NEW.account_id, NEW.owner_id, 'sales_points', NEW.approved_at, NEW.total_points_earned) WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL);
END;
--> statement-breakpoint
-- An idea counts for its author once it is approved.
CREATE TRIGGER scoreboard_ideas_added AFTER INSERT ON ideas
WHEN (NEW.status = 'approved' AND NEW.decided_at IS NOT NULL) AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT NEW.account_id, NEW.author_id, 'ideas_approved', NEW.decided_at, 1;
END;
--> statement-breakpoint
CREATE TRIGGER scoreboard_ideas_changed AFTER UPDATE OF status, decided_at ON ideas
WHEN ((NEW.status = 'approved' AND NEW.decided_at IS NOT NULL)) <> ((OLD.status = 'approved' AND OLD.decided_at IS NOT NULL)) AND EXISTS (SELECT 1 FROM scoreboard_competitions c INDEXED BY scoreboard_competitions_counting
	WHERE c.account_id = NEW.account_id AND c.status IN ('scheduled', 'running', 'frozen'))
BEGIN
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT OLD.account_id, OLD.author_id, 'ideas_approved', OLD.decided_at, -1) WHERE (OLD.status = 'approved' AND OLD.decided_at IS NOT NULL);
	INSERT INTO scoreboard_events (account_id, user_id, metric, happened_at, amount)
	SELECT * FROM (
	SELECT NEW.account_id, NEW.author_id, 'ideas_approved', NEW.decided_at, 1) WHERE (NEW.status = 'approved' AND NEW.decided_at IS NOT NULL);
END;
--> statement-breakpoint
-- A board is listed anew whenever it is reckoned.
CREATE TRIGGER scoreboard_standings_listed AFTER UPDATE OF shown_at, status ON scoreboard_competitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'scoreboard_standings', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

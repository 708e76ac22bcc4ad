CREATE TABLE `executive_figures` (
	`account_id` integer NOT NULL,
	`year` integer NOT NULL,
	`user_id` integer NOT NULL,
	`spotlights_allocated` integer DEFAULT 0 NOT NULL,
	`spotlights_issued` integer DEFAULT 0 NOT NULL,
	`gts_issued` integer DEFAULT 0 NOT NULL,
	`gts_received` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `year`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "executive_figures_allocated" CHECK("executive_figures"."spotlights_allocated" between 0 and 10000),
	CONSTRAINT "executive_figures_issued" CHECK("executive_figures"."spotlights_issued" between 0 and 1000000000000),
	CONSTRAINT "executive_figures_gts_issued" CHECK("executive_figures"."gts_issued" between 0 and 1000000000000),
	CONSTRAINT "executive_figures_gts_received" CHECK("executive_figures"."gts_received" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `executive_programs` (
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`program_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`),
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "executive_programs_kind" CHECK("executive_programs"."kind" in ('spotlight', 'gratitude_tree'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `executive_programs_by_program` ON `executive_programs` (`account_id`,`program_id`);--> statement-breakpoint
CREATE TABLE `executive_totals` (
	`account_id` integer NOT NULL,
	`year` integer NOT NULL,
	`spotlights_allocated` integer NOT NULL,
	`spotlights_issued` integer NOT NULL,
	`gts_issued` integer NOT NULL,
	`gts_received` integer NOT NULL,
	`unused_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `year`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `executive_years` (
	`account_id` integer NOT NULL,
	`year` integer NOT NULL,
	`starts_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `year`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `executive_years_by_start` ON `executive_years` (`account_id`,`starts_at`,`year`);
--> statement-breakpoint
-- A recognition of a counted program raises the figures of its giver, and of the Gratitude Tree those of its recipient.
CREATE TRIGGER executive_figures_given AFTER INSERT ON recognitions
WHEN NEW.status = 'issued' AND EXISTS (SELECT 1 FROM executive_programs e
	WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id)
BEGIN
	INSERT INTO executive_figures (account_id, year, user_id, spotlights_issued, gts_issued, gts_received)
	SELECT e.account_id, y.year, p.id, iif(e.kind = 'spotlight', 1, 0), iif(e.kind = 'gratitude_tree' AND p.gave = 1, 1, 0),
		iif(e.kind = 'gratitude_tree' AND p.gave = 0, 1, 0)
	FROM executive_programs e, executive_years y, (SELECT NEW.giver_id AS id, 1 AS gave UNION ALL SELECT NEW.recipient_id, 0) p
	WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id AND (p.gave = 1 OR e.kind = 'gratitude_tree')
	AND y.account_id = NEW.account_id AND y.year = (SELECT o.year FROM executive_years o
		WHERE o.account_id = NEW.account_id AND o.starts_at <= NEW.created_at ORDER BY o.starts_at DESC LIMIT 1)
	ON CONFLICT (account_id, year, user_id) DO UPDATE SET spotlights_issued = spotlights_issued + excluded.spotlights_issued,
		gts_issued = gts_issued + excluded.gts_issued, gts_received = gts_received + excluded.gts_received;
END;
--> statement-breakpoint
-- What is taken back counts no longer.
CREATE TRIGGER executive_figures_taken_back AFTER UPDATE OF status ON recognitions
WHEN OLD.status = 'issued' AND NEW.status <> 'issued' AND EXISTS (SELECT 1 FROM executive_programs e
	WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id)
BEGIN
	UPDATE executive_figures SET spotlights_issued = spotlights_issued - 1
	WHERE account_id = NEW.account_id AND user_id = NEW.giver_id AND spotlights_issued > 0 AND year = (SELECT o.year FROM executive_years o
		WHERE o.account_id = NEW.account_id AND o.starts_at <= NEW.created_at ORDER BY o.starts_at DESC LIMIT 1)
	AND EXISTS (SELECT 1 FROM executive_programs e
		WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id AND e.kind = 'spotlight');
	UPDATE executive_figures SET gts_issued = gts_issued - 1
	WHERE account_id = NEW.account_id AND user_id = NEW.giver_id AND gts_issued > 0 AND year = (SELECT o.year FROM executive_years o
		WHERE o.account_id = NEW.account_id AND o.starts_at <= NEW.created_at ORDER BY o.starts_at DESC LIMIT 1)
	AND EXISTS (SELECT 1 FROM executive_programs e
		WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id AND e.kind = 'gratitude_tree');
	UPDATE executive_figures SET gts_received = gts_received - 1
	WHERE account_id = NEW.account_id AND user_id = NEW.recipient_id AND gts_received > 0 AND year = (SELECT o.year FROM executive_years o
		WHERE o.account_id = NEW.account_id AND o.starts_at <= NEW.created_at ORDER BY o.starts_at DESC LIMIT 1)
	AND EXISTS (SELECT 1 FROM executive_programs e
		WHERE e.account_id = NEW.account_id AND e.program_id = NEW.program_id AND e.kind = 'gratitude_tree');
END;
--> statement-breakpoint
-- The sums over everybody follow each person's figures, and the tables' version with them.
CREATE TRIGGER executive_totals_added AFTER INSERT ON executive_figures
BEGIN
	INSERT INTO executive_totals (account_id, year, spotlights_allocated, spotlights_issued, gts_issued, gts_received, unused_count)
	VALUES (NEW.account_id, NEW.year, NEW.spotlights_allocated, NEW.spotlights_issued, NEW.gts_issued, NEW.gts_received, (NEW.spotlights_allocated > 0 AND NEW.spotlights_issued = 0))
	ON CONFLICT (account_id, year) DO UPDATE SET spotlights_allocated = spotlights_allocated + excluded.spotlights_allocated, spotlights_issued = spotlights_issued + excluded.spotlights_issued, gts_issued = gts_issued + excluded.gts_issued, gts_received = gts_received + excluded.gts_received,
		unused_count = unused_count + excluded.unused_count;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'team_tables', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER executive_totals_changed AFTER UPDATE ON executive_figures
BEGIN
	UPDATE executive_totals SET spotlights_allocated = spotlights_allocated + NEW.spotlights_allocated - OLD.spotlights_allocated, spotlights_issued = spotlights_issued + NEW.spotlights_issued - OLD.spotlights_issued, gts_issued = gts_issued + NEW.gts_issued - OLD.gts_issued, gts_received = gts_received + NEW.gts_received - OLD.gts_received,
		unused_count = unused_count + (NEW.spotlights_allocated > 0 AND NEW.spotlights_issued = 0) - (OLD.spotlights_allocated > 0 AND OLD.spotlights_issued = 0)
	WHERE account_id = NEW.account_id AND year = NEW.year;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'team_tables', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Who stands in the tables, and in whose unit.
CREATE TRIGGER executive_people_added AFTER INSERT ON users
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'team_tables', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER executive_people_changed AFTER UPDATE OF first_name, last_name, participant_id, status, manager_id ON users
WHEN (OLD.first_name, OLD.last_name, OLD.participant_id, OLD.status, OLD.manager_id)
	IS NOT (NEW.first_name, NEW.last_name, NEW.participant_id, NEW.status, NEW.manager_id)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'team_tables', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TABLE `medallia_items` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`source_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`score` integer NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`activity_id` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`decided_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "medallia_items_source_id" CHECK(length("medallia_items"."source_id") between 1 and 100),
	CONSTRAINT "medallia_items_comment" CHECK(length("medallia_items"."comment") <= 2000),
	CONSTRAINT "medallia_items_score" CHECK("medallia_items"."score" between 0 and 10),
	CONSTRAINT "medallia_items_status" CHECK("medallia_items"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "medallia_items_decided" CHECK(("medallia_items"."status" = 'pending') = ("medallia_items"."decided_at" is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `medallia_items_by_source` ON `medallia_items` (`account_id`,`source_id`);--> statement-breakpoint
CREATE INDEX `medallia_items_by_status` ON `medallia_items` (`account_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER medallia_items_added AFTER INSERT ON medallia_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'medallia_items', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER medallia_items_changed AFTER UPDATE ON medallia_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'medallia_items', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TABLE `directory_choices` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`shown` text NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "directory_choices_shown" CHECK(json_valid("directory_choices"."shown") and length("directory_choices"."shown") <= 200)
) STRICT;
--> statement-breakpoint
CREATE INDEX `users_under_manager` ON `users` (`account_id`,`manager_id`,`last_name`,`id`);

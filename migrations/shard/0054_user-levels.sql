CREATE TABLE `user_level_rules` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`metric` text NOT NULL,
	`window_months` integer NOT NULL,
	`starts_month` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "user_level_rules_metric" CHECK("user_level_rules"."metric" in ('points_earned', 'recognitions_received', 'recognitions_given')),
	CONSTRAINT "user_level_rules_window_months" CHECK("user_level_rules"."window_months" in (3, 6, 12)),
	CONSTRAINT "user_level_rules_starts_month" CHECK("user_level_rules"."starts_month" between 1 and 12)
) STRICT;
--> statement-breakpoint
CREATE TABLE `user_level_standings` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`metric` text NOT NULL,
	`window_start` text NOT NULL,
	`baseline` integer NOT NULL,
	`held_figure` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_level_standings_window_start" CHECK(length("user_level_standings"."window_start") = 10),
	CONSTRAINT "user_level_standings_baseline" CHECK("user_level_standings"."baseline" between 0 and 1000000000000),
	CONSTRAINT "user_level_standings_held_figure" CHECK("user_level_standings"."held_figure" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `user_levels` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`from_figure` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "user_levels_name" CHECK(length("user_levels"."name") between 1 and 40),
	CONSTRAINT "user_levels_from_figure" CHECK("user_levels"."from_figure" between 1 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_levels_by_figure` ON `user_levels` (`account_id`,`from_figure`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_levels_by_name` ON `user_levels` (`account_id`,`name`);
--> statement-breakpoint
CREATE TRIGGER user_level_rules_due_added AFTER INSERT ON user_level_rules
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'user-levels/follow-levels', NEW.updated_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = min(excluded.due_at, due_work.due_at);
END;
--> statement-breakpoint
CREATE TRIGGER user_level_rules_due_changed AFTER UPDATE ON user_level_rules
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'user-levels/follow-levels', NEW.updated_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = min(excluded.due_at, due_work.due_at);
END;
--> statement-breakpoint
UPDATE due_work SET due_at = 0 WHERE work = 'all' AND due_at IS NOT NULL;

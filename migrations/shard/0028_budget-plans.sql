CREATE TABLE `budget_plans` (
	`account_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`cycle_points` integer DEFAULT 0 NOT NULL,
	`rollover_percent` integer DEFAULT 100 NOT NULL,
	`turns_at` integer,
	`low_threshold` integer,
	`low_told_at` integer,
	PRIMARY KEY(`account_id`, `budget_id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budget_plans_rollover_percent" CHECK("budget_plans"."rollover_percent" between 0 and 100),
	CONSTRAINT "budget_plans_cycle_points" CHECK("budget_plans"."cycle_points" >= 0),
	CONSTRAINT "budget_plans_low_threshold" CHECK("budget_plans"."low_threshold" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `budget_plans_by_turn` ON `budget_plans` (`account_id`,`turns_at`) WHERE "budget_plans"."turns_at" is not null;--> statement-breakpoint
CREATE INDEX `budget_plans_with_threshold` ON `budget_plans` (`account_id`,`budget_id`) WHERE "budget_plans"."low_threshold" is not null;--> statement-breakpoint
ALTER TABLE `due_work` ADD `place` text;--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work).
CREATE TRIGGER budget_plans_turn AFTER INSERT ON budget_plans WHEN NEW.turns_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'budgets/turn-cycles', NEW.turns_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER budget_plans_turn_changed AFTER UPDATE OF turns_at ON budget_plans WHEN NEW.turns_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'budgets/turn-cycles', NEW.turns_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER budget_plans_watched AFTER INSERT ON budget_plans WHEN NEW.low_threshold IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'budgets/tell-low', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER budget_plans_threshold_changed AFTER UPDATE OF low_threshold ON budget_plans
WHEN NEW.low_threshold IS NOT NULL AND NEW.low_threshold IS NOT OLD.low_threshold
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'budgets/tell-low', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- When the cycles of budgets that are there already end, their work looks at once; none turns before its end.
INSERT INTO budget_plans (account_id, budget_id, turns_at)
SELECT account_id, id, 0 FROM budgets WHERE cycle <> 'none';

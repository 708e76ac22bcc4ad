CREATE TABLE `report_schedules` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`report_type` text NOT NULL,
	`format` text NOT NULL,
	`filters` text NOT NULL,
	`filter_names` text NOT NULL,
	`period` text NOT NULL,
	`frequency` text NOT NULL,
	`week_day` integer NOT NULL,
	`month_day` integer NOT NULL,
	`hour` integer NOT NULL,
	`recipient_ids` text NOT NULL,
	`status` text NOT NULL,
	`stop_reason` text,
	`next_run_at` integer,
	`last_run_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "report_schedules_format" CHECK("report_schedules"."format" in ('csv', 'xlsx')),
	CONSTRAINT "report_schedules_frequency" CHECK("report_schedules"."frequency" in ('weekly', 'monthly')),
	CONSTRAINT "report_schedules_status" CHECK("report_schedules"."status" in ('active', 'paused', 'stopped')),
	CONSTRAINT "report_schedules_week_day" CHECK("report_schedules"."week_day" between 1 and 7),
	CONSTRAINT "report_schedules_month_day" CHECK("report_schedules"."month_day" between 1 and 31),
	CONSTRAINT "report_schedules_hour" CHECK("report_schedules"."hour" between 0 and 23),
	CONSTRAINT "report_schedules_filters" CHECK(length("report_schedules"."filters") <= 12000),
	CONSTRAINT "report_schedules_recipients" CHECK(json_array_length("report_schedules"."recipient_ids") between 1 and 10),
	CONSTRAINT "report_schedules_next_run" CHECK(("report_schedules"."status" = 'active') = ("report_schedules"."next_run_at" is not null)),
	CONSTRAINT "report_schedules_stop" CHECK(("report_schedules"."status" = 'stopped') = ("report_schedules"."stop_reason" is not null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `report_schedules_by_time` ON `report_schedules` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_schedules_by_run` ON `report_schedules` (`account_id`,`next_run_at`) WHERE "report_schedules"."next_run_at" is not null;--> statement-breakpoint
ALTER TABLE `download_requests` ADD `schedule_id` integer;
--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work).
CREATE TRIGGER report_schedules_run AFTER INSERT ON report_schedules WHEN NEW.next_run_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'reports/run-schedules', NEW.next_run_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER report_schedules_run_changed AFTER UPDATE OF next_run_at ON report_schedules WHEN NEW.next_run_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'reports/run-schedules', NEW.next_run_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;

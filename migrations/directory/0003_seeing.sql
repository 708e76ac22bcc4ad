CREATE TABLE `directory_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`check_name` text NOT NULL,
	`event` text NOT NULL,
	`detail` text NOT NULL,
	`advice` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`told_at` integer,
	`given_up_at` integer,
	`error` text,
	CONSTRAINT "directory_alerts_event" CHECK("directory_alerts"."event" in ('failed', 'recovered'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `directory_alerts_waiting` ON `directory_alerts` (`due_at`) WHERE "directory_alerts"."told_at" is null and "directory_alerts"."given_up_at" is null;--> statement-breakpoint
CREATE TABLE `directory_checks` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`is_alerted` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "directory_checks_state" CHECK("directory_checks"."state" in ('ok', 'warn', 'fail'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `directory_metrics` (
	`hour` integer NOT NULL,
	`endpoint` text NOT NULL,
	`calls` integer NOT NULL,
	`refusals` integer NOT NULL,
	`failures` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	`slowest_ms` integer NOT NULL,
	PRIMARY KEY(`hour`, `endpoint`)
) STRICT;

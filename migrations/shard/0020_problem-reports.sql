CREATE TABLE `problem_reports` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`error_id` text NOT NULL,
	`page` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	`done_by` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`done_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "problem_reports_error_id" CHECK(length("problem_reports"."error_id") <= 100),
	CONSTRAINT "problem_reports_page" CHECK(length("problem_reports"."page") <= 500),
	CONSTRAINT "problem_reports_message" CHECK(length("problem_reports"."message") between 1 and 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `problem_reports_by_time` ON `problem_reports` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `problem_reports_open` ON `problem_reports` (`account_id`,`created_at`,`id`) WHERE "problem_reports"."done_at" is null;--> statement-breakpoint
CREATE INDEX `problem_reports_of_user` ON `problem_reports` (`account_id`,`user_id`);--> statement-breakpoint
-- Every report changes the list: its version rises with it.
CREATE TRIGGER problem_reports_added AFTER INSERT ON problem_reports
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'problem_reports', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER problem_reports_changed AFTER UPDATE ON problem_reports
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'problem_reports', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- What was reported before stands in the audit alone.
INSERT INTO problem_reports (account_id, id, user_id, error_id, page, message, created_at)
SELECT l.account_id, l.id, l.user_id, coalesce(l.details ->> 'error_id', ''), '', l.details ->> 'message', l.created_at
FROM audit_lines l WHERE l.action = 'account/report-problem' AND l.user_id IS NOT NULL
AND length(l.details ->> 'message') BETWEEN 1 AND 1000 AND length(coalesce(l.details ->> 'error_id', '')) <= 100;

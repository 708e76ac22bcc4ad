CREATE TABLE `point_requests` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`requester_id` integer NOT NULL,
	`budget_id` integer,
	`program_id` integer,
	`user_ids` text DEFAULT '[]' NOT NULL,
	`points` integer NOT NULL,
	`total_points` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`requester_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "point_requests_state" CHECK("point_requests"."state" in ('pending', 'approved', 'denied', 'expired')),
	CONSTRAINT "point_requests_points" CHECK("point_requests"."points" between 1 and 1000000000000),
	CONSTRAINT "point_requests_reason" CHECK(length("point_requests"."reason") between 1 and 200),
	CONSTRAINT "point_requests_user_ids" CHECK(length("point_requests"."user_ids") <= 2000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `point_requests_of_requester` ON `point_requests` (`account_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `point_requests_of_budget` ON `point_requests` (`account_id`,`budget_id`,`state`);--> statement-breakpoint
CREATE INDEX `point_requests_waiting` ON `point_requests` (`account_id`,`expires_at`) WHERE "point_requests"."state" = 'pending';--> statement-breakpoint
CREATE TABLE `platform_tokens` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `platform_tokens_by_token` ON `platform_tokens` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `platform_tokens_by_expiry` ON `platform_tokens` (`account_id`,`expires_at`);--> statement-breakpoint
ALTER TABLE `budgets` ADD `parent_id` integer;--> statement-breakpoint
CREATE INDEX `budgets_of_parent` ON `budgets` (`account_id`,`parent_id`) WHERE "budgets"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX `audit_lines_of_people` ON `audit_lines` (`account_id`,`subject_id`,`id`) WHERE "audit_lines"."subject_kind" in ('user', 'sign_in_as') and "audit_lines"."action" not in ('session/login', 'session/end-session', 'session/activate', 'member-detail/create-member', 'session/mark-onboarding-system-tip-as-read', 'session/change-language');--> statement-breakpoint
-- What nobody confirms in time is given back at that moment.
CREATE TRIGGER point_requests_due AFTER INSERT ON point_requests WHEN NEW.state = 'pending'
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'budgets/expire-requests', NEW.expires_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A request is decided once, whoever comes first: another owner, or the end of its time.
CREATE TRIGGER point_requests_stay BEFORE UPDATE ON point_requests WHEN OLD.state <> 'pending' AND NEW.state <> OLD.state
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
--> statement-breakpoint
-- Whoever is suspended or leaves is known by no token any more, and stays so when they come back.
CREATE TRIGGER users_end_platform_tokens AFTER UPDATE OF status ON users WHEN NEW.status <> 'active'
BEGIN
	DELETE FROM platform_tokens WHERE account_id = NEW.account_id AND user_id = NEW.id;
END;

CREATE TABLE `moderation_deciders` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`final_status` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `request_id`, `user_id`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `moderation_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "moderation_deciders_final_status" CHECK("moderation_deciders"."final_status" in ('pending', 'approved', 'denied'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `moderation_deciders_waiting` ON `moderation_deciders` (`account_id`,`user_id`,`created_at`,`request_id`) WHERE "moderation_deciders"."final_status" = 'pending';--> statement-breakpoint
CREATE INDEX `moderation_deciders_decided` ON `moderation_deciders` (`account_id`,`user_id`,`created_at`,`request_id`) WHERE "moderation_deciders"."final_status" <> 'pending';--> statement-breakpoint
CREATE TABLE `moderation_waiting` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`waiting_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `recognition_submission_people` (
	`account_id` integer NOT NULL,
	`submission_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_left_out` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `submission_id`, `user_id`),
	FOREIGN KEY (`account_id`,`submission_id`) REFERENCES `recognition_submissions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `recognition_submission_people_of_user` ON `recognition_submission_people` (`account_id`,`user_id`,`submission_id`);--> statement-breakpoint
CREATE TABLE `recognition_submissions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`giver_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`step_count` integer NOT NULL,
	`behavior_ids` text DEFAULT '[]' NOT NULL,
	`group_names` text DEFAULT '[]' NOT NULL,
	`named_count` integer NOT NULL,
	`recipient_count` integer NOT NULL,
	`asked_points` integer NOT NULL,
	`points` integer NOT NULL,
	`message` text NOT NULL,
	`justification` text DEFAULT '' NOT NULL,
	`visibility` text NOT NULL,
	`status` text DEFAULT 'pending_1' NOT NULL,
	`step_since` integer NOT NULL,
	`due_at` integer,
	`reminded_at` integer,
	`escalated_at` integer,
	`first_decided_by` integer,
	`decided_by` integer,
	`decided_at` integer,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`giver_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recognition_submissions_points" CHECK("recognition_submissions"."points" between 0 and 1000000000000),
	CONSTRAINT "recognition_submissions_never_more" CHECK("recognition_submissions"."points" <= "recognition_submissions"."asked_points"),
	CONSTRAINT "recognition_submissions_step_count" CHECK("recognition_submissions"."step_count" between 1 and 2),
	CONSTRAINT "recognition_submissions_visibility" CHECK("recognition_submissions"."visibility" in ('public', 'team', 'private')),
	CONSTRAINT "recognition_submissions_status" CHECK("recognition_submissions"."status" in ('pending_1', 'pending_2', 'issued', 'denied', 'withdrawn')),
	CONSTRAINT "recognition_submissions_decided" CHECK(("recognition_submissions"."status" in ('pending_1', 'pending_2')) = ("recognition_submissions"."decided_at" is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `recognition_submissions_given` ON `recognition_submissions` (`account_id`,`giver_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognition_submissions_by_time` ON `recognition_submissions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognition_submissions_due` ON `recognition_submissions` (`account_id`,`due_at`,`id`) WHERE "recognition_submissions"."due_at" is not null;--> statement-breakpoint
DROP INDEX `moderation_requests_waiting`;--> statement-breakpoint
DROP INDEX `moderation_requests_decided`;--> statement-breakpoint
CREATE INDEX `moderation_requests_of_role` ON `moderation_requests` (`account_id`,`moderator_role`,`id`);--> statement-breakpoint
ALTER TABLE `budgets` ADD `points_in_approval` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER moderation_requests_added;
--> statement-breakpoint
DROP TRIGGER moderation_requests_decided;
--> statement-breakpoint
DROP TRIGGER moderation_requests_removed;
--> statement-breakpoint
DROP TABLE `moderation_counts`;
--> statement-breakpoint
-- A request of a role is everybody's who has it; nobody decides as a plain member by role.
CREATE TRIGGER moderation_requests_added AFTER INSERT ON moderation_requests
BEGIN
	INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
	SELECT NEW.account_id, NEW.id, u.id, NEW.final_status, NEW.created_at FROM users u
	WHERE u.account_id = NEW.account_id AND u.role <> 'member' AND u.role = NEW.moderator_role;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_requests_decided AFTER UPDATE OF final_status ON moderation_requests
WHEN OLD.final_status <> NEW.final_status
BEGIN
	UPDATE moderation_deciders SET final_status = NEW.final_status WHERE account_id = NEW.account_id AND request_id = NEW.id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_requests_removed BEFORE DELETE ON moderation_requests
BEGIN
	DELETE FROM moderation_deciders WHERE account_id = OLD.account_id AND request_id = OLD.id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_deciders_added AFTER INSERT ON moderation_deciders
BEGIN
	INSERT INTO moderation_waiting (account_id, user_id, waiting_count)
	VALUES (NEW.account_id, NEW.user_id, NEW.final_status = 'pending')
	ON CONFLICT (account_id, user_id) DO UPDATE SET waiting_count = waiting_count + (NEW.final_status = 'pending');
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_deciders_changed AFTER UPDATE OF final_status ON moderation_deciders
WHEN OLD.final_status <> NEW.final_status
BEGIN
	UPDATE moderation_waiting SET waiting_count = waiting_count - (OLD.final_status = 'pending') + (NEW.final_status = 'pending')
	WHERE account_id = NEW.account_id AND user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_deciders_removed AFTER DELETE ON moderation_deciders
BEGIN
	UPDATE moderation_waiting SET waiting_count = waiting_count - (OLD.final_status = 'pending')
	WHERE account_id = OLD.account_id AND user_id = OLD.user_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Whoever gets a role gets what is the role's to decide, and loses it with the role.
CREATE TRIGGER users_take_a_role_added AFTER INSERT ON users
WHEN NEW.role <> 'member'
BEGIN
	INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
	SELECT r.account_id, r.id, NEW.id, r.final_status, r.created_at FROM moderation_requests r
	WHERE r.account_id = NEW.account_id AND r.moderator_role = NEW.role
	ON CONFLICT (account_id, request_id, user_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_take_a_role_changed AFTER UPDATE OF role ON users
WHEN OLD.role <> NEW.role
BEGIN
	DELETE FROM moderation_deciders WHERE account_id = OLD.account_id AND user_id = OLD.id AND request_id IN (
		SELECT r.id FROM moderation_requests r WHERE r.account_id = OLD.account_id AND r.moderator_role = OLD.role);
	INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
	SELECT r.account_id, r.id, NEW.id, r.final_status, r.created_at FROM moderation_requests r
	WHERE r.account_id = NEW.account_id AND r.moderator_role = NEW.role AND NEW.role <> 'member'
	ON CONFLICT (account_id, request_id, user_id) DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO moderation_deciders (account_id, request_id, user_id, final_status, created_at)
SELECT r.account_id, r.id, u.id, r.final_status, r.created_at
FROM moderation_requests r JOIN users u ON u.account_id = r.account_id AND u.role = r.moderator_role;
--> statement-breakpoint
-- What waits for an approval is a list, holds points of its budget, and is looked at when it is due.
CREATE TRIGGER recognition_submissions_added AFTER INSERT ON recognition_submissions
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval + NEW.points * NEW.recipient_count
	WHERE account_id = NEW.account_id AND id = NEW.budget_id AND NEW.status IN ('pending_1', 'pending_2') AND NEW.points > 0;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognition_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognition_submissions_changed AFTER UPDATE ON recognition_submissions
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval
		- (OLD.status IN ('pending_1', 'pending_2')) * OLD.points * OLD.recipient_count
		+ (NEW.status IN ('pending_1', 'pending_2')) * NEW.points * NEW.recipient_count
	WHERE account_id = NEW.account_id AND id = NEW.budget_id
		AND (OLD.status, OLD.points, OLD.recipient_count) IS NOT (NEW.status, NEW.points, NEW.recipient_count);
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognition_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognition_submissions_due_added AFTER INSERT ON recognition_submissions WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/follow-submissions', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER recognition_submissions_due_changed AFTER UPDATE OF due_at ON recognition_submissions WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/follow-submissions', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A decision is made once, whoever decides and whatever was withdrawn.
CREATE TRIGGER recognition_submissions_stay BEFORE UPDATE OF status ON recognition_submissions
WHEN OLD.status NOT IN ('pending_1', 'pending_2') AND OLD.status <> NEW.status
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
--> statement-breakpoint
-- What somebody gives, would receive or decides is looked at as soon as they cannot any more.
CREATE TRIGGER users_leave_submissions AFTER UPDATE OF status, is_eligible_to_receive_points ON users
WHEN (OLD.status IN ('active', 'invited') AND NEW.status NOT IN ('active', 'invited'))
	OR OLD.is_eligible_to_receive_points > NEW.is_eligible_to_receive_points
BEGIN
	UPDATE recognition_submissions SET due_at = 0
	WHERE account_id = NEW.account_id AND due_at IS NOT NULL AND id IN (
		SELECT p.submission_id FROM recognition_submission_people p WHERE p.account_id = NEW.account_id AND p.user_id = NEW.id
		UNION ALL SELECT s.id FROM recognition_submissions s WHERE s.account_id = NEW.account_id AND s.giver_id = NEW.id
		UNION ALL SELECT r.subject_id FROM moderation_deciders d
			JOIN moderation_requests r ON r.account_id = d.account_id AND r.id = d.request_id AND r.kind = 'recognition'
			WHERE d.account_id = NEW.account_id AND d.user_id = NEW.id AND d.final_status = 'pending');
END;

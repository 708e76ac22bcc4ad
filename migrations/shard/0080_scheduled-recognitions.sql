CREATE TABLE `scheduled_recognition_people` (
	`account_id` integer NOT NULL,
	`scheduled_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_left_out` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `scheduled_id`, `user_id`),
	FOREIGN KEY (`account_id`,`scheduled_id`) REFERENCES `scheduled_recognitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `scheduled_recognitions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`giver_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`behavior_ids` text DEFAULT '[]' NOT NULL,
	`group_names` text DEFAULT '[]' NOT NULL,
	`named_count` integer NOT NULL,
	`recipient_count` integer NOT NULL,
	`points` integer NOT NULL,
	`message` text NOT NULL,
	`justification` text DEFAULT '' NOT NULL,
	`visibility` text NOT NULL,
	`give_on` text NOT NULL,
	`due_at` integer,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`activity_id` integer,
	`submission_id` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`giver_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scheduled_recognitions_points" CHECK("scheduled_recognitions"."points" between 0 and 1000000000000),
	CONSTRAINT "scheduled_recognitions_visibility" CHECK("scheduled_recognitions"."visibility" in ('public', 'team', 'private')),
	CONSTRAINT "scheduled_recognitions_status" CHECK("scheduled_recognitions"."status" in ('scheduled', 'given', 'submitted', 'withdrawn', 'not_given')),
	CONSTRAINT "scheduled_recognitions_reason" CHECK("scheduled_recognitions"."reason" in ('', 'feature_disabled', 'program_not_active', 'not_a_giver', 'budget_not_active', 'nobody_can_receive', 'nobody_approves', 'giver_left')),
	CONSTRAINT "scheduled_recognitions_ended" CHECK(("scheduled_recognitions"."status" = 'scheduled') = ("scheduled_recognitions"."ended_at" is null) and ("scheduled_recognitions"."status" = 'scheduled') = ("scheduled_recognitions"."due_at" is not null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `scheduled_recognitions_given` ON `scheduled_recognitions` (`account_id`,`giver_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `scheduled_recognitions_by_time` ON `scheduled_recognitions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `scheduled_recognitions_due` ON `scheduled_recognitions` (`account_id`,`due_at`,`id`) WHERE "scheduled_recognitions"."due_at" is not null;
--> statement-breakpoint
-- What waits for its day is a list, holds points of its budget, ends once, and is looked at when it is due.
CREATE TRIGGER scheduled_recognitions_added AFTER INSERT ON scheduled_recognitions
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval + NEW.points * NEW.recipient_count
	WHERE account_id = NEW.account_id AND id = NEW.budget_id AND NEW.status = 'scheduled' AND NEW.points > 0;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'scheduled_recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_recognitions_changed AFTER UPDATE ON scheduled_recognitions
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval
		- (OLD.status = 'scheduled') * OLD.points * OLD.recipient_count
		+ (NEW.status = 'scheduled') * NEW.points * NEW.recipient_count
	WHERE account_id = NEW.account_id AND id = NEW.budget_id
		AND (OLD.status, OLD.points, OLD.recipient_count) IS NOT (NEW.status, NEW.points, NEW.recipient_count);
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'scheduled_recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_recognitions_stay BEFORE UPDATE OF status ON scheduled_recognitions
WHEN OLD.status <> 'scheduled' AND OLD.status <> NEW.status
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_recognitions_due_added AFTER INSERT ON scheduled_recognitions WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/give-scheduled', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_recognitions_due_changed AFTER UPDATE OF due_at ON scheduled_recognitions WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/give-scheduled', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- The points of what somebody scheduled who leaves do not wait for its day.
CREATE TRIGGER users_leave_scheduled AFTER UPDATE OF status ON users
WHEN OLD.status IN ('active', 'invited') AND NEW.status NOT IN ('active', 'invited')
BEGIN
	UPDATE scheduled_recognitions SET due_at = 0
	WHERE account_id = NEW.account_id AND giver_id = NEW.id AND due_at IS NOT NULL;
END;

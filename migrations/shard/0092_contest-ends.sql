ALTER TABLE `photo_contests` ADD `ended_at` integer;--> statement-breakpoint
CREATE INDEX `photo_contests_running` ON `photo_contests` (`account_id`,`votes_until`) WHERE "photo_contests"."ended_at" is null;--> statement-breakpoint
ALTER TABLE `photos` ADD `place` integer;--> statement-breakpoint
CREATE TRIGGER photo_contests_due_added AFTER INSERT ON photo_contests WHEN NEW.ended_at IS NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'photos/end-contests', NEW.votes_until)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER photo_contests_due_changed AFTER UPDATE OF votes_until ON photo_contests WHEN NEW.ended_at IS NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'photos/end-contests', NEW.votes_until)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- Contests that are there already are found as all work of their account is looked at.
UPDATE due_work SET due_at = 0 WHERE work = 'all' AND due_at IS NOT NULL;

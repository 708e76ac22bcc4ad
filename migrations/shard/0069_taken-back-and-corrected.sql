ALTER TABLE `upload_refusals` ADD `corrected_by` integer;--> statement-breakpoint
ALTER TABLE `moderation_requests` ADD `is_withdrawn` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `return_refused_at` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `return_refusal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `commitments` ADD `remind_at` integer;--> statement-breakpoint
CREATE INDEX `commitments_to_remind` ON `commitments` (`account_id`,`remind_at`,`id`) WHERE "commitments"."remind_at" is not null;
--> statement-breakpoint
-- The clock reminds of a commitment.
CREATE TRIGGER commitments_remind_added AFTER INSERT ON commitments
WHEN NEW.remind_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/remind-commitments', NEW.remind_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER commitments_remind_changed AFTER UPDATE OF remind_at ON commitments
WHEN NEW.remind_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'recognition/remind-commitments', NEW.remind_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- Commitments that are there are reminded of, too: at 9 UTC of the day before, or else of the day after.
UPDATE commitments SET remind_at = 1000 * (unixepoch(due_date) + iif(unixepoch(due_date) - 54000 > unixepoch(), -54000, 118800))
WHERE status = 'open';

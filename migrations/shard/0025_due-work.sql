CREATE TABLE `due_work` (
	`account_id` integer NOT NULL,
	`work` text NOT NULL,
	`due_at` integer,
	PRIMARY KEY(`account_id`, `work`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `due_work_by_time` ON `due_work` (`due_at`,`account_id`,`work`) WHERE "due_work"."due_at" is not null;--> statement-breakpoint
-- Work that waits in accounts that are there already: the outbox at once, all other within the hour, not in one minute.
INSERT INTO due_work (account_id, work, due_at)
SELECT account_id, 'all', iif(status = 'active', unixepoch() * 1000 + (account_id / 4194304) % 3600 * 1000, NULL) FROM accounts;
--> statement-breakpoint
INSERT INTO due_work (account_id, work, due_at)
SELECT a.account_id, 'outbox', 0 FROM accounts a WHERE a.status = 'active'
AND EXISTS (SELECT 1 FROM outbox o WHERE o.account_id = a.account_id AND o.done_at IS NULL AND o.failed_at IS NULL);
--> statement-breakpoint
-- All work of an account is due when it comes (created, imported, moved here) and when it is active again; meanwhile it rests.
CREATE TRIGGER accounts_begin_work AFTER INSERT ON accounts
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'all', iif(NEW.status = 'active', 0, NULL))
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER accounts_rest AFTER UPDATE OF status ON accounts WHEN NEW.status <> 'active'
BEGIN
	UPDATE due_work SET due_at = NULL WHERE account_id = NEW.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER accounts_resume_work AFTER UPDATE OF status ON accounts WHEN NEW.status = 'active' AND OLD.status <> 'active'
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'all', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER accounts_ask_for_sales AFTER UPDATE OF settings ON accounts
WHEN (NEW.settings ->> '$.demo_flash_sales') IS NOT (OLD.settings ->> '$.demo_flash_sales')
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'demo/open-flash-sales', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- Below, a row is written only when the new moment is the earlier one: a busy account's is there already.
-- The queue has ten seconds for what is due at once; what was put off is signalled by the schedule alone.
CREATE TRIGGER outbox_comes_due AFTER INSERT ON outbox WHEN NEW.done_at IS NULL AND NEW.failed_at IS NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at)
	VALUES (NEW.account_id, 'outbox', NEW.due_at + iif(NEW.due_at > NEW.created_at, 0, 10000))
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_is_put_off AFTER UPDATE OF due_at ON outbox
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'outbox', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- The object of a sale has a minute to end it by itself.
CREATE TRIGGER flash_sales_to_end AFTER INSERT ON flash_sales
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'flash-sale/end-sales', NEW.live_to_date + 60000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_end_moved AFTER UPDATE OF live_to_date ON flash_sales
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'flash-sale/end-sales', NEW.live_to_date + 60000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- Popularity is counted ten minutes after the first line that changes it.
CREATE TRIGGER order_lines_to_count AFTER INSERT ON order_lines
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'catalog/count-popularity', NEW.created_at + 600000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_count_changed AFTER UPDATE OF status ON order_lines
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'catalog/count-popularity', NEW.status_at + 600000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;

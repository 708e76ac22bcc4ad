CREATE TABLE `points_expiries` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`next_at` integer,
	`looked_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `points_expiries_due` ON `points_expiries` (`account_id`,`next_at`) WHERE "points_expiries"."next_at" is not null;--> statement-breakpoint
CREATE TABLE `points_expiry_rules` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`months` integer,
	`earliest_at` integer,
	`reached` integer,
	`preview_months` integer,
	`preview_reached` integer,
	`preview_points` integer DEFAULT 0 NOT NULL,
	`preview_people` integer DEFAULT 0 NOT NULL,
	`preview_at` integer,
	CONSTRAINT "points_expiry_rules_months" CHECK("points_expiry_rules"."months" between 1 and 120)
) STRICT;
--> statement-breakpoint
-- Points that come to somebody end some time: they are looked at from the first notice on, or at once where a spending came back.
CREATE TRIGGER ledger_entries_may_expire AFTER INSERT ON ledger_entries
WHEN EXISTS (SELECT 1 FROM points_expiry_rules r WHERE r.account_id = NEW.account_id AND r.months IS NOT NULL)
BEGIN
	INSERT INTO points_expiries (account_id, user_id, next_at, looked_at)
	SELECT a.account_id, a.owner_id, iif(t.reverses_transaction_id IS NULL,
		NEW.created_at + (r.months * 28 - 31) * 86400000, NEW.created_at), NEW.created_at
	FROM ledger_accounts a JOIN points_expiry_rules r ON r.account_id = a.account_id
	JOIN ledger_transactions t ON t.account_id = a.account_id AND t.id = NEW.transaction_id
	WHERE a.account_id = NEW.account_id AND a.id = NEW.credit_account_id AND a.kind = 'member' AND a.unit = 'points'
	ON CONFLICT (account_id, user_id) DO UPDATE SET next_at = excluded.next_at
	WHERE points_expiries.next_at IS NULL OR excluded.next_at < points_expiries.next_at;
END;
--> statement-breakpoint
-- The clock ends points and tells of it.
CREATE TRIGGER points_expiries_added AFTER INSERT ON points_expiries WHEN NEW.next_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'points-expiry/expire-points', NEW.next_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER points_expiries_changed AFTER UPDATE OF next_at ON points_expiries WHEN NEW.next_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'points-expiry/expire-points', NEW.next_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- What a rule would do is counted at once, and so is everybody looked at once there is one.
CREATE TRIGGER points_expiry_rules_added AFTER INSERT ON points_expiry_rules
WHEN NEW.preview_reached IS NOT NULL OR NEW.reached IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'points-expiry/expire-points', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER points_expiry_rules_changed AFTER UPDATE OF preview_reached, reached ON points_expiry_rules
WHEN NEW.preview_reached IS NOT NULL OR NEW.reached IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'points-expiry/expire-points', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;

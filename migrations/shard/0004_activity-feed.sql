CREATE TABLE `feed_counts` (
	`account_id` integer NOT NULL,
	`audience_kind` text NOT NULL,
	`audience_id` integer NOT NULL,
	`team_manager_id` integer NOT NULL,
	`count` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`account_id`, `audience_kind`, `audience_id`, `team_manager_id`),
	CONSTRAINT "feed_counts_audience_kind" CHECK("feed_counts"."audience_kind" in ('everyone', 'team_only', 'person', 'team'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `feed_entries` (
	`account_id` integer NOT NULL,
	`audience_kind` text NOT NULL,
	`audience_id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	`team_manager_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `audience_kind`, `audience_id`, `created_at`, `activity_id`),
	FOREIGN KEY (`account_id`,`activity_id`) REFERENCES `activities`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "feed_entries_audience_kind" CHECK("feed_entries"."audience_kind" in ('person', 'team'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `feed_entries_of_activity` ON `feed_entries` (`account_id`,`activity_id`);--> statement-breakpoint
CREATE INDEX `feed_entries_of_person_in_teams` ON `feed_entries` (`account_id`,`audience_id`,`created_at`,`activity_id`,`team_manager_id`) WHERE "feed_entries"."audience_kind" = 'person' and "feed_entries"."team_manager_id" <> 0;--> statement-breakpoint
CREATE TABLE `ledger_flows` (
	`account_id` integer NOT NULL,
	`unit` text NOT NULL,
	`kind` text NOT NULL,
	`period` integer NOT NULL,
	`amount` integer NOT NULL,
	`entry_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `unit`, `kind`, `period`)
) STRICT;
--> statement-breakpoint
ALTER TABLE `comments` ADD `like_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `recognitions_of_transaction` ON `recognitions` (`account_id`,`transaction_id`,`recipient_id`);--> statement-breakpoint
-- What a thing is and who may see it is settled when it happens; only hiding and the counts change.
CREATE TRIGGER activities_fixed BEFORE UPDATE OF account_id, id, visibility, team_manager_id, created_at ON activities
BEGIN
	SELECT RAISE(ABORT, 'activities_are_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER activities_no_delete BEFORE DELETE ON activities
BEGIN
	SELECT RAISE(ABORT, 'activities_are_fixed');
END;
--> statement-breakpoint
-- Feeds count what they hold: what everyone may see, and what one team may see.
CREATE TRIGGER activities_count AFTER INSERT ON activities
WHEN NEW.hidden_at IS NULL AND NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT NEW.account_id, iif(NEW.visibility = 'public', 'everyone', 'team_only'),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)), 1, 1 WHERE true
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id) DO UPDATE SET count = count + 1, version = version + 1;
END;
--> statement-breakpoint
-- Hiding takes a thing out of every feed's count, showing it again puts it back.
CREATE TRIGGER activities_count_hidden AFTER UPDATE OF hidden_at ON activities
WHEN (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL) AND NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT NEW.account_id, iif(NEW.visibility = 'public', 'everyone', 'team_only'),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)), iif(NEW.hidden_at IS NULL, 1, -1), 1 WHERE true
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id)
	DO UPDATE SET count = count + excluded.count, version = version + 1;
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT e.account_id, e.audience_kind, e.audience_id, e.team_manager_id, iif(NEW.hidden_at IS NULL, 1, -1), 1
	FROM feed_entries e WHERE e.account_id = NEW.account_id AND e.activity_id = NEW.id
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id)
	DO UPDATE SET count = count + excluded.count, version = version + 1;
END;
--> statement-breakpoint
-- A recognition enters the feeds of its giver, its recipient and the recipient's team; a private one enters none.
CREATE TRIGGER recognitions_enter_feeds AFTER INSERT ON recognitions
WHEN NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_entries (account_id, audience_kind, audience_id, activity_id, team_manager_id, created_at)
	SELECT a.account_id, p.kind, p.id, a.id, iif(a.visibility = 'public', 0, coalesce(a.team_manager_id, -1)), a.created_at
	FROM activities a, (
		SELECT 'person' AS kind, NEW.giver_id AS id
		UNION ALL SELECT 'person', NEW.recipient_id
		UNION ALL SELECT 'team', NEW.recipient_manager_id
	) p
	WHERE a.account_id = NEW.account_id AND a.id = NEW.activity_id AND a.visibility <> 'private' AND p.id IS NOT NULL
	AND (p.kind = 'person' OR a.visibility = 'public' OR a.team_manager_id = p.id)
	ON CONFLICT (account_id, audience_kind, audience_id, created_at, activity_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER feed_entries_count AFTER INSERT ON feed_entries
WHEN (SELECT a.hidden_at FROM activities a WHERE a.account_id = NEW.account_id AND a.id = NEW.activity_id) IS NULL
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	VALUES (NEW.account_id, NEW.audience_kind, NEW.audience_id, NEW.team_manager_id, 1, 1)
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id) DO UPDATE SET count = count + 1, version = version + 1;
END;
--> statement-breakpoint
-- What moved to or from members, by kind and quarter of an hour.
CREATE TRIGGER ledger_entries_flow AFTER INSERT ON ledger_entries
WHEN EXISTS (
	SELECT 1 FROM ledger_accounts a WHERE a.account_id = NEW.account_id
	AND a.id IN (NEW.debit_account_id, NEW.credit_account_id) AND a.kind = 'member'
)
BEGIN
	INSERT INTO ledger_flows (account_id, unit, kind, period, amount, entry_count)
	SELECT NEW.account_id, d.unit, t.kind, NEW.created_at / 900000, NEW.amount, 1
	FROM ledger_transactions t JOIN ledger_accounts d ON d.account_id = t.account_id AND d.id = NEW.debit_account_id
	WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id
	ON CONFLICT (account_id, unit, kind, period)
	DO UPDATE SET amount = amount + excluded.amount, entry_count = entry_count + 1;
END;

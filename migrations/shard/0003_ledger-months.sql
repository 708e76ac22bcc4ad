CREATE TABLE `ledger_months` (
	`account_id` integer NOT NULL,
	`unit` text NOT NULL,
	`kind` text NOT NULL,
	`month` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`account_id`, `unit`, `month`, `kind`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_flows_by_period` ON `ledger_flows` (`account_id`,`unit`,`period`);--> statement-breakpoint
INSERT INTO ledger_months (account_id, unit, kind, month, amount)
SELECT account_id, unit, kind, cast(strftime('%Y%m', period * 900, 'unixepoch') AS integer), sum(amount)
FROM ledger_flows GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- What moved to or from members, by kind and month, beside the quarters of an hour.
CREATE TRIGGER ledger_entries_month AFTER INSERT ON ledger_entries
WHEN EXISTS (
	SELECT 1 FROM ledger_accounts a WHERE a.account_id = NEW.account_id
	AND a.id IN (NEW.debit_account_id, NEW.credit_account_id) AND a.kind = 'member'
)
BEGIN
	INSERT INTO ledger_months (account_id, unit, kind, month, amount)
	SELECT NEW.account_id, d.unit, t.kind, cast(strftime('%Y%m', NEW.created_at / 1000, 'unixepoch') AS integer), NEW.amount
	FROM ledger_transactions t JOIN ledger_accounts d ON d.account_id = t.account_id AND d.id = NEW.debit_account_id
	WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id
	ON CONFLICT (account_id, unit, month, kind) DO UPDATE SET amount = amount + excluded.amount;
END;

ALTER TABLE `budgets` ADD `budget_category` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `budgets_of_owner_by_name` ON `budgets` (`account_id`,`owner_id`,`name`,`id`);--> statement-breakpoint
-- What the provider funded and nobody has put into a budget yet: the ledger account of kind budget that belongs to the tenant itself.
INSERT INTO ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
SELECT a.account_id, (unixepoch() - 1735689600) * 4194304, 'budget', 'points', 0, 0, unixepoch() * 1000 FROM accounts a
WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts l WHERE l.account_id = a.account_id AND l.kind = 'budget' AND l.unit = 'points' AND l.owner_id = 0);

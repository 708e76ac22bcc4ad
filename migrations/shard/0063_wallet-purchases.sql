CREATE INDEX `anniversary_rules_that_pay` ON `anniversary_rules` (`account_id`,`id`) WHERE "anniversary_rules"."is_active" = 1 and "anniversary_rules"."points" > 0;--> statement-breakpoint
CREATE INDEX `programs_that_take_claims` ON `programs` (`account_id`,`id`) WHERE "programs"."takes_claims" = 1;--> statement-breakpoint
-- What a wallet pays for is a purchase, and counts as redeemed as a redemption does.
DROP TRIGGER ledger_entries_post;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post AFTER INSERT ON ledger_entries
BEGIN
	UPDATE ledger_accounts SET
		balance = balance - NEW.amount,
		last_seq = NEW.seq,
		redeemed = redeemed + CASE WHEN (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			IN ('Redemption', 'purchase') THEN NEW.amount ELSE 0 END,
		earned = earned - CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			IN ('Issuance Reversed', 'Issuance [Point Purchase Reversal]') THEN NEW.amount ELSE 0 END
	WHERE account_id = NEW.account_id AND id = NEW.debit_account_id;
	UPDATE ledger_accounts SET
		balance = balance + NEW.amount,
		last_seq = NEW.seq,
		earned = earned + CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			IN ('Issuance', 'Issuance [Direct Deposit]', 'Issuance [Point Purchase]') THEN NEW.amount ELSE 0 END,
		redeemed = redeemed - CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			= 'Redemption Reversed' THEN NEW.amount ELSE 0 END
	WHERE account_id = NEW.account_id AND id = NEW.credit_account_id;
	INSERT INTO statement_lines (account_id, ledger_account_id, id, transaction_id, amount, balance, created_at)
		SELECT a.account_id, a.id, NEW.seq, NEW.transaction_id, -NEW.amount, a.balance, NEW.created_at
		FROM ledger_accounts a WHERE a.account_id = NEW.account_id AND a.id = NEW.debit_account_id AND a.kind = 'member';
	INSERT INTO statement_lines (account_id, ledger_account_id, id, transaction_id, amount, balance, created_at)
		SELECT a.account_id, a.id, NEW.seq, NEW.transaction_id, NEW.amount, a.balance, NEW.created_at
		FROM ledger_accounts a WHERE a.account_id = NEW.account_id AND a.id = NEW.credit_account_id AND a.kind = 'member';
END;

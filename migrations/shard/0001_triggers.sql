-- Assertions: a batch goes on only while each condition is 1; no row is kept.
CREATE TRIGGER assertions_raise BEFORE INSERT ON assertions
BEGIN
	SELECT RAISE(ABORT, NEW.code) WHERE NEW.ok IS NOT 1;
	SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Audit lines are never changed or deleted.
CREATE TRIGGER audit_lines_no_update BEFORE UPDATE ON audit_lines
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
CREATE TRIGGER audit_lines_no_delete BEFORE DELETE ON audit_lines
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
-- Groups count their members.
CREATE TRIGGER group_members_count_added AFTER INSERT ON group_members
BEGIN
	UPDATE groups SET member_count = member_count + 1 WHERE account_id = NEW.account_id AND id = NEW.group_id;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_count_removed AFTER DELETE ON group_members
BEGIN
	UPDATE groups SET member_count = member_count - 1 WHERE account_id = OLD.account_id AND id = OLD.group_id;
END;
--> statement-breakpoint
-- The ledger: accounts start empty, and their balance moves only with the entry that explains it.
CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON ledger_accounts
WHEN NEW.balance <> 0 OR NEW.earned <> 0 OR NEW.redeemed <> 0 OR NEW.last_seq <> 0
BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts_start_empty');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_explained BEFORE UPDATE OF balance, last_seq ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_balance_unexplained') WHERE NOT EXISTS (
		SELECT 1 FROM ledger_entries e
		WHERE e.seq = NEW.last_seq AND e.seq > OLD.last_seq AND e.account_id = NEW.account_id
		AND (
			(e.debit_account_id = NEW.id AND NEW.balance = OLD.balance - e.amount)
			OR (e.credit_account_id = NEW.id AND NEW.balance = OLD.balance + e.amount)
		)
	);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_fixed BEFORE UPDATE OF account_id, id, kind, unit, owner_id, floor ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts_are_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_update BEFORE UPDATE ON ledger_transactions
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_delete BEFORE DELETE ON ledger_transactions
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_one_unit BEFORE INSERT ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_units_differ') WHERE NOT EXISTS (
		SELECT 1 FROM ledger_accounts d
		JOIN ledger_accounts c ON c.account_id = d.account_id AND c.unit = d.unit
		WHERE d.account_id = NEW.account_id AND d.id = NEW.debit_account_id AND c.id = NEW.credit_account_id
	);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post AFTER INSERT ON ledger_entries
BEGIN
	UPDATE ledger_accounts SET
		balance = balance - NEW.amount,
		last_seq = NEW.seq,
		redeemed = redeemed + CASE (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			WHEN 'Redemption' THEN NEW.amount ELSE 0 END,
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
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_update BEFORE UPDATE ON statement_lines
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_delete BEFORE DELETE ON statement_lines
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
-- Full-text search: the tenant is a token of its own column; rowid is search_documents.key.
CREATE VIRTUAL TABLE search_index USING fts5(
	tenant, title, body,
	content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);

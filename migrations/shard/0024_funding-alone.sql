-- Points come into a client's ledger by funding alone, from the funding account to what is available; a reversal takes them
-- back the same way. An account that is suspended may be written an older history (decision 034).
CREATE TRIGGER ledger_accounts_funding_alone BEFORE UPDATE OF balance ON ledger_accounts
WHEN OLD.kind = 'funding'
BEGIN
	SELECT RAISE(ABORT, 'ledger_funding_alone') WHERE NOT EXISTS (
		SELECT 1 FROM ledger_entries e
		JOIN ledger_transactions t ON t.account_id = e.account_id AND t.id = e.transaction_id
		JOIN ledger_accounts a ON a.account_id = e.account_id AND a.id = iif(e.debit_account_id = NEW.id, e.credit_account_id, e.debit_account_id)
		WHERE e.seq = NEW.last_seq AND e.account_id = NEW.account_id
		AND t.source = 'funding' AND t.kind = 'assignment' AND a.kind = 'budget' AND a.owner_id = 0
		AND (e.debit_account_id = NEW.id) = (t.reverses_transaction_id IS NULL)
	) AND NOT EXISTS (SELECT 1 FROM accounts WHERE account_id = NEW.account_id AND status = 'suspended');
END;

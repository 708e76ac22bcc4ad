-- The account's version rises with every change of its row, whoever writes it: what isolates remember of it is confirmed by it.
CREATE TRIGGER accounts_version_rises AFTER UPDATE ON accounts WHEN new.version = old.version
BEGIN
	UPDATE accounts SET version = version + 1 WHERE account_id = new.account_id;
END;

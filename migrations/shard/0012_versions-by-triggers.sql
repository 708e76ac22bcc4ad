-- What lists show of recognitions and orders has a version that rises with every change of a row, whoever writes it.
CREATE TRIGGER recognitions_come AFTER INSERT ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognitions_change AFTER UPDATE ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognitions_go AFTER DELETE ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_come AFTER INSERT ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_change AFTER UPDATE ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_go AFTER DELETE ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Ending a message that another consumer holds by now fails the batch of the effect: `endMessage` writes 0 then.
CREATE TRIGGER outbox_ends_by_its_holder BEFORE UPDATE OF done_at ON outbox WHEN NEW.done_at = 0
BEGIN
	SELECT RAISE(ABORT, 'lease_lost');
END;

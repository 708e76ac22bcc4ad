-- A bound number arrives as a real: written into the tenant's token without the cast, 16 digits would become 7.2e+15.
DROP TRIGGER search_entries_write;
--> statement-breakpoint
CREATE TRIGGER search_entries_write INSTEAD OF INSERT ON search_entries
BEGIN
	DELETE FROM search_documents WHERE account_id = NEW.account_id AND kind = NEW.kind AND id = NEW.id;
	INSERT INTO search_documents (account_id, kind, id) VALUES (NEW.account_id, NEW.kind, NEW.id);
	INSERT INTO search_index (rowid, tenant, title, body)
		SELECT d.key, 't' || CAST(NEW.account_id AS INTEGER) || ' ' || NEW.kind, NEW.title, NEW.body
		FROM search_documents d WHERE d.account_id = NEW.account_id AND d.kind = NEW.kind AND d.id = NEW.id;
END;

-- What is searched for is written through this view: the tenant's token comes from account_id and can be no other.
CREATE VIEW search_entries AS
	SELECT account_id, kind, id, '' AS title, '' AS body FROM search_documents;
--> statement-breakpoint
-- A document written again replaces the former one. Its kind is a token too, so that a search reads one kind only.
CREATE TRIGGER search_entries_write INSTEAD OF INSERT ON search_entries
BEGIN
	DELETE FROM search_documents WHERE account_id = NEW.account_id AND kind = NEW.kind AND id = NEW.id;
	INSERT INTO search_documents (account_id, kind, id) VALUES (NEW.account_id, NEW.kind, NEW.id);
	INSERT INTO search_index (rowid, tenant, title, body)
		SELECT d.key, 't' || NEW.account_id || ' ' || NEW.kind, NEW.title, NEW.body
		FROM search_documents d WHERE d.account_id = NEW.account_id AND d.kind = NEW.kind AND d.id = NEW.id;
END;
--> statement-breakpoint
-- A document's words leave the index with it.
CREATE TRIGGER search_documents_leave_index AFTER DELETE ON search_documents
BEGIN
	DELETE FROM search_index WHERE rowid = OLD.key;
END;

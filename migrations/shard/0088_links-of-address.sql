-- A link goes to the mailbox that its person has: another address ends those that were not used, whoever writes it.
CREATE TRIGGER users_end_links_of_address AFTER UPDATE OF email ON users WHEN NEW.email <> OLD.email
BEGIN
	UPDATE password_links SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND used_at IS NULL AND ended_at IS NULL;
	UPDATE email_changes SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND confirmed_at IS NULL AND ended_at IS NULL AND email <> NEW.email;
END;
--> statement-breakpoint
-- Whoever comes back reads as everybody does: what they were mailed when they left works no more, also when they leave again.
CREATE TRIGGER users_end_leaver_links AFTER UPDATE OF status ON users WHEN (OLD.status = 'terminated') <> (NEW.status = 'terminated')
BEGIN
	DELETE FROM leaver_links WHERE account_id = NEW.account_id AND user_id = NEW.id;
END;
--> statement-breakpoint
-- Phone numbers are kept as their digits with an optional plus, also those that owners typed before.
UPDATE users SET phone = replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), char(160), ''), '(', ''), ')', ''), '.', ''), '-', ''), '/', '')
WHERE phone GLOB '*[^0-9+]*';

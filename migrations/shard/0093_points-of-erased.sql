-- Nobody pays points any more to who is erased: they wait no longer.
CREATE TRIGGER anniversary_points_of_erased AFTER UPDATE OF status ON users WHEN NEW.status = 'erased' AND OLD.status <> 'erased'
BEGIN
	UPDATE anniversary_cards SET points_state = 'none', points = 0
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND points_state = 'waiting';
END;
--> statement-breakpoint
UPDATE anniversary_cards SET points_state = 'none', points = 0
WHERE points_state = 'waiting' AND EXISTS (SELECT 1 FROM users u
	WHERE u.account_id = anniversary_cards.account_id AND u.id = anniversary_cards.user_id AND u.status = 'erased');

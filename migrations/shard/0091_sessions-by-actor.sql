CREATE INDEX `sessions_by_actor` ON `sessions` (`account_id`,`actor_id`) WHERE "sessions"."actor_id" is not null;--> statement-breakpoint
-- With somebody's sessions end those in which they see what members see.
DROP TRIGGER users_end_sessions;
--> statement-breakpoint
CREATE TRIGGER users_end_sessions AFTER UPDATE OF status ON users
WHEN NEW.status <> 'active'
BEGIN
	DELETE FROM sessions WHERE account_id = NEW.account_id AND user_id = NEW.id;
	DELETE FROM sessions WHERE account_id = NEW.account_id AND actor_id = NEW.id;
END;

ALTER TABLE `users` ADD `role_given_at` integer;--> statement-breakpoint
CREATE INDEX `users_role_holders` ON `users` (`account_id`,`last_name`,`id`) WHERE "users"."role" <> 'member';--> statement-breakpoint
-- An account never loses its last owner who can sign in, whoever writes the role.
CREATE TRIGGER users_keep_an_owner BEFORE UPDATE OF role ON users
WHEN OLD.role = 'account_owner' AND NEW.role <> 'account_owner' AND OLD.status = 'active'
	AND NOT EXISTS (SELECT 1 FROM users o WHERE o.account_id = OLD.account_id AND o.role = 'account_owner'
		AND o.status = 'active' AND o.id <> OLD.id)
BEGIN
	SELECT RAISE(ABORT, 'users_last_owner');
END;
--> statement-breakpoint
-- Who holds a role is a list: its version rises with whatever it shows of them.
CREATE TRIGGER users_role_holder_added AFTER INSERT ON users
WHEN NEW.role <> 'member'
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'role_holders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_role_holder_changed
AFTER UPDATE OF role, role_given_at, first_name, last_name, email, image_url, status, last_logged_in_at ON users
WHEN (OLD.role <> 'member' OR NEW.role <> 'member')
	AND (OLD.role, OLD.role_given_at, OLD.first_name, OLD.last_name, OLD.email, OLD.image_url, OLD.status, OLD.last_logged_in_at)
	IS NOT (NEW.role, NEW.role_given_at, NEW.first_name, NEW.last_name, NEW.email, NEW.image_url, NEW.status, NEW.last_logged_in_at)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'role_holders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

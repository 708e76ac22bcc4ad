CREATE TABLE `email_changes` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`stop_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`old_email` text NOT NULL,
	`token_hash` text NOT NULL,
	`stop_token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "email_changes_differ" CHECK("email_changes"."email" <> "email_changes"."old_email")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_by_token` ON `email_changes` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_by_stop_token` ON `email_changes` (`account_id`,`stop_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_open` ON `email_changes` (`account_id`,`user_id`) WHERE "email_changes"."confirmed_at" is null and "email_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `email_changes_by_former_address` ON `email_changes` (`account_id`,`old_email`) WHERE "email_changes"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX `email_changes_by_expiry` ON `email_changes` (`account_id`,`expires_at`) WHERE "email_changes"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX `email_changes_by_user` ON `email_changes` (`account_id`,`user_id`);--> statement-breakpoint
-- Whoever is suspended or leaves has no change of address open; who is erased leaves no former address behind.
CREATE TRIGGER users_end_email_changes AFTER UPDATE OF status ON users
WHEN NEW.status NOT IN ('active', 'pending')
BEGIN
	UPDATE email_changes SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND confirmed_at IS NULL AND ended_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_forget_email_changes AFTER UPDATE OF status ON users
WHEN NEW.status = 'erased'
BEGIN
	DELETE FROM email_changes WHERE account_id = NEW.account_id AND user_id = NEW.id;
END;
--> statement-breakpoint
-- SQLite adds no CHECK to a table that is there: a role that is none of the specification's is refused by its own name.
CREATE TRIGGER users_role_known_added BEFORE INSERT ON users
WHEN NEW.role NOT IN ('account_owner', 'budget_owner', 'member', 'moderator', 'regional_business_manager', 'nomination_moderator',
	'customer', 'distributor', 'distributor_sales_rep', 'widia_sales_rep', 'widia_sales_rep_manager', 'widia_admin')
BEGIN
	SELECT RAISE(ABORT, 'users_role');
END;
--> statement-breakpoint
CREATE TRIGGER users_role_known_changed BEFORE UPDATE OF role ON users
WHEN NEW.role NOT IN ('account_owner', 'budget_owner', 'member', 'moderator', 'regional_business_manager', 'nomination_moderator',
	'customer', 'distributor', 'distributor_sales_rep', 'widia_sales_rep', 'widia_sales_rep_manager', 'widia_admin')
BEGIN
	SELECT RAISE(ABORT, 'users_role');
END;

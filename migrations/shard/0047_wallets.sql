CREATE TABLE `wallet_issues` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`points` integer NOT NULL,
	`expires_at` integer,
	`next_at` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`id`) REFERENCES `ledger_transactions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wallet_issues_points" CHECK("wallet_issues"."points" between 1 and 1000000000000),
	CONSTRAINT "wallet_issues_ends" CHECK("wallet_issues"."next_at" is null or "wallet_issues"."next_at" <= "wallet_issues"."expires_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `wallet_issues_of_person` ON `wallet_issues` (`account_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `wallet_issues_due` ON `wallet_issues` (`account_id`,`next_at`) WHERE "wallet_issues"."next_at" is not null;--> statement-breakpoint
CREATE INDEX `items_of_wallet` ON `items` (`account_id`,`id`) WHERE "items"."product_type" = 'wallet_product' and "items"."is_listed" = 1;
--> statement-breakpoint
-- A work that may rest for ever is woken by the first thing that is to be done.
CREATE TRIGGER wallet_issues_watched AFTER INSERT ON wallet_issues WHEN NEW.next_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'wallets/expire-points', NEW.next_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;

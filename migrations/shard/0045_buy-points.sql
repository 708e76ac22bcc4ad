CREATE TABLE `purchases` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`number` integer NOT NULL,
	`user_id` integer NOT NULL,
	`product` text NOT NULL,
	`points` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text DEFAULT 'created' NOT NULL,
	`expires_at` integer NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`token` text,
	`intent_id` text,
	`session_id` text,
	`refund_id` text,
	`next_url` text,
	`card` text,
	`failure` text,
	`funding_transaction_id` integer,
	`issuance_transaction_id` integer,
	`look_at` integer,
	`captured_at` integer,
	`credited_at` integer,
	`refunded_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchases_product" CHECK("purchases"."product" in ('standard_product', 'wallet_product', 'top_up')),
	CONSTRAINT "purchases_state" CHECK("purchases"."state" in ('created', 'authorised', 'captured', 'credited', 'failed', 'refunded')),
	CONSTRAINT "purchases_points" CHECK("purchases"."points" between 1 and 1000000000000),
	CONSTRAINT "purchases_total_cents" CHECK("purchases"."total_cents" between 1 and 1000000000000),
	CONSTRAINT "purchases_sum" CHECK("purchases"."total_cents" = "purchases"."price_cents" + "purchases"."fee_cents"),
	CONSTRAINT "purchases_token" CHECK(length("purchases"."token") <= 200),
	CONSTRAINT "purchases_paid_before_credited" CHECK("purchases"."state" not in ('captured', 'credited', 'refunded') or "purchases"."captured_at" is not null)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_by_number` ON `purchases` (`account_id`,`number`);--> statement-breakpoint
CREATE INDEX `purchases_of_user` ON `purchases` (`account_id`,`user_id`,`created_at`,`id`) WHERE "purchases"."attempt" > 0;--> statement-breakpoint
CREATE INDEX `purchases_to_look_at` ON `purchases` (`account_id`,`look_at`) WHERE "purchases"."look_at" is not null;--> statement-breakpoint
CREATE INDEX `purchases_only_quoted` ON `purchases` (`account_id`,`expires_at`) WHERE "purchases"."attempt" = 0;--> statement-breakpoint
CREATE TABLE `top_up_plans` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`low_threshold` integer,
	`low_told_at` integer,
	`top_up_points` integer,
	CONSTRAINT "top_up_plans_low_threshold" CHECK("top_up_plans"."low_threshold" between 1 and 1000000000),
	CONSTRAINT "top_up_plans_points" CHECK("top_up_plans"."top_up_points" between 1 and 10000000)
) STRICT;
--> statement-breakpoint
CREATE TRIGGER purchases_added AFTER INSERT ON purchases
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'purchases', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER purchases_changed AFTER UPDATE ON purchases
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'purchases', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A purchase goes on by these steps alone, whatever is told twice or late; an account that is suspended may be written as it was.
CREATE TRIGGER purchases_go_on BEFORE UPDATE OF state ON purchases
WHEN OLD.state <> NEW.state AND (OLD.state || ' ' || NEW.state) NOT IN (
	'created authorised', 'created captured', 'created failed', 'authorised captured', 'authorised failed',
	'failed created', 'failed captured', 'captured credited', 'credited refunded'
)
BEGIN
	SELECT RAISE(ABORT, 'internal_purchase_changed');
END;
--> statement-breakpoint
-- What was agreed on is never written anew.
CREATE TRIGGER purchases_price_stays BEFORE UPDATE OF user_id, product, points, price_cents, fee_cents, total_cents, currency, number ON purchases
BEGIN
	SELECT RAISE(ABORT, 'internal_purchase_changed');
END;
--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work).
CREATE TRIGGER purchases_due_changed AFTER UPDATE OF look_at ON purchases WHEN NEW.look_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'buy-points/follow-purchases', NEW.look_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER top_up_plans_watched AFTER INSERT ON top_up_plans WHEN NEW.low_threshold IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'buy-points/tell-low', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER top_up_plans_threshold_changed AFTER UPDATE OF low_threshold ON top_up_plans
WHEN NEW.low_threshold IS NOT NULL AND NEW.low_threshold IS NOT OLD.low_threshold
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'buy-points/tell-low', 0)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;

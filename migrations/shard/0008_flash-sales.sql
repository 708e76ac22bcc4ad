CREATE TABLE `flash_buyers` (
	`account_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`limit_per_member` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_id`, `user_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_buyers_within_limit" CHECK("flash_buyers"."quantity" between 1 and "flash_buyers"."limit_per_member")
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_hold_ends` (
	`account_id` integer NOT NULL,
	`hold_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`outcome` text NOT NULL,
	`order_id` integer,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `hold_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`order_id`) REFERENCES `orders`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_hold_ends_outcome" CHECK("flash_hold_ends"."outcome" in ('sold', 'released')),
	CONSTRAINT "flash_hold_ends_order" CHECK(("flash_hold_ends"."outcome" = 'sold') = ("flash_hold_ends"."order_id" is not null)),
	CONSTRAINT "flash_hold_ends_quantity" CHECK("flash_hold_ends"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_hold_ends_of_sale` ON `flash_hold_ends` (`account_id`,`sale_id`,`outcome`);--> statement-breakpoint
CREATE TABLE `flash_sale_ends` (
	`account_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sales` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`live_to_date` integer NOT NULL,
	`points` integer NOT NULL,
	`points_was` integer NOT NULL,
	`quantity` integer NOT NULL,
	`stock` integer NOT NULL,
	`limit_per_member` integer DEFAULT 1 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sales_price" CHECK("flash_sales"."points" > 0 and "flash_sales"."points_was" > "flash_sales"."points" and "flash_sales"."points_was" <= 1000000000000),
	CONSTRAINT "flash_sales_time" CHECK("flash_sales"."starts_at" < "flash_sales"."live_to_date"),
	CONSTRAINT "flash_sales_quantity" CHECK("flash_sales"."quantity" between 1 and 100000 and "flash_sales"."stock" <= "flash_sales"."quantity"),
	CONSTRAINT "flash_sales_stock_not_below_zero" CHECK("flash_sales"."stock" >= 0),
	CONSTRAINT "flash_sales_limit" CHECK("flash_sales"."limit_per_member" between 1 and "flash_sales"."quantity")
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_sales_of_item` ON `flash_sales` (`account_id`,`item_id`,`live_to_date`);--> statement-breakpoint
CREATE INDEX `flash_sales_by_end` ON `flash_sales` (`account_id`,`live_to_date`,`id`);--> statement-breakpoint
-- Two sales of one item never overlap.
CREATE TRIGGER flash_sales_apart BEFORE INSERT ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_overlap') WHERE EXISTS (
		SELECT 1 FROM flash_sales f WHERE f.account_id = NEW.account_id AND f.item_id = NEW.item_id
		AND f.live_to_date > NEW.starts_at AND f.starts_at < NEW.live_to_date);
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_stay_apart BEFORE UPDATE OF starts_at, live_to_date ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_overlap') WHERE EXISTS (
		SELECT 1 FROM flash_sales f WHERE f.account_id = NEW.account_id AND f.item_id = NEW.item_id AND f.id <> NEW.id
		AND f.live_to_date > NEW.starts_at AND f.starts_at < NEW.live_to_date);
END;
--> statement-breakpoint
-- What was promised stays: only the times and the stock of a sale change.
CREATE TRIGGER flash_sales_terms_stay BEFORE UPDATE OF item_id, points, points_was, quantity, limit_per_member ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_terms_stay');
END;
--> statement-breakpoint
-- How a hold ended is written once.
CREATE TRIGGER flash_hold_ends_stay BEFORE UPDATE ON flash_hold_ends
BEGIN
	SELECT RAISE(ABORT, 'flash_hold_ends_stay');
END;

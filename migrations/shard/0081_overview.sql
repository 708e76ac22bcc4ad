CREATE TABLE `item_counts` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`sold_out_count` integer NOT NULL,
	CONSTRAINT "item_counts_sold_out_count" CHECK("item_counts"."sold_out_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_months` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`order_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `participation_counts` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`module` text NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`, `module`),
	CONSTRAINT "participation_counts_people" CHECK("participation_counts"."people" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `participation_months` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`module` text NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`, `module`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "participation_months_module" CHECK("participation_months"."module" in ('polls', 'surveys', 'ideas', 'nominations', 'photos', 'games', 'forms'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_month_sellers` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`seller_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`),
	CONSTRAINT "sale_month_sellers_seller_count" CHECK("sale_month_sellers"."seller_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_day_sums_waiting` ON `sale_day_sums` (`account_id`,`pending_count`) WHERE "sale_day_sums"."person_id" = 0 and "sale_day_sums"."dimension" = 'person' and "sale_day_sums"."pending_count" > 0;--> statement-breakpoint
CREATE INDEX `surveys_open` ON `surveys` (`account_id`,`id`) WHERE "surveys"."status" = 'open';--> statement-breakpoint
-- Taking part is counted once a person, module and month; the count outlives the rows.
CREATE TRIGGER participation_months_count_added AFTER INSERT ON participation_months
BEGIN
	INSERT INTO participation_counts (account_id, month, module, people) VALUES (NEW.account_id, NEW.month, NEW.module, 1)
	ON CONFLICT (account_id, month, module) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
INSERT INTO item_counts (account_id, sold_out_count)
SELECT account_id, count(*) FROM items WHERE is_listed = 1 AND quantity_left = 0 GROUP BY account_id;
--> statement-breakpoint
CREATE TRIGGER item_counts_of_added AFTER INSERT ON items WHEN NEW.is_listed = 1 AND NEW.quantity_left IS 0
BEGIN
	INSERT INTO item_counts (account_id, sold_out_count) VALUES (NEW.account_id, 1)
	ON CONFLICT (account_id) DO UPDATE SET sold_out_count = sold_out_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_counts_of_changed AFTER UPDATE OF is_listed, quantity_left ON items
WHEN (OLD.is_listed = 1 AND OLD.quantity_left IS 0) <> (NEW.is_listed = 1 AND NEW.quantity_left IS 0)
BEGIN
	INSERT INTO item_counts (account_id, sold_out_count) VALUES (NEW.account_id, NEW.is_listed = 1 AND NEW.quantity_left IS 0)
	ON CONFLICT (account_id) DO UPDATE SET sold_out_count = sold_out_count + iif(NEW.is_listed = 1 AND NEW.quantity_left IS 0, 1, -1);
END;
--> statement-breakpoint
CREATE TRIGGER item_counts_of_removed AFTER DELETE ON items WHEN OLD.is_listed = 1 AND OLD.quantity_left IS 0
BEGIN
	UPDATE item_counts SET sold_out_count = sold_out_count - 1 WHERE account_id = OLD.account_id;
END;
--> statement-breakpoint
INSERT INTO sale_month_sellers (account_id, month, seller_count)
SELECT account_id, month, count(*) FROM sale_month_sums WHERE group_by = 'user' AND brand_status = '' AND (cents <> 0 OR quantity <> 0)
GROUP BY account_id, month;
--> statement-breakpoint
-- A sum that comes to nothing is removed after it is written, so that it is the figures that count, not the row.
CREATE TRIGGER sale_month_sellers_of_added AFTER INSERT ON sale_month_sums
WHEN NEW.group_by = 'user' AND NEW.brand_status = '' AND (NEW.cents <> 0 OR NEW.quantity <> 0)
BEGIN
	INSERT INTO sale_month_sellers (account_id, month, seller_count) VALUES (NEW.account_id, NEW.month, 1)
	ON CONFLICT (account_id, month) DO UPDATE SET seller_count = seller_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sellers_of_changed AFTER UPDATE OF cents, quantity ON sale_month_sums
WHEN NEW.group_by = 'user' AND NEW.brand_status = '' AND (OLD.cents <> 0 OR OLD.quantity <> 0) <> (NEW.cents <> 0 OR NEW.quantity <> 0)
BEGIN
	UPDATE sale_month_sellers SET seller_count = seller_count + iif(NEW.cents <> 0 OR NEW.quantity <> 0, 1, -1)
	WHERE account_id = NEW.account_id AND month = NEW.month;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sellers_of_removed AFTER DELETE ON sale_month_sums
WHEN OLD.group_by = 'user' AND OLD.brand_status = '' AND (OLD.cents <> 0 OR OLD.quantity <> 0)
BEGIN
	UPDATE sale_month_sellers SET seller_count = seller_count - 1 WHERE account_id = OLD.account_id AND month = OLD.month;
END;
--> statement-breakpoint
-- What was done before this migration is counted from the rows that are there, at the first run of overview/follow-figures.
UPDATE due_work SET due_at = 0 WHERE work = 'all' AND due_at IS NOT NULL;

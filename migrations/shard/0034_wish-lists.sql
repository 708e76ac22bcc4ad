CREATE TABLE `wish_list_items` (
	`account_id` integer NOT NULL,
	`wish_list_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`priority` integer DEFAULT 2 NOT NULL,
	`known_points` integer NOT NULL,
	`told_sale_id` integer,
	`told_few` integer DEFAULT 0 NOT NULL,
	`told_in_reach` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `wish_list_id`, `item_id`),
	FOREIGN KEY (`account_id`,`wish_list_id`) REFERENCES `wish_lists`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wish_list_items_note" CHECK(length("wish_list_items"."note") <= 200),
	CONSTRAINT "wish_list_items_quantity" CHECK("wish_list_items"."quantity" between 1 and 99),
	CONSTRAINT "wish_list_items_priority" CHECK("wish_list_items"."priority" between 1 and 3)
) STRICT;
--> statement-breakpoint
CREATE INDEX `wish_list_items_by_wish` ON `wish_list_items` (`account_id`,`wish_list_id`,`priority`,`created_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `wish_list_items_of_user` ON `wish_list_items` (`account_id`,`user_id`,`item_id`,`wish_list_id`);--> statement-breakpoint
CREATE TABLE `wish_lists` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_default` integer DEFAULT 0 NOT NULL,
	`share_number` integer,
	`last_share_number` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wish_lists_name" CHECK(length("wish_lists"."name") between 1 and 60)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_lists_by_name` ON `wish_lists` (`account_id`,`user_id`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `wish_lists_one_default` ON `wish_lists` (`account_id`,`user_id`) WHERE "wish_lists"."is_default" = 1;--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work); what was wished for at this moment has no news yet.
CREATE TRIGGER wish_list_items_watched AFTER INSERT ON wish_list_items
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'wish-lists/tell-news', NEW.created_at + 3600000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A walk begins anew when a flash sale does: who was passed already is told in time.
CREATE TRIGGER flash_sales_told AFTER INSERT ON flash_sales
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'wish-lists/tell-news', NEW.starts_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at, place = NULL WHERE excluded.due_at < due_work.due_at;
END;

CREATE TABLE `rebate_offers` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`brand_id` integer NOT NULL,
	`points_per_dollar` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`cap_points` integer NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`brand_id`) REFERENCES `sale_brands`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rebate_offers_name" CHECK(length("rebate_offers"."name") between 1 and 60),
	CONSTRAINT "rebate_offers_period" CHECK("rebate_offers"."starts_at" <= "rebate_offers"."ends_at"),
	CONSTRAINT "rebate_offers_rate" CHECK("rebate_offers"."points_per_dollar" between 1 and 1000),
	CONSTRAINT "rebate_offers_cap" CHECK("rebate_offers"."cap_points" between 0 and 1000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_offers_by_name` ON `rebate_offers` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `rebates` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`offer_id` integer NOT NULL,
	`budget_id` integer,
	`distributor` text DEFAULT '' NOT NULL,
	`invoice_number` text DEFAULT '' NOT NULL,
	`invoice_line` text DEFAULT '' NOT NULL,
	`line_key` text,
	`invoice_date` integer,
	`amount` integer NOT NULL,
	`points` integer NOT NULL,
	`file_url` text DEFAULT '' NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`submitted_at` integer,
	`moderated_by` integer,
	`changed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`offer_id`) REFERENCES `rebate_offers`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`moderated_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rebates_status" CHECK("rebates"."status" in ('draft', 'submitted', 'in_review', 'issue_found', 'approved', 'paid', 'rejected', 'canceled', 'reversed')),
	CONSTRAINT "rebates_amount" CHECK("rebates"."amount" between 0 and 100000000000),
	CONSTRAINT "rebates_points" CHECK("rebates"."points" between 0 and 1000000000000),
	CONSTRAINT "rebates_whole" CHECK("rebates"."status" in ('draft', 'canceled') or ("rebates"."budget_id" is not null and "rebates"."submitted_at" is not null
				and "rebates"."invoice_date" is not null and "rebates"."file_url" <> '' and "rebates"."invoice_number" <> '' and "rebates"."amount" > 0)),
	CONSTRAINT "rebates_held_line" CHECK(("rebates"."line_key" is null) = ("rebates"."status" in ('draft', 'canceled', 'rejected'))),
	CONSTRAINT "rebates_number" CHECK(length("rebates"."invoice_number") <= 60),
	CONSTRAINT "rebates_line" CHECK(length("rebates"."invoice_line") <= 120),
	CONSTRAINT "rebates_distributor" CHECK(length("rebates"."distributor") <= 120),
	CONSTRAINT "rebates_notes" CHECK(length("rebates"."notes") <= 2000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `rebates_once` ON `rebates` (`account_id`,`line_key`);--> statement-breakpoint
CREATE INDEX `rebates_by_time` ON `rebates` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rebates_of_owner` ON `rebates` (`account_id`,`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rebates_of_offer` ON `rebates` (`account_id`,`offer_id`,`owner_id`,`invoice_date`);--> statement-breakpoint
CREATE INDEX `users_moderators` ON `users` (`account_id`,`id`) WHERE "users"."role" = 'moderator';
--> statement-breakpoint
CREATE TRIGGER rebate_offers_added AFTER INSERT ON rebate_offers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'rebate_offers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rebate_offers_changed AFTER UPDATE ON rebate_offers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'rebate_offers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rebates_added AFTER INSERT ON rebates
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'rebates', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rebates_changed AFTER UPDATE ON rebates
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'rebates', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rebates_end_once BEFORE UPDATE ON rebates
WHEN OLD.status IN ('rejected', 'canceled', 'reversed') OR OLD.owner_id <> NEW.owner_id
	OR (OLD.status = 'paid' AND (NEW.status <> 'reversed' OR NEW.points <> OLD.points))
BEGIN
	SELECT RAISE(ABORT, 'rebate_ended');
END;

CREATE TABLE `sale_brands` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`budget_id` integer NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_brands_name" CHECK(length("sale_brands"."name") between 1 and 60)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_brands_by_name` ON `sale_brands` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `sale_categories` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`parent_id` integer,
	`name` text NOT NULL,
	`parents_list_string` text NOT NULL,
	`depth` integer NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`sales_count` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`parent_id`) REFERENCES `sale_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_categories_name" CHECK(length("sale_categories"."name") between 1 and 60 and instr("sale_categories"."name", '>') = 0),
	CONSTRAINT "sale_categories_depth" CHECK("sale_categories"."depth" between 0 and 4)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_categories_by_path` ON `sale_categories` (`account_id`,`parents_list_string`);--> statement-breakpoint
CREATE TABLE `sale_product_items` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`brand_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`unit_cost_amount` integer NOT NULL,
	`points` integer NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`brand_id`) REFERENCES `sale_brands`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `sale_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_product_items_sku" CHECK(length("sale_product_items"."sku") between 1 and 60),
	CONSTRAINT "sale_product_items_name" CHECK(length("sale_product_items"."name") between 1 and 120),
	CONSTRAINT "sale_product_items_cost" CHECK("sale_product_items"."unit_cost_amount" between 0 and 100000000),
	CONSTRAINT "sale_product_items_points" CHECK("sale_product_items"."points" between 0 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_product_items_by_sku` ON `sale_product_items` (`account_id`,`sku`);--> statement-breakpoint
CREATE INDEX `sale_product_items_by_name` ON `sale_product_items` (`account_id`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `sales` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`brand_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`unit_cost_amount` integer NOT NULL,
	`external_cost_amount` integer NOT NULL,
	`total_points_earned` integer NOT NULL,
	`company_name` text NOT NULL,
	`distributor` text DEFAULT '' NOT NULL,
	`impact` text DEFAULT 'generic' NOT NULL,
	`invoice_number` text NOT NULL,
	`external_created_at` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`approved_at` integer,
	`approved_by` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `sale_product_items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`brand_id`) REFERENCES `sale_brands`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `sale_categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`approved_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sales_status" CHECK("sales"."status" in ('pending', 'approved')),
	CONSTRAINT "sales_impact" CHECK("sales"."impact" in ('generic', 'guest_satisfaction', 'revenue_costs', 'safety', 'employee_satisfaction')),
	CONSTRAINT "sales_quantity" CHECK("sales"."quantity" between 1 and 10000),
	CONSTRAINT "sales_points" CHECK("sales"."total_points_earned" between 0 and 1000000000000),
	CONSTRAINT "sales_cost" CHECK("sales"."external_cost_amount" between 0 and 1000000000000),
	CONSTRAINT "sales_invoice" CHECK(length("sales"."invoice_number") between 1 and 60),
	CONSTRAINT "sales_company" CHECK(length("sales"."company_name") between 1 and 120),
	CONSTRAINT "sales_distributor" CHECK(length("sales"."distributor") <= 120),
	CONSTRAINT "sales_approved_whole" CHECK(("sales"."status" = 'approved') = ("sales"."approved_at" is not null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_once` ON `sales` (`account_id`,`distributor`,`invoice_number`,`item_id`);--> statement-breakpoint
CREATE INDEX `sales_by_time` ON `sales` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sales_of_owner` ON `sales` (`account_id`,`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sales_by_status` ON `sales` (`account_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TRIGGER sale_categories_added AFTER INSERT ON sale_categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_categories', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_categories_changed AFTER UPDATE OF name, parents_list_string, description, is_active ON sale_categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_categories', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_brands_added AFTER INSERT ON sale_brands
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_brands', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_brands_changed AFTER UPDATE ON sale_brands
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_brands', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_product_items_added AFTER INSERT ON sale_product_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_product_items', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_product_items_changed AFTER UPDATE ON sale_product_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_product_items', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sales_logged AFTER INSERT ON sales
BEGIN
	UPDATE sale_categories SET sales_count = sales_count + 1 WHERE account_id = NEW.account_id AND id = NEW.category_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sales', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sales_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sales', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A sale is approved once, and what it says stays as it was logged.
CREATE TRIGGER sales_approved_once BEFORE UPDATE ON sales WHEN OLD.status <> 'pending' OR NEW.total_points_earned <> OLD.total_points_earned OR NEW.owner_id <> OLD.owner_id
BEGIN
	SELECT RAISE(ABORT, 'sale_approved');
END;

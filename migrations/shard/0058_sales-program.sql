CREATE TABLE `sale_invoices` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`distributor` text NOT NULL,
	`invoice_number` text NOT NULL,
	`file_url` text NOT NULL,
	`file_name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_invoices_number" CHECK(length("sale_invoices"."invoice_number") between 1 and 60)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_invoices_once` ON `sale_invoices` (`account_id`,`owner_id`,`distributor`,`invoice_number`);--> statement-breakpoint
CREATE INDEX `sale_invoices_by_time` ON `sale_invoices` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sale_invoices_of_owner` ON `sale_invoices` (`account_id`,`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sale_level_settings` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`program_details_text` text NOT NULL,
	`program_details_link` text NOT NULL,
	CONSTRAINT "sale_level_settings_text" CHECK(length("sale_level_settings"."program_details_text") <= 60),
	CONSTRAINT "sale_level_settings_link" CHECK(length("sale_level_settings"."program_details_link") <= 500)
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_levels` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`alias` text NOT NULL,
	`from_amount` integer NOT NULL,
	`bonus_percent` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "sale_levels_name" CHECK(length("sale_levels"."name") between 1 and 40),
	CONSTRAINT "sale_levels_alias" CHECK(length("sale_levels"."alias") <= 60),
	CONSTRAINT "sale_levels_from_amount" CHECK("sale_levels"."from_amount" between 0 and 1000000000000),
	CONSTRAINT "sale_levels_bonus" CHECK("sale_levels"."bonus_percent" between 0 and 200)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_levels_by_amount` ON `sale_levels` (`account_id`,`from_amount`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_levels_by_name` ON `sale_levels` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `sale_months` (
	`account_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`month` text NOT NULL,
	`approved_amount` integer NOT NULL,
	`pending_amount` integer NOT NULL,
	PRIMARY KEY(`account_id`, `owner_id`, `month`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_months_month" CHECK(length("sale_months"."month") = 7),
	CONSTRAINT "sale_months_approved" CHECK("sale_months"."approved_amount" between 0 and 1000000000000000),
	CONSTRAINT "sale_months_pending" CHECK("sale_months"."pending_amount" between 0 and 1000000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_representatives` (
	`account_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_id`, `user_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_representatives_points" CHECK("sale_representatives"."points" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_rules` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`applies_to` text NOT NULL,
	`subject_id` integer NOT NULL,
	`tiers` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`cap_points` integer NOT NULL,
	`representatives_percent` integer NOT NULL,
	`is_active` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "sale_rules_applies_to" CHECK("sale_rules"."applies_to" in ('item', 'brand', 'category')),
	CONSTRAINT "sale_rules_name" CHECK(length("sale_rules"."name") between 1 and 60),
	CONSTRAINT "sale_rules_tiers" CHECK(length("sale_rules"."tiers") <= 1000),
	CONSTRAINT "sale_rules_period" CHECK("sale_rules"."starts_at" <= "sale_rules"."ends_at"),
	CONSTRAINT "sale_rules_cap" CHECK("sale_rules"."cap_points" between 0 and 1000000000000),
	CONSTRAINT "sale_rules_share" CHECK("sale_rules"."representatives_percent" between 0 and 100)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_rules_by_name` ON `sale_rules` (`account_id`,`name`);--> statement-breakpoint
ALTER TABLE `sales` ADD `reversed_at` integer;--> statement-breakpoint
ALTER TABLE `sales` ADD `rule_id` integer;--> statement-breakpoint
CREATE INDEX `sales_of_rule` ON `sales` (`account_id`,`rule_id`,`owner_id`,`external_created_at`);--> statement-breakpoint
CREATE INDEX `sales_by_day` ON `sales` (`account_id`,`external_created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sale_categories_by_depth` ON `sale_categories` (`account_id`,`depth`,`parents_list_string`,`id`);
--> statement-breakpoint
CREATE TRIGGER sale_invoices_added AFTER INSERT ON sale_invoices
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_invoices', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_rules_added AFTER INSERT ON sale_rules
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_rules', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_rules_changed AFTER UPDATE ON sale_rules
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_rules', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER sales_approved_once;
--> statement-breakpoint
-- A sale is approved once and taken back once, and what it says stays as it was logged.
CREATE TRIGGER sales_approved_once BEFORE UPDATE ON sales
WHEN OLD.reversed_at IS NOT NULL
	OR NEW.total_points_earned <> OLD.total_points_earned
	OR NEW.owner_id <> OLD.owner_id
	OR (OLD.status <> 'pending' AND (NEW.status <> OLD.status OR NEW.approved_at IS NOT OLD.approved_at OR NEW.reversed_at IS NULL))
BEGIN
	SELECT RAISE(ABORT, 'sale_approved');
END;
--> statement-breakpoint
-- Sums leave out what was refused or taken back.
DROP TRIGGER sale_day_sums_of_logged;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_of_logged AFTER INSERT ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT NEW.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), NEW.external_created_at, k.key_id, k.key_name,
		iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), 1, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), 1, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.quantity, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.quantity, 0),
		iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0)
	FROM users u
	CROSS JOIN (SELECT 'person' AS dimension, 0 AS key_id, '' AS key_name UNION ALL SELECT 'brand', NEW.brand_id, '' UNION ALL SELECT 'category', NEW.category_id, ''
		UNION ALL SELECT 'item', NEW.item_id, '' UNION ALL SELECT 'distributor', 0, NEW.distributor) k
	CROSS JOIN (SELECT NEW.owner_id AS person_id UNION ALL SELECT 0) p
	WHERE u.account_id = NEW.account_id AND u.id = NEW.owner_id
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
END;
--> statement-breakpoint
DROP TRIGGER sale_day_sums_of_changed;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_of_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT OLD.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), OLD.external_created_at, k.key_id, k.key_name,
		-iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), 1, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), 1, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.quantity, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.quantity, 0),
		-iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0)
	FROM users u
	CROSS JOIN (SELECT 'person' AS dimension, 0 AS key_id, '' AS key_name UNION ALL SELECT 'brand', OLD.brand_id, '' UNION ALL SELECT 'category', OLD.category_id, ''
		UNION ALL SELECT 'item', OLD.item_id, '' UNION ALL SELECT 'distributor', 0, OLD.distributor) k
	CROSS JOIN (SELECT OLD.owner_id AS person_id UNION ALL SELECT 0) p
	WHERE u.account_id = OLD.account_id AND u.id = OLD.owner_id
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT NEW.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), NEW.external_created_at, k.key_id, k.key_name,
		iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), 1, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), 1, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.quantity, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.quantity, 0),
		iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0)
	FROM users u
	CROSS JOIN (SELECT 'person' AS dimension, 0 AS key_id, '' AS key_name UNION ALL SELECT 'brand', NEW.brand_id, '' UNION ALL SELECT 'category', NEW.category_id, ''
		UNION ALL SELECT 'item', NEW.item_id, '' UNION ALL SELECT 'distributor', 0, NEW.distributor) k
	CROSS JOIN (SELECT NEW.owner_id AS person_id UNION ALL SELECT 0) p
	WHERE u.account_id = NEW.account_id AND u.id = NEW.owner_id
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
END;
--> statement-breakpoint
DROP TRIGGER sale_day_sums_of_removed;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_of_removed AFTER DELETE ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT OLD.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), OLD.external_created_at, k.key_id, k.key_name,
		-iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), 1, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), 1, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.quantity, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.quantity, 0),
		-iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0)
	FROM users u
	CROSS JOIN (SELECT 'person' AS dimension, 0 AS key_id, '' AS key_name UNION ALL SELECT 'brand', OLD.brand_id, '' UNION ALL SELECT 'category', OLD.category_id, ''
		UNION ALL SELECT 'item', OLD.item_id, '' UNION ALL SELECT 'distributor', 0, OLD.distributor) k
	CROSS JOIN (SELECT OLD.owner_id AS person_id UNION ALL SELECT 0) p
	WHERE u.account_id = OLD.account_id AND u.id = OLD.owner_id
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
END;
--> statement-breakpoint
DROP TRIGGER sale_sums_of_logged;
--> statement-breakpoint
CREATE TRIGGER sale_sums_of_logged AFTER INSERT ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (NEW.account_id, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), NEW.owner_id,
		iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER sale_sums_of_changed;
--> statement-breakpoint
CREATE TRIGGER sale_sums_of_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (OLD.account_id, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), OLD.owner_id,
		-iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (NEW.account_id, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), NEW.owner_id,
		iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER sale_sums_of_removed;
--> statement-breakpoint
CREATE TRIGGER sale_sums_of_removed AFTER DELETE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (OLD.account_id, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), OLD.owner_id,
		-iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

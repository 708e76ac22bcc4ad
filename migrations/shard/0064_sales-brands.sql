ALTER TABLE `sale_brands` ADD `status` text DEFAULT 'approved' NOT NULL CONSTRAINT "sale_brands_status" CHECK("status" in ('approved', 'pending', 'rejected'));--> statement-breakpoint
CREATE INDEX `sale_brands_by_status` ON `sale_brands` (`account_id`,`status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `sales_of_brand` ON `sales` (`account_id`,`brand_id`,`id`);--> statement-breakpoint
-- Sums of sales are told apart by the state of the brand, too; they are made anew from the sales.
DROP TRIGGER sale_sums_of_logged;
DROP TRIGGER sale_sums_of_changed;
DROP TRIGGER sale_sums_of_removed;
DROP TABLE `sale_month_sums`;
DROP TABLE `sale_year_sums`;
DROP TABLE `sale_earning_sums`;
CREATE TABLE `sale_month_sums` (
	`account_id` integer NOT NULL,
	`group_by` text NOT NULL,
	`brand_status` text NOT NULL,
	`key_id` integer NOT NULL,
	`month` text NOT NULL,
	`cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_by`, `brand_status`, `key_id`, `month`),
	CONSTRAINT "sale_month_sums_group_by" CHECK("sale_month_sums"."group_by" in ('user', 'brand')),
	CONSTRAINT "sale_month_sums_brand_status" CHECK("sale_month_sums"."brand_status" in ('', 'approved', 'pending', 'rejected'))
) STRICT;
CREATE TABLE `sale_year_sums` (
	`account_id` integer NOT NULL,
	`group_by` text NOT NULL,
	`brand_status` text NOT NULL,
	`year` text NOT NULL,
	`key_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_by`, `brand_status`, `year`, `key_id`),
	CONSTRAINT "sale_year_sums_group_by" CHECK("sale_year_sums"."group_by" in ('user', 'brand')),
	CONSTRAINT "sale_year_sums_brand_status" CHECK("sale_year_sums"."brand_status" in ('', 'approved', 'pending', 'rejected'))
) STRICT;
CREATE TABLE `sale_earning_sums` (
	`account_id` integer NOT NULL,
	`group_by` text NOT NULL,
	`brand_status` text NOT NULL,
	`sale_earning_type` text NOT NULL,
	`key_id` integer NOT NULL,
	`points` integer NOT NULL,
	`points_pending` integer NOT NULL,
	`cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_by`, `brand_status`, `sale_earning_type`, `key_id`),
	CONSTRAINT "sale_earning_sums_group_by" CHECK("sale_earning_sums"."group_by" in ('user', 'brand')),
	CONSTRAINT "sale_earning_sums_brand_status" CHECK("sale_earning_sums"."brand_status" in ('', 'approved', 'pending', 'rejected')),
	CONSTRAINT "sale_earning_sums_type" CHECK("sale_earning_sums"."sale_earning_type" in ('distributor_brand_earning', 'supplier_rules_earning'))
) STRICT;
CREATE INDEX `sale_earning_sums_by_points` ON `sale_earning_sums` (`account_id`,`group_by`,`brand_status`,`sale_earning_type`,`points`,`key_id`);--> statement-breakpoint
CREATE INDEX `sale_year_sums_by_cents` ON `sale_year_sums` (`account_id`,`group_by`,`brand_status`,`year`,`cents`,`key_id`);--> statement-breakpoint
CREATE INDEX `sale_year_sums_by_quantity` ON `sale_year_sums` (`account_id`,`group_by`,`brand_status`,`year`,`quantity`,`key_id`);--> statement-breakpoint
INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
	SELECT s.account_id, g.group_by, g.brand_status, iif(g.group_by = 'user', s.owner_id, s.brand_id), (SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id) AS month, sum(s.external_cost_amount), sum(s.quantity)
	FROM sales s CROSS JOIN (SELECT 'user' AS group_by, '' AS brand_status UNION ALL SELECT 'user', 'approved' UNION ALL SELECT 'brand', '' UNION ALL SELECT 'brand', 'approved') g WHERE true AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5;
INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
	SELECT s.account_id, g.group_by, g.brand_status, substr((SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id), 1, 4), iif(g.group_by = 'user', s.owner_id, s.brand_id), sum(s.external_cost_amount), sum(s.quantity)
	FROM sales s CROSS JOIN (SELECT 'user' AS group_by, '' AS brand_status UNION ALL SELECT 'user', 'approved' UNION ALL SELECT 'brand', '' UNION ALL SELECT 'brand', 'approved') g WHERE true AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5;
INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, g.group_by, g.brand_status, iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(g.group_by = 'user', s.owner_id, s.brand_id),
		sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.total_points_earned, 0)), sum(iif((s.status = 'pending' AND s.reversed_at IS NULL), s.total_points_earned, 0)), sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.external_cost_amount, 0)), sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.quantity, 0))
	FROM sales s CROSS JOIN (SELECT 'user' AS group_by, '' AS brand_status UNION ALL SELECT 'user', 'approved' UNION ALL SELECT 'brand', '' UNION ALL SELECT 'brand', 'approved') g WHERE true GROUP BY 1, 2, 3, 4, 5;
CREATE TRIGGER sale_sums_of_logged AFTER INSERT ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), g.key_id,
			iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.quantity, 0)
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE true
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER sale_sums_of_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), g.key_id,
			-iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.quantity, 0)
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE true
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE (NEW.status = 'approved' AND NEW.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.brand_status, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), g.key_id,
			iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'pending' AND NEW.reversed_at IS NULL), NEW.total_points_earned, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.external_cost_amount, 0), iif((NEW.status = 'approved' AND NEW.reversed_at IS NULL), NEW.quantity, 0)
		FROM (SELECT 'user' AS group_by, '' AS brand_status, NEW.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.owner_id
		UNION ALL SELECT 'brand', '', NEW.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = NEW.account_id AND b.id = NEW.brand_id), NEW.brand_id) g WHERE true
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER sale_sums_of_removed AFTER DELETE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE (OLD.status = 'approved' AND OLD.reversed_at IS NULL)
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.brand_status, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), g.key_id,
			-iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'pending' AND OLD.reversed_at IS NULL), OLD.total_points_earned, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.external_cost_amount, 0), -iif((OLD.status = 'approved' AND OLD.reversed_at IS NULL), OLD.quantity, 0)
		FROM (SELECT 'user' AS group_by, '' AS brand_status, OLD.owner_id AS key_id UNION ALL SELECT 'user', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.owner_id
		UNION ALL SELECT 'brand', '', OLD.brand_id UNION ALL SELECT 'brand', (SELECT b.status FROM sale_brands b WHERE b.account_id = OLD.account_id AND b.id = OLD.brand_id), OLD.brand_id) g WHERE true
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
-- A brand that is approved or rejected takes the sums of its sales with it.
CREATE TRIGGER sale_sums_of_brand AFTER UPDATE OF status ON sale_brands WHEN OLD.status <> NEW.status
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT s.account_id, g.group_by, OLD.status, iif(g.group_by = 'user', s.owner_id, s.brand_id), (SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id) AS month, sum(-s.external_cost_amount), sum(-s.quantity)
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT s.account_id, g.group_by, OLD.status, substr((SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id), 1, 4), iif(g.group_by = 'user', s.owner_id, s.brand_id), sum(-s.external_cost_amount), sum(-s.quantity)
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT s.account_id, g.group_by, OLD.status, iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(g.group_by = 'user', s.owner_id, s.brand_id),
			-sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.total_points_earned, 0)), -sum(iif((s.status = 'pending' AND s.reversed_at IS NULL), s.total_points_earned, 0)), -sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.external_cost_amount, 0)), -sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.quantity, 0))
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_month_sums (account_id, group_by, brand_status, key_id, month, cents, quantity)
		SELECT s.account_id, g.group_by, NEW.status, iif(g.group_by = 'user', s.owner_id, s.brand_id), (SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id) AS month, sum(s.external_cost_amount), sum(s.quantity)
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, brand_status, year, key_id, cents, quantity)
		SELECT s.account_id, g.group_by, NEW.status, substr((SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id), 1, 4), iif(g.group_by = 'user', s.owner_id, s.brand_id), sum(s.external_cost_amount), sum(s.quantity)
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND (s.status = 'approved' AND s.reversed_at IS NULL) GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
		SELECT s.account_id, g.group_by, NEW.status, iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(g.group_by = 'user', s.owner_id, s.brand_id),
			sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.total_points_earned, 0)), sum(iif((s.status = 'pending' AND s.reversed_at IS NULL), s.total_points_earned, 0)), sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.external_cost_amount, 0)), sum(iif((s.status = 'approved' AND s.reversed_at IS NULL), s.quantity, 0))
		FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id GROUP BY 1, 2, 3, 4, 5
		ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
			points_pending = points_pending + excluded.points_pending, cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A sum of nothing has no row, so that sums are the same however they came about.
CREATE TRIGGER sale_earning_sums_empty_added AFTER INSERT ON sale_earning_sums WHEN NEW.points = 0 AND NEW.points_pending = 0 AND NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_earning_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND sale_earning_type = NEW.sale_earning_type AND key_id = NEW.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_earning_sums_empty_left AFTER UPDATE ON sale_earning_sums WHEN NEW.points = 0 AND NEW.points_pending = 0 AND NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_earning_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND sale_earning_type = NEW.sale_earning_type AND key_id = NEW.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sums_empty_added AFTER INSERT ON sale_month_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_month_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND key_id = NEW.key_id AND month = NEW.month;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sums_empty_left AFTER UPDATE ON sale_month_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_month_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND key_id = NEW.key_id AND month = NEW.month;
END;
--> statement-breakpoint
CREATE TRIGGER sale_year_sums_empty_added AFTER INSERT ON sale_year_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_year_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND year = NEW.year AND key_id = NEW.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_year_sums_empty_left AFTER UPDATE ON sale_year_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_year_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND brand_status = NEW.brand_status AND year = NEW.year AND key_id = NEW.key_id;
END;

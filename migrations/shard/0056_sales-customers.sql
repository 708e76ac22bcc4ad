CREATE TABLE `sale_customers` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`distributor_id` integer,
	`sales_rep_id` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_customers_by_time` ON `sale_customers` (`account_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `sale_customers_of_distributor` ON `sale_customers` (`account_id`,`distributor_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `sale_customers_of_rep` ON `sale_customers` (`account_id`,`sales_rep_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `sale_enrollments` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`submitter_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closed_by` integer,
	`closed_at` integer,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`submitter_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`closed_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_enrollments_status" CHECK("sale_enrollments"."status" in ('pending', 'approved', 'rejected'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_earning_sums` (
	`account_id` integer NOT NULL,
	`sale_earning_type` text NOT NULL,
	`user_id` integer NOT NULL,
	`points` integer NOT NULL,
	`points_pending` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_earning_type`, `user_id`),
	CONSTRAINT "sale_earning_sums_type" CHECK("sale_earning_sums"."sale_earning_type" in ('distributor_brand_earning', 'supplier_rules_earning'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_earning_sums_by_points` ON `sale_earning_sums` (`account_id`,`sale_earning_type`,`points`,`user_id`);--> statement-breakpoint
CREATE TABLE `sale_month_sums` (
	`account_id` integer NOT NULL,
	`group_by` text NOT NULL,
	`key_id` integer NOT NULL,
	`month` text NOT NULL,
	`cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_by`, `key_id`, `month`),
	CONSTRAINT "sale_month_sums_group_by" CHECK("sale_month_sums"."group_by" in ('user', 'brand'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_year_sums` (
	`account_id` integer NOT NULL,
	`group_by` text NOT NULL,
	`year` text NOT NULL,
	`key_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_by`, `year`, `key_id`),
	CONSTRAINT "sale_year_sums_group_by" CHECK("sale_year_sums"."group_by" in ('user', 'brand'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_year_sums_by_cents` ON `sale_year_sums` (`account_id`,`group_by`,`year`,`cents`,`key_id`);--> statement-breakpoint
CREATE INDEX `sale_year_sums_by_quantity` ON `sale_year_sums` (`account_id`,`group_by`,`year`,`quantity`,`key_id`);
--> statement-breakpoint
-- A customer's distributor and sales rep follow from whom they report to; whoever is written later is looked at again.
CREATE TRIGGER sale_customers_of_added AFTER INSERT ON users WHEN (NEW.role IN ('customer', 'distributor', 'distributor_sales_rep') OR NEW.settings ->> '$.custom_role' IS NOT NULL)
BEGIN
	INSERT INTO sale_customers (account_id, user_id, created_at) SELECT NEW.account_id, NEW.id, NEW.created_at WHERE iif(NEW.settings ->> '$.custom_role' IN ('customer', 'sales_rep'), NEW.settings ->> '$.custom_role', NEW.role) = 'customer';
	UPDATE sale_customers SET sales_rep_id = (SELECT m.id FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id AND m.role = 'distributor_sales_rep'),
		distributor_id = (SELECT iif(m.role = 'distributor', m.id, d.id) FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		LEFT JOIN users d ON d.account_id = m.account_id AND d.id = m.manager_id AND m.role = 'distributor_sales_rep' AND d.role = 'distributor'
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id)
	WHERE account_id = NEW.account_id AND user_id IN (SELECT NEW.id
		UNION ALL SELECT c.id FROM users c WHERE c.account_id = NEW.account_id AND c.manager_id = NEW.id
		UNION ALL SELECT c.id FROM users r JOIN users c ON c.account_id = r.account_id AND c.manager_id = r.id
			WHERE r.account_id = NEW.account_id AND r.manager_id = NEW.id AND r.role = 'distributor_sales_rep');
END;
--> statement-breakpoint
CREATE TRIGGER sale_customers_of_changed AFTER UPDATE OF role, settings, manager_id ON users
WHEN ((OLD.role IN ('customer', 'distributor', 'distributor_sales_rep') OR OLD.settings ->> '$.custom_role' IS NOT NULL) OR (NEW.role IN ('customer', 'distributor', 'distributor_sales_rep') OR NEW.settings ->> '$.custom_role' IS NOT NULL))
	AND (OLD.role, OLD.settings ->> '$.custom_role', OLD.manager_id) IS NOT (NEW.role, NEW.settings ->> '$.custom_role', NEW.manager_id)
BEGIN
	DELETE FROM sale_customers WHERE account_id = NEW.account_id AND user_id = NEW.id AND NOT iif(NEW.settings ->> '$.custom_role' IN ('customer', 'sales_rep'), NEW.settings ->> '$.custom_role', NEW.role) = 'customer';
	INSERT INTO sale_customers (account_id, user_id, created_at) SELECT NEW.account_id, NEW.id, NEW.created_at
		WHERE iif(NEW.settings ->> '$.custom_role' IN ('customer', 'sales_rep'), NEW.settings ->> '$.custom_role', NEW.role) = 'customer' AND NOT EXISTS (SELECT 1 FROM sale_customers c WHERE c.account_id = NEW.account_id AND c.user_id = NEW.id);
	UPDATE sale_customers SET sales_rep_id = (SELECT m.id FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id AND m.role = 'distributor_sales_rep'),
		distributor_id = (SELECT iif(m.role = 'distributor', m.id, d.id) FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		LEFT JOIN users d ON d.account_id = m.account_id AND d.id = m.manager_id AND m.role = 'distributor_sales_rep' AND d.role = 'distributor'
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id)
	WHERE account_id = NEW.account_id AND user_id IN (SELECT NEW.id
		UNION ALL SELECT c.id FROM users c WHERE c.account_id = NEW.account_id AND c.manager_id = NEW.id
		UNION ALL SELECT c.id FROM users r JOIN users c ON c.account_id = r.account_id AND c.manager_id = r.id
			WHERE r.account_id = NEW.account_id AND r.manager_id = NEW.id AND r.role = 'distributor_sales_rep');
END;
--> statement-breakpoint
CREATE TRIGGER sale_customers_listed_added AFTER INSERT ON sale_customers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_customers_listed_changed AFTER UPDATE ON sale_customers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_customers_listed_removed AFTER DELETE ON sale_customers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_enrollments_added AFTER INSERT ON sale_enrollments
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_enrollments_changed AFTER UPDATE ON sale_enrollments
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_customers_renamed AFTER UPDATE OF first_name, last_name, email, participant_id ON users
WHEN (NEW.role IN ('customer', 'distributor', 'distributor_sales_rep') OR NEW.settings ->> '$.custom_role' IS NOT NULL)
	AND (OLD.first_name, OLD.last_name, OLD.email, OLD.participant_id) IS NOT (NEW.first_name, NEW.last_name, NEW.email, NEW.participant_id)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_customers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- An enrollment is decided once; whoever was rejected may be submitted again.
CREATE TRIGGER sale_enrollments_closed_once BEFORE UPDATE ON sale_enrollments WHEN OLD.status = 'approved' OR (OLD.status = 'rejected' AND NEW.status <> 'pending')
BEGIN
	SELECT RAISE(ABORT, 'sale_enrollment_closed');
END;
--> statement-breakpoint
INSERT INTO sale_customers (account_id, user_id, created_at) SELECT u.account_id, u.id, u.created_at FROM users u WHERE iif(u.settings ->> '$.custom_role' IN ('customer', 'sales_rep'), u.settings ->> '$.custom_role', u.role) = 'customer';
--> statement-breakpoint
UPDATE sale_customers SET sales_rep_id = (SELECT m.id FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id AND m.role = 'distributor_sales_rep'),
		distributor_id = (SELECT iif(m.role = 'distributor', m.id, d.id) FROM users u JOIN users m ON m.account_id = u.account_id AND m.id = u.manager_id
		LEFT JOIN users d ON d.account_id = m.account_id AND d.id = m.manager_id AND m.role = 'distributor_sales_rep' AND d.role = 'distributor'
		WHERE u.account_id = sale_customers.account_id AND u.id = sale_customers.user_id);
--> statement-breakpoint
-- Days of invoices begin at midnight of the account's time zone; twelve hours later (fourteen, east of UTC+12) it is that day everywhere in UTC.
CREATE TRIGGER sale_sums_of_logged AFTER INSERT ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE NEW.status = 'approved'
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE NEW.status = 'approved'
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (NEW.account_id, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), NEW.owner_id,
		iif(NEW.status = 'approved', NEW.total_points_earned, 0), iif(NEW.status = 'pending', NEW.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_sums_of_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE OLD.status = 'approved'
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE OLD.status = 'approved'
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT NEW.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE NEW.status = 'approved'
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT NEW.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (NEW.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = NEW.account_id), 1, 4), g.key_id, NEW.external_cost_amount, NEW.quantity
		FROM (SELECT 'user' AS group_by, NEW.owner_id AS key_id UNION ALL SELECT 'brand', NEW.brand_id) g WHERE NEW.status = 'approved'
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (OLD.account_id, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), OLD.owner_id,
		-iif(OLD.status = 'approved', OLD.total_points_earned, 0), -iif(OLD.status = 'pending', OLD.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (NEW.account_id, iif(NEW.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), NEW.owner_id,
		iif(NEW.status = 'approved', NEW.total_points_earned, 0), iif(NEW.status = 'pending', NEW.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_sums_of_removed AFTER DELETE ON sales
BEGIN
	INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
		SELECT OLD.account_id, g.group_by, g.key_id, (SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE OLD.status = 'approved'
		ON CONFLICT (account_id, group_by, key_id, month) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
		SELECT OLD.account_id, g.group_by, substr((SELECT strftime('%Y-%m', (OLD.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = OLD.account_id), 1, 4), g.key_id, -OLD.external_cost_amount, -OLD.quantity
		FROM (SELECT 'user' AS group_by, OLD.owner_id AS key_id UNION ALL SELECT 'brand', OLD.brand_id) g WHERE OLD.status = 'approved'
		ON CONFLICT (account_id, group_by, year, key_id) DO UPDATE SET cents = cents + excluded.cents, quantity = quantity + excluded.quantity;
	INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
		VALUES (OLD.account_id, iif(OLD.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), OLD.owner_id,
		-iif(OLD.status = 'approved', OLD.total_points_earned, 0), -iif(OLD.status = 'pending', OLD.total_points_earned, 0))
		ON CONFLICT (account_id, sale_earning_type, user_id) DO UPDATE SET points = points + excluded.points, points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
INSERT INTO sale_month_sums (account_id, group_by, key_id, month, cents, quantity)
	SELECT s.account_id, g.group_by, iif(g.group_by = 'user', s.owner_id, s.brand_id), (SELECT strftime('%Y-%m', (s.external_created_at + iif(a.time_zone IN ('Pacific/Auckland', 'Antarctica/McMurdo', 'NZ', 'NZ-CHAT', 'Pacific/Chatham', 'Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Kiritimati'), 50400000, 43200000)) / 1000, 'unixepoch') FROM accounts a WHERE a.account_id = s.account_id) AS month, sum(s.external_cost_amount), sum(s.quantity)
	FROM sales s CROSS JOIN (SELECT 'user' AS group_by UNION ALL SELECT 'brand') g WHERE s.status = 'approved' GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO sale_year_sums (account_id, group_by, year, key_id, cents, quantity)
	SELECT account_id, group_by, substr(month, 1, 4), key_id, sum(cents), sum(quantity) FROM sale_month_sums GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO sale_earning_sums (account_id, sale_earning_type, user_id, points, points_pending)
	SELECT account_id, iif(distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), owner_id,
		sum(iif(status = 'approved', total_points_earned, 0)), sum(iif(status = 'pending', total_points_earned, 0)) FROM sales GROUP BY 1, 2, 3;
--> statement-breakpoint
-- A sum of nothing has no row, so that sums are the same however they came about.
CREATE TRIGGER sale_earning_sums_empty_added AFTER INSERT ON sale_earning_sums WHEN NEW.points = 0 AND NEW.points_pending = 0
BEGIN
	DELETE FROM sale_earning_sums WHERE account_id = NEW.account_id AND sale_earning_type = NEW.sale_earning_type AND user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_earning_sums_empty_left AFTER UPDATE ON sale_earning_sums WHEN NEW.points = 0 AND NEW.points_pending = 0
BEGIN
	DELETE FROM sale_earning_sums WHERE account_id = NEW.account_id AND sale_earning_type = NEW.sale_earning_type AND user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sums_empty_added AFTER INSERT ON sale_month_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_month_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND key_id = NEW.key_id AND month = NEW.month;
END;
--> statement-breakpoint
CREATE TRIGGER sale_month_sums_empty_left AFTER UPDATE ON sale_month_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_month_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND key_id = NEW.key_id AND month = NEW.month;
END;
--> statement-breakpoint
CREATE TRIGGER sale_year_sums_empty_added AFTER INSERT ON sale_year_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_year_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND year = NEW.year AND key_id = NEW.key_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_year_sums_empty_left AFTER UPDATE ON sale_year_sums WHEN NEW.cents = 0 AND NEW.quantity = 0
BEGIN
	DELETE FROM sale_year_sums WHERE account_id = NEW.account_id AND group_by = NEW.group_by AND year = NEW.year AND key_id = NEW.key_id;
END;

ALTER TABLE `rebates` ADD `terms` text;
--> statement-breakpoint
ALTER TABLE `sales` ADD `reversal_reason` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `sale_representatives_of_user` ON `sale_representatives` (`account_id`,`user_id`,`sale_id`);
--> statement-breakpoint
-- Whoever helped has points on days on which they sold nothing.
DROP TRIGGER sale_day_sums_empty_added;
--> statement-breakpoint
DROP TRIGGER sale_day_sums_empty_left;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_empty_added AFTER INSERT ON sale_day_sums WHEN NEW.pending_count = 0 AND NEW.approved_count = 0 AND NEW.pending_points = 0 AND NEW.approved_points = 0
BEGIN
	DELETE FROM sale_day_sums WHERE account_id = NEW.account_id AND dimension = NEW.dimension AND person_id = NEW.person_id AND role = NEW.role AND day = NEW.day AND key_id = NEW.key_id AND key_name = NEW.key_name;
END;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_empty_left AFTER UPDATE ON sale_day_sums WHEN NEW.pending_count = 0 AND NEW.approved_count = 0 AND NEW.pending_points = 0 AND NEW.approved_points = 0
BEGIN
	DELETE FROM sale_day_sums WHERE account_id = NEW.account_id AND dimension = NEW.dimension AND person_id = NEW.person_id AND role = NEW.role AND day = NEW.day AND key_id = NEW.key_id AND key_name = NEW.key_name;
END;
--> statement-breakpoint
-- Points of a person are theirs: what is of whoever helped leaves the sums of the seller, and their roles', for those of the helper.
CREATE TRIGGER sale_shares_added AFTER INSERT ON sale_representatives WHEN NEW.points > 0
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, 'person', iif(p.is_role, 0, u.id), iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), s.external_created_at, 0, '',
		0, 0, 0, 0, 0, 0, sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'pending')), sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'approved'))
	FROM sales s CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	CROSS JOIN users u ON u.account_id = s.account_id AND u.id = iif(h.is_helper, NEW.user_id, s.owner_id)
	CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
	WHERE s.account_id = NEW.account_id AND s.id = NEW.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', iif(g.is_all, '', b.status), iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, NEW.user_id, s.owner_id),
		sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'approved')), sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'pending')), 0, 0
	FROM sales s CROSS JOIN sale_brands b ON b.account_id = s.account_id AND b.id = s.brand_id CROSS JOIN (SELECT 1 AS is_all UNION ALL SELECT 0) g CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE s.account_id = NEW.account_id AND s.id = NEW.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_shares_removed BEFORE DELETE ON sale_representatives WHEN OLD.points > 0
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, 'person', iif(p.is_role, 0, u.id), iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), s.external_created_at, 0, '',
		0, 0, 0, 0, 0, 0, sum(-iif(h.is_helper, OLD.points, -OLD.points) * (s.status = 'pending')), sum(-iif(h.is_helper, OLD.points, -OLD.points) * (s.status = 'approved'))
	FROM sales s CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	CROSS JOIN users u ON u.account_id = s.account_id AND u.id = iif(h.is_helper, OLD.user_id, s.owner_id)
	CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
	WHERE s.account_id = OLD.account_id AND s.id = OLD.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', iif(g.is_all, '', b.status), iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, OLD.user_id, s.owner_id),
		sum(-iif(h.is_helper, OLD.points, -OLD.points) * (s.status = 'approved')), sum(-iif(h.is_helper, OLD.points, -OLD.points) * (s.status = 'pending')), 0, 0
	FROM sales s CROSS JOIN sale_brands b ON b.account_id = s.account_id AND b.id = s.brand_id CROSS JOIN (SELECT 1 AS is_all UNION ALL SELECT 0) g CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE s.account_id = OLD.account_id AND s.id = OLD.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_shares_of_changed AFTER UPDATE ON sales WHEN (OLD.owner_id, OLD.brand_id, OLD.distributor, OLD.status, OLD.reversed_at, OLD.external_created_at) IS NOT (NEW.owner_id, NEW.brand_id, NEW.distributor, NEW.status, NEW.reversed_at, NEW.external_created_at)
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, 'person', iif(p.is_role, 0, u.id), iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), s.external_created_at, 0, '',
		0, 0, 0, 0, 0, 0, sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'approved'))
	FROM (SELECT OLD.account_id AS account_id, OLD.owner_id AS owner_id, OLD.brand_id AS brand_id, OLD.distributor AS distributor, OLD.status AS status, OLD.reversed_at AS reversed_at, OLD.external_created_at AS external_created_at) s
	CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = OLD.id CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	CROSS JOIN users u ON u.account_id = s.account_id AND u.id = iif(h.is_helper, r.user_id, s.owner_id)
	CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
	WHERE r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', iif(g.is_all, '', b.status), iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, r.user_id, s.owner_id),
		sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'approved')), sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), 0, 0
	FROM (SELECT OLD.account_id AS account_id, OLD.owner_id AS owner_id, OLD.brand_id AS brand_id, OLD.distributor AS distributor, OLD.status AS status, OLD.reversed_at AS reversed_at, OLD.external_created_at AS external_created_at) s
	CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = OLD.id
	CROSS JOIN sale_brands b ON b.account_id = s.account_id AND b.id = s.brand_id CROSS JOIN (SELECT 1 AS is_all UNION ALL SELECT 0) g CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, 'person', iif(p.is_role, 0, u.id), iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), s.external_created_at, 0, '',
		0, 0, 0, 0, 0, 0, sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'approved'))
	FROM (SELECT NEW.account_id AS account_id, NEW.owner_id AS owner_id, NEW.brand_id AS brand_id, NEW.distributor AS distributor, NEW.status AS status, NEW.reversed_at AS reversed_at, NEW.external_created_at AS external_created_at) s
	CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = NEW.id CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	CROSS JOIN users u ON u.account_id = s.account_id AND u.id = iif(h.is_helper, r.user_id, s.owner_id)
	CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
	WHERE r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', iif(g.is_all, '', b.status), iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, r.user_id, s.owner_id),
		sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'approved')), sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), 0, 0
	FROM (SELECT NEW.account_id AS account_id, NEW.owner_id AS owner_id, NEW.brand_id AS brand_id, NEW.distributor AS distributor, NEW.status AS status, NEW.reversed_at AS reversed_at, NEW.external_created_at AS external_created_at) s
	CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = NEW.id
	CROSS JOIN sale_brands b ON b.account_id = s.account_id AND b.id = s.brand_id CROSS JOIN (SELECT 1 AS is_all UNION ALL SELECT 0) g CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
END;
--> statement-breakpoint
-- A brand that is approved or rejected takes the shares of its sales with it.
CREATE TRIGGER sale_shares_of_brand AFTER UPDATE OF status ON sale_brands WHEN OLD.status <> NEW.status
BEGIN
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', OLD.status, iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, r.user_id, s.owner_id),
		sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'approved')), sum(-iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), 0, 0
	FROM sales s CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = s.id CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', NEW.status, iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, r.user_id, s.owner_id),
		sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'approved')), sum(iif(h.is_helper, r.points, -r.points) * (s.status = 'pending')), 0, 0
	FROM sales s CROSS JOIN sale_representatives r ON r.account_id = s.account_id AND r.sale_id = s.id CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE s.account_id = NEW.account_id AND s.brand_id = NEW.id AND r.points > 0 AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
END;
--> statement-breakpoint
-- Shares of the sales that there are move as if they were written now.
CREATE TRIGGER sale_shares_counted AFTER UPDATE ON sale_representatives WHEN NEW.points > 0
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, 'person', iif(p.is_role, 0, u.id), iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), s.external_created_at, 0, '',
		0, 0, 0, 0, 0, 0, sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'pending')), sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'approved'))
	FROM sales s CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	CROSS JOIN users u ON u.account_id = s.account_id AND u.id = iif(h.is_helper, NEW.user_id, s.owner_id)
	CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
	WHERE s.account_id = NEW.account_id AND s.id = NEW.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_earning_sums (account_id, group_by, brand_status, sale_earning_type, key_id, points, points_pending, cents, quantity)
	SELECT s.account_id, 'user', iif(g.is_all, '', b.status), iif(s.distributor = '', 'supplier_rules_earning', 'distributor_brand_earning'), iif(h.is_helper, NEW.user_id, s.owner_id),
		sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'approved')), sum(iif(h.is_helper, NEW.points, -NEW.points) * (s.status = 'pending')), 0, 0
	FROM sales s CROSS JOIN sale_brands b ON b.account_id = s.account_id AND b.id = s.brand_id CROSS JOIN (SELECT 1 AS is_all UNION ALL SELECT 0) g CROSS JOIN (SELECT 1 AS is_helper UNION ALL SELECT 0) h
	WHERE s.account_id = NEW.account_id AND s.id = NEW.sale_id AND s.reversed_at IS NULL GROUP BY 1, 3, 4, 5
	ON CONFLICT (account_id, group_by, brand_status, sale_earning_type, key_id) DO UPDATE SET points = points + excluded.points,
		points_pending = points_pending + excluded.points_pending;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'sale_sums', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
UPDATE sale_representatives SET points = points;
--> statement-breakpoint
DROP TRIGGER sale_shares_counted;

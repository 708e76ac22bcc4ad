CREATE TABLE `sale_day_sums` (
	`account_id` integer NOT NULL,
	`dimension` text NOT NULL,
	`person_id` integer NOT NULL,
	`role` text NOT NULL,
	`day` integer NOT NULL,
	`key_id` integer NOT NULL,
	`key_name` text NOT NULL,
	`pending_count` integer NOT NULL,
	`approved_count` integer NOT NULL,
	`pending_quantity` integer NOT NULL,
	`approved_quantity` integer NOT NULL,
	`pending_cents` integer NOT NULL,
	`approved_cents` integer NOT NULL,
	`pending_points` integer NOT NULL,
	`approved_points` integer NOT NULL,
	PRIMARY KEY(`account_id`, `dimension`, `person_id`, `role`, `day`, `key_id`, `key_name`),
	CONSTRAINT "sale_day_sums_dimension" CHECK("sale_day_sums"."dimension" in ('person', 'brand', 'category', 'item', 'distributor'))
) STRICT;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'person', s.owner_id, '', s.external_created_at, 0, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'brand', s.owner_id, '', s.external_created_at, s.brand_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'category', s.owner_id, '', s.external_created_at, s.category_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'item', s.owner_id, '', s.external_created_at, s.item_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'distributor', s.owner_id, '', s.external_created_at, 0, s.distributor,
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'person', 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), s.external_created_at, 0, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'brand', 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), s.external_created_at, s.brand_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'category', 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), s.external_created_at, s.category_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'item', 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), s.external_created_at, s.item_id, '',
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
SELECT s.account_id, 'distributor', 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), s.external_created_at, 0, s.distributor,
	sum(iif(s.status = 'pending', 1, 0)), sum(iif(s.status = 'approved', 1, 0)), sum(iif(s.status = 'pending', s.quantity, 0)), sum(iif(s.status = 'approved', s.quantity, 0)), sum(iif(s.status = 'pending', s.external_cost_amount, 0)), sum(iif(s.status = 'approved', s.external_cost_amount, 0)), sum(iif(s.status = 'pending', s.total_points_earned, 0)), sum(iif(s.status = 'approved', s.total_points_earned, 0))
FROM sales s JOIN users u ON u.account_id = s.account_id AND u.id = s.owner_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
-- Each sale adds itself to the sums of its day: its person's, and those of all people of their role.
CREATE TRIGGER sale_day_sums_of_logged AFTER INSERT ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT NEW.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), NEW.external_created_at, k.key_id, k.key_name,
		iif(NEW.status = 'pending', 1, 0), iif(NEW.status = 'approved', 1, 0), iif(NEW.status = 'pending', NEW.quantity, 0), iif(NEW.status = 'approved', NEW.quantity, 0),
		iif(NEW.status = 'pending', NEW.external_cost_amount, 0), iif(NEW.status = 'approved', NEW.external_cost_amount, 0), iif(NEW.status = 'pending', NEW.total_points_earned, 0), iif(NEW.status = 'approved', NEW.total_points_earned, 0)
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
-- What a sale was is taken out, what it is now comes in: an approval moves it from pending to approved.
CREATE TRIGGER sale_day_sums_of_changed AFTER UPDATE ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT OLD.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), OLD.external_created_at, k.key_id, k.key_name,
		-iif(OLD.status = 'pending', 1, 0), -iif(OLD.status = 'approved', 1, 0), -iif(OLD.status = 'pending', OLD.quantity, 0), -iif(OLD.status = 'approved', OLD.quantity, 0),
		-iif(OLD.status = 'pending', OLD.external_cost_amount, 0), -iif(OLD.status = 'approved', OLD.external_cost_amount, 0), -iif(OLD.status = 'pending', OLD.total_points_earned, 0), -iif(OLD.status = 'approved', OLD.total_points_earned, 0)
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
		iif(NEW.status = 'pending', 1, 0), iif(NEW.status = 'approved', 1, 0), iif(NEW.status = 'pending', NEW.quantity, 0), iif(NEW.status = 'approved', NEW.quantity, 0),
		iif(NEW.status = 'pending', NEW.external_cost_amount, 0), iif(NEW.status = 'approved', NEW.external_cost_amount, 0), iif(NEW.status = 'pending', NEW.total_points_earned, 0), iif(NEW.status = 'approved', NEW.total_points_earned, 0)
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
CREATE TRIGGER sale_day_sums_of_removed AFTER DELETE ON sales
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT OLD.account_id, k.dimension, p.person_id, iif(p.person_id = 0, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''), OLD.external_created_at, k.key_id, k.key_name,
		-iif(OLD.status = 'pending', 1, 0), -iif(OLD.status = 'approved', 1, 0), -iif(OLD.status = 'pending', OLD.quantity, 0), -iif(OLD.status = 'approved', OLD.quantity, 0),
		-iif(OLD.status = 'pending', OLD.external_cost_amount, 0), -iif(OLD.status = 'approved', OLD.external_cost_amount, 0), -iif(OLD.status = 'pending', OLD.total_points_earned, 0), -iif(OLD.status = 'approved', OLD.total_points_earned, 0)
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
-- Somebody who gets another role takes what they sold along.
CREATE TRIGGER sale_day_sums_of_role AFTER UPDATE OF role, settings ON users WHEN coalesce(CASE OLD.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, OLD.role) <> coalesce(CASE NEW.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, NEW.role)
BEGIN
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, s.dimension, 0, coalesce(CASE OLD.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, OLD.role), s.day, s.key_id, s.key_name,
		-s.pending_count, -s.approved_count, -s.pending_quantity, -s.approved_quantity,
		-s.pending_cents, -s.approved_cents, -s.pending_points, -s.approved_points
	FROM sale_day_sums s WHERE s.account_id = OLD.account_id AND s.dimension IN ('person', 'brand', 'category', 'item', 'distributor')
		AND s.person_id = OLD.id AND s.role = ''
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
	INSERT INTO sale_day_sums (account_id, dimension, person_id, role, day, key_id, key_name,
		pending_count, approved_count, pending_quantity, approved_quantity, pending_cents, approved_cents, pending_points, approved_points)
	SELECT s.account_id, s.dimension, 0, coalesce(CASE NEW.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, NEW.role), s.day, s.key_id, s.key_name,
		s.pending_count, s.approved_count, s.pending_quantity, s.approved_quantity,
		s.pending_cents, s.approved_cents, s.pending_points, s.approved_points
	FROM sale_day_sums s WHERE s.account_id = NEW.account_id AND s.dimension IN ('person', 'brand', 'category', 'item', 'distributor')
		AND s.person_id = NEW.id AND s.role = ''
	ON CONFLICT (account_id, dimension, person_id, role, day, key_id, key_name) DO UPDATE SET
		pending_count = pending_count + excluded.pending_count, approved_count = approved_count + excluded.approved_count,
		pending_quantity = pending_quantity + excluded.pending_quantity, approved_quantity = approved_quantity + excluded.approved_quantity,
		pending_cents = pending_cents + excluded.pending_cents, approved_cents = approved_cents + excluded.approved_cents,
		pending_points = pending_points + excluded.pending_points, approved_points = approved_points + excluded.approved_points;
END;
--> statement-breakpoint
-- A sum of nothing has no row, so that sums are the same however they came about.
CREATE TRIGGER sale_day_sums_empty_added AFTER INSERT ON sale_day_sums WHEN NEW.pending_count = 0 AND NEW.approved_count = 0
BEGIN
	DELETE FROM sale_day_sums WHERE account_id = NEW.account_id AND dimension = NEW.dimension AND person_id = NEW.person_id AND role = NEW.role AND day = NEW.day AND key_id = NEW.key_id AND key_name = NEW.key_name;
END;
--> statement-breakpoint
CREATE TRIGGER sale_day_sums_empty_left AFTER UPDATE ON sale_day_sums WHEN NEW.pending_count = 0 AND NEW.approved_count = 0
BEGIN
	DELETE FROM sale_day_sums WHERE account_id = NEW.account_id AND dimension = NEW.dimension AND person_id = NEW.person_id AND role = NEW.role AND day = NEW.day AND key_id = NEW.key_id AND key_name = NEW.key_name;
END;

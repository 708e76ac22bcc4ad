CREATE TABLE `order_day_sums` (
	`account_id` integer NOT NULL,
	`product_type` text NOT NULL,
	`dimension` text NOT NULL,
	`person_id` integer NOT NULL,
	`role` text NOT NULL,
	`day` integer NOT NULL,
	`item_id` integer NOT NULL,
	`line_count` integer NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`account_id`, `product_type`, `dimension`, `person_id`, `role`, `day`, `item_id`),
	CONSTRAINT "order_day_sums_product_type" CHECK("order_day_sums"."product_type" in ('standard_product', 'wallet_product')),
	CONSTRAINT "order_day_sums_dimension" CHECK("order_day_sums"."dimension" in ('all', 'item'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_day_sums_by_day` ON `order_day_sums` (`account_id`,`day`);--> statement-breakpoint
-- Days of the world's clock: orders/follow-day-sums, due at once, counts them anew as days of each account's own time zone.
INSERT INTO order_day_sums (account_id, product_type, dimension, person_id, role, day, item_id, line_count, points)
SELECT o.account_id, o.product_type, k.dimension, iif(p.is_role, 0, o.user_id),
	iif(p.is_role, coalesce(CASE u.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, u.role), ''),
	o.created_at - o.created_at % 86400000, iif(k.dimension = 'item', l.item_id, 0), count(*), sum(l.points * l.quantity)
FROM orders o
CROSS JOIN users u ON u.account_id = o.account_id AND u.id = o.user_id
CROSS JOIN order_lines l ON l.account_id = o.account_id AND l.order_id = o.id
CROSS JOIN (SELECT 'all' AS dimension UNION ALL SELECT 'item') k
CROSS JOIN (SELECT 0 AS is_role UNION ALL SELECT 1) p
WHERE l.status NOT IN ('cancelled', 'refunded', 'returned') GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
-- Somebody who gets another role takes what they redeemed along.
CREATE TRIGGER order_day_sums_of_role AFTER UPDATE OF role, settings ON users
WHEN coalesce(CASE OLD.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, OLD.role) <> coalesce(CASE NEW.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, NEW.role)
BEGIN
	INSERT INTO order_day_sums (account_id, product_type, dimension, person_id, role, day, item_id, line_count, points)
	SELECT s.account_id, s.product_type, s.dimension, 0, coalesce(CASE OLD.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, OLD.role), s.day, s.item_id, -s.line_count, -s.points
	FROM order_day_sums s WHERE s.account_id = OLD.account_id AND s.product_type IN ('standard_product', 'wallet_product')
		AND s.dimension IN ('all', 'item') AND s.person_id = OLD.id AND s.role = ''
	ON CONFLICT (account_id, product_type, dimension, person_id, role, day, item_id) DO UPDATE SET
		line_count = line_count + excluded.line_count, points = points + excluded.points;
	INSERT INTO order_day_sums (account_id, product_type, dimension, person_id, role, day, item_id, line_count, points)
	SELECT s.account_id, s.product_type, s.dimension, 0, coalesce(CASE NEW.settings ->> '$.custom_role' WHEN 'customer' THEN 'customer' WHEN 'sales_rep' THEN 'widia_sales_rep' END, NEW.role), s.day, s.item_id, s.line_count, s.points
	FROM order_day_sums s WHERE s.account_id = NEW.account_id AND s.product_type IN ('standard_product', 'wallet_product')
		AND s.dimension IN ('all', 'item') AND s.person_id = NEW.id AND s.role = ''
	ON CONFLICT (account_id, product_type, dimension, person_id, role, day, item_id) DO UPDATE SET
		line_count = line_count + excluded.line_count, points = points + excluded.points;
END;
--> statement-breakpoint
-- A sum of nothing has no row, so that sums are the same however they came about.
CREATE TRIGGER order_day_sums_empty_left AFTER UPDATE ON order_day_sums WHEN NEW.line_count = 0 AND NEW.points = 0
BEGIN
	DELETE FROM order_day_sums WHERE account_id = NEW.account_id AND product_type = NEW.product_type AND dimension = NEW.dimension
		AND person_id = NEW.person_id AND role = NEW.role AND day = NEW.day AND item_id = NEW.item_id;
END;
--> statement-breakpoint
UPDATE due_work SET due_at = 0 WHERE work = 'all' AND due_at IS NOT NULL;

CREATE TABLE `order_counts` (
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `status`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`account_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
-- Orders are counted by status.
INSERT INTO order_counts (account_id, status, count)
SELECT o.account_id, o.status, count(*) FROM orders o GROUP BY o.account_id, o.status;
--> statement-breakpoint
CREATE TRIGGER orders_count_added AFTER INSERT ON orders
BEGIN
	INSERT INTO order_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_changed AFTER UPDATE OF status ON orders
WHEN OLD.status <> NEW.status
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE account_id = OLD.account_id AND status = OLD.status;
	INSERT INTO order_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;

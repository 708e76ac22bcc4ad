ALTER TABLE `order_counts` ADD `line_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An order's lines come with it, and none is added or removed afterwards.
DROP TRIGGER orders_count_added;
--> statement-breakpoint
DROP TRIGGER orders_count_changed;
--> statement-breakpoint
CREATE TRIGGER orders_count_added AFTER INSERT ON orders
BEGIN
	INSERT INTO order_counts (account_id, status, count, line_count) VALUES (NEW.account_id, NEW.status, 1, NEW.line_count)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1, line_count = line_count + NEW.line_count;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_changed AFTER UPDATE OF status ON orders
WHEN OLD.status <> NEW.status
BEGIN
	UPDATE order_counts SET count = count - 1, line_count = line_count - OLD.line_count
	WHERE account_id = OLD.account_id AND status = OLD.status;
	INSERT INTO order_counts (account_id, status, count, line_count) VALUES (NEW.account_id, NEW.status, 1, NEW.line_count)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1, line_count = line_count + NEW.line_count;
END;
--> statement-breakpoint
UPDATE order_counts SET line_count = (SELECT coalesce(sum(o.line_count), 0) FROM orders o
	WHERE o.account_id = order_counts.account_id AND o.status = order_counts.status);

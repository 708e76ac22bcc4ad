CREATE TABLE `sale_branches` (
	`account_id` integer NOT NULL,
	`distributor_id` integer NOT NULL,
	`sales_rep_id` integer NOT NULL,
	`customers` integer NOT NULL,
	PRIMARY KEY(`account_id`, `distributor_id`, `sales_rep_id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_branches_of_rep` ON `sale_branches` (`account_id`,`sales_rep_id`);--> statement-breakpoint
CREATE INDEX `users_sales_reps` ON `users` (`account_id`,`last_name`,`id`) WHERE "users"."role" = 'distributor_sales_rep';
--> statement-breakpoint
CREATE TRIGGER sale_branches_added AFTER INSERT ON sale_customers
BEGIN
	INSERT INTO sale_branches (account_id, distributor_id, sales_rep_id, customers)
	VALUES (NEW.account_id, coalesce(NEW.distributor_id, 0), coalesce(NEW.sales_rep_id, 0), 1)
	ON CONFLICT (account_id, distributor_id, sales_rep_id) DO UPDATE SET customers = customers + excluded.customers;
END;
--> statement-breakpoint
CREATE TRIGGER sale_branches_changed AFTER UPDATE OF distributor_id, sales_rep_id ON sale_customers
WHEN (OLD.distributor_id, OLD.sales_rep_id) IS NOT (NEW.distributor_id, NEW.sales_rep_id)
BEGIN
	INSERT INTO sale_branches (account_id, distributor_id, sales_rep_id, customers)
	VALUES (OLD.account_id, coalesce(OLD.distributor_id, 0), coalesce(OLD.sales_rep_id, 0), -1)
	ON CONFLICT (account_id, distributor_id, sales_rep_id) DO UPDATE SET customers = customers + excluded.customers;
	INSERT INTO sale_branches (account_id, distributor_id, sales_rep_id, customers)
	VALUES (NEW.account_id, coalesce(NEW.distributor_id, 0), coalesce(NEW.sales_rep_id, 0), 1)
	ON CONFLICT (account_id, distributor_id, sales_rep_id) DO UPDATE SET customers = customers + excluded.customers;
END;
--> statement-breakpoint
CREATE TRIGGER sale_branches_removed AFTER DELETE ON sale_customers
BEGIN
	INSERT INTO sale_branches (account_id, distributor_id, sales_rep_id, customers)
	VALUES (OLD.account_id, coalesce(OLD.distributor_id, 0), coalesce(OLD.sales_rep_id, 0), -1)
	ON CONFLICT (account_id, distributor_id, sales_rep_id) DO UPDATE SET customers = customers + excluded.customers;
END;
--> statement-breakpoint
INSERT INTO sale_branches (account_id, distributor_id, sales_rep_id, customers)
	SELECT account_id, coalesce(distributor_id, 0), coalesce(sales_rep_id, 0), count(*) FROM sale_customers GROUP BY 1, 2, 3;
--> statement-breakpoint
-- A sum of nothing has no row, so that sums are the same however they came about.
CREATE TRIGGER sale_branches_empty_added AFTER INSERT ON sale_branches WHEN NEW.customers = 0
BEGIN
	DELETE FROM sale_branches WHERE account_id = NEW.account_id AND distributor_id = NEW.distributor_id AND sales_rep_id = NEW.sales_rep_id;
END;
--> statement-breakpoint
CREATE TRIGGER sale_branches_empty_left AFTER UPDATE ON sale_branches WHEN NEW.customers = 0
BEGIN
	DELETE FROM sale_branches WHERE account_id = NEW.account_id AND distributor_id = NEW.distributor_id AND sales_rep_id = NEW.sales_rep_id;
END;

-- The version of what the store shows rises with every change of it, whoever writes it: what isolates keep of listing and items is confirmed by it.
CREATE TRIGGER items_enter_store AFTER INSERT ON items WHEN NEW.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_change_in_store AFTER UPDATE ON items WHEN OLD.is_listed = 1 OR NEW.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_leave_store AFTER DELETE ON items WHEN OLD.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_enter_store AFTER INSERT ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_change_in_store AFTER UPDATE ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_leave_store AFTER DELETE ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_enter_store AFTER INSERT ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_change_in_store AFTER UPDATE ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_leave_store AFTER DELETE ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_enter_store AFTER INSERT ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_change_in_store AFTER UPDATE ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_leave_store AFTER DELETE ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_change_in_store AFTER UPDATE OF parent_id, name, path, depth ON categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_enter_store AFTER INSERT ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_change_in_store AFTER UPDATE ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_leave_store AFTER DELETE ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

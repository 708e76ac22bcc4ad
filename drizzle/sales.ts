/** Sales: what is sold (categories, brands, items) and the sales that people logged, with the points that they earn. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** A tree of what is sold; `parents_list_string` has the names from the root, joined by ' > '. */
export const saleCategories = sqliteTable(
	"sale_categories",
	{
		account_id: accountId(),
		id: id(),
		parent_id: integer("parent_id"),
		name: text("name").notNull(),
		parents_list_string: text("parents_list_string").notNull(),
		depth: integer("depth").notNull(),
		description: text("description").notNull().default(""),
		/** Sales of its items, pending ones too; a trigger counts. */
		sales_count: integer("sales_count").notNull().default(0),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.parent_id, table),
		uniqueIndex("sale_categories_by_path").on(table.account_id, table.parents_list_string),
		check("sale_categories_name", sql`length(${table.name}) between 1 and 60 and instr(${table.name}, '>') = 0`),
		isBetween("sale_categories_depth", table.depth, 0, 4),
	],
);

/** A brand of what is sold; the points of its sales come from its budget. */
export const saleBrands = sqliteTable(
	"sale_brands",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		budget_id: integer("budget_id").notNull(),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.budget_id, budgets),
		uniqueIndex("sale_brands_by_name").on(table.account_id, table.name),
		check("sale_brands_name", sql`length(${table.name}) between 1 and 60`),
	],
);

/** An item that is sold; `points` is what one piece earns. */
export const saleProductItems = sqliteTable(
	"sale_product_items",
	{
		account_id: accountId(),
		id: id(),
		sku: text("sku").notNull(),
		name: text("name").notNull(),
		brand_id: integer("brand_id").notNull(),
		category_id: integer("category_id").notNull(),
		/** Cents. */
		unit_cost_amount: amount("unit_cost_amount").notNull(),
		points: amount("points").notNull(),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.brand_id, saleBrands),
		belongsTo(table, table.category_id, saleCategories),
		uniqueIndex("sale_product_items_by_sku").on(table.account_id, table.sku),
		index("sale_product_items_by_name").on(table.account_id, table.name, table.id),
		check("sale_product_items_sku", sql`length(${table.sku}) between 1 and 60`),
		check("sale_product_items_name", sql`length(${table.name}) between 1 and 120`),
		isBetween("sale_product_items_cost", table.unit_cost_amount, 0, 100_000_000),
		isBetween("sale_product_items_points", table.points, 0, 1_000_000),
	],
);

/** A sale of one item by one person; item, brand, category, price and points are kept as they were when it was logged. */
export const sales = sqliteTable(
	"sales",
	{
		account_id: accountId(),
		id: id(),
		owner_id: integer("owner_id").notNull(),
		item_id: integer("item_id").notNull(),
		brand_id: integer("brand_id").notNull(),
		category_id: integer("category_id").notNull(),
		/** Which pays its points. */
		budget_id: integer("budget_id").notNull(),
		quantity: integer("quantity").notNull(),
		/** Cents. */
		unit_cost_amount: amount("unit_cost_amount").notNull(),
		external_cost_amount: amount("external_cost_amount").notNull(),
		total_points_earned: amount("total_points_earned").notNull(),
		/** To whom it was sold. */
		company_name: text("company_name").notNull(),
		distributor: text("distributor").notNull().default(""),
		impact: text("impact").notNull().default("generic"),
		invoice_number: text("invoice_number").notNull(),
		/** The day of the invoice, at its start in the account's time zone. */
		external_created_at: time("external_created_at").notNull(),
		status: text("status").notNull().default("pending"),
		created_at: time("created_at").notNull(),
		approved_at: time("approved_at"),
		approved_by: integer("approved_by"),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.owner_id, users),
		belongsTo(table, table.item_id, saleProductItems),
		belongsTo(table, table.brand_id, saleBrands),
		belongsTo(table, table.category_id, saleCategories),
		belongsTo(table, table.budget_id, budgets),
		belongsTo(table, table.approved_by, users),
		uniqueIndex("sales_once").on(table.account_id, table.distributor, table.invoice_number, table.item_id),
		index("sales_by_time").on(table.account_id, table.created_at, table.id),
		index("sales_of_owner").on(table.account_id, table.owner_id, table.created_at, table.id),
		index("sales_by_status").on(table.account_id, table.status, table.created_at, table.id),
		isOneOf("sales_status", table.status, ["pending", "approved"]),
		isOneOf("sales_impact", table.impact, [
			...["generic", "guest_satisfaction", "revenue_costs", "safety", "employee_satisfaction"],
		]),
		isBetween("sales_quantity", table.quantity, 1, 10_000),
		isBetween("sales_points", table.total_points_earned, 0, maxAmount),
		isBetween("sales_cost", table.external_cost_amount, 0, maxAmount),
		check("sales_invoice", sql`length(${table.invoice_number}) between 1 and 60`),
		check("sales_company", sql`length(${table.company_name}) between 1 and 120`),
		check("sales_distributor", sql`length(${table.distributor}) <= 120`),
		check("sales_approved_whole", sql`(${table.status} = 'approved') = (${table.approved_at} is not null)`),
	],
);

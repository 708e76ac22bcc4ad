/** Sales: what is sold (categories, brands, items) and the sales that people logged, with the points that they earn. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
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
		index("sale_categories_by_depth").on(table.account_id, table.depth, table.parents_list_string, table.id),
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
		/** Pending: somebody named it who logged a sale, and the owner has not decided. */
		status: text("status").notNull().default("approved"),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.budget_id, budgets),
		uniqueIndex("sale_brands_by_name").on(table.account_id, table.name),
		index("sale_brands_by_status").on(table.account_id, table.status, table.name, table.id),
		check("sale_brands_name", sql`length(${table.name}) between 1 and 60`),
		isOneOf("sale_brands_status", table.status, ["approved", "pending", "rejected"]),
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
		/** When it was taken back: points that it brought have left, as far as they were there; one that waited was refused. */
		reversed_at: time("reversed_at"),
		/** Why it was refused or taken back, in the words of whoever did so. */
		reversal_reason: text("reversal_reason").notNull().default(""),
		/** The rule that made its points; none: those of the item. */
		rule_id: integer("rule_id"),
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
		index("sales_of_rule").on(table.account_id, table.rule_id, table.owner_id, table.external_created_at),
		index("sales_of_brand").on(table.account_id, table.brand_id, table.id),
		index("sales_by_day").on(table.account_id, table.external_created_at, table.id),
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

/** Who helped with a sale, and what of its points is theirs. */
export const saleRepresentatives = sqliteTable(
	"sale_representatives",
	{
		account_id: accountId(),
		sale_id: integer("sale_id").notNull(),
		user_id: integer("user_id").notNull(),
		points: amount("points").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.sale_id, table.user_id] }),
		belongsTo(table, table.sale_id, sales),
		belongsTo(table, table.user_id, users),
		index("sale_representatives_of_user").on(table.account_id, table.user_id, table.sale_id),
		isBetween("sale_representatives_points", table.points, 0, maxAmount),
	],
);

/** Pictures and PDFs of invoices, each of whoever logged its sales. */
export const saleInvoices = sqliteTable(
	"sale_invoices",
	{
		account_id: accountId(),
		id: id(),
		owner_id: integer("owner_id").notNull(),
		distributor: text("distributor").notNull(),
		invoice_number: text("invoice_number").notNull(),
		file_url: text("file_url").notNull(),
		file_name: text("file_name").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.owner_id, users),
		uniqueIndex("sale_invoices_once").on(table.account_id, table.owner_id, table.distributor, table.invoice_number),
		index("sale_invoices_by_time").on(table.account_id, table.created_at, table.id),
		index("sale_invoices_of_owner").on(table.account_id, table.owner_id, table.created_at, table.id),
		check("sale_invoices_number", sql`length(${table.invoice_number}) between 1 and 60`),
	],
);

/** What each seller sold in a month of invoices, in cents: what is paid, and what waits; kept by whoever changes a sale. */
export const saleMonths = sqliteTable(
	"sale_months",
	{
		account_id: accountId(),
		owner_id: integer("owner_id").notNull(),
		/** YYYY-MM, in the account's time zone. */
		month: text("month").notNull(),
		approved_amount: amount("approved_amount").notNull(),
		pending_amount: amount("pending_amount").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.owner_id, table.month] }),
		belongsTo(table, table.owner_id, users),
		check("sale_months_month", sql`length(${table.month}) = 7`),
		isBetween("sale_months_approved", table.approved_amount, 0, maxAmount * 1_000),
		isBetween("sale_months_pending", table.pending_amount, 0, maxAmount * 1_000),
	],
);

/** What sales earn in the place of their items' own points: of an item, a brand, or a category with all below it. */
export const saleRules = sqliteTable(
	"sale_rules",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		applies_to: text("applies_to").notNull(),
		/** The id of the item, the brand or the category. */
		subject_id: integer("subject_id").notNull(),
		/** JSON: from how many pieces on each piece earns how many points. */
		tiers: json("tiers").notNull(),
		/** The first and the last day, at their starts in the account's time zone. */
		starts_at: time("starts_at").notNull(),
		ends_at: time("ends_at").notNull(),
		/** The most that one person earns by it in a month; 0: no limit. */
		cap_points: amount("cap_points").notNull(),
		/** What of the points goes to those who helped, in equal parts. */
		representatives_percent: integer("representatives_percent").notNull(),
		is_active: flag("is_active"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("sale_rules_by_name").on(table.account_id, table.name),
		isOneOf("sale_rules_applies_to", table.applies_to, ["item", "brand", "category"]),
		check("sale_rules_name", sql`length(${table.name}) between 1 and 60`),
		check("sale_rules_tiers", sql`length(${table.tiers}) <= 1000`),
		check("sale_rules_period", sql`${table.starts_at} <= ${table.ends_at}`),
		isBetween("sale_rules_cap", table.cap_points, 0, maxAmount),
		isBetween("sale_rules_share", table.representatives_percent, 0, 100),
	],
);

/** What the card of sale levels says beside the levels; one row an account. */
export const saleLevelSettings = sqliteTable(
	"sale_level_settings",
	{
		account_id: accountId(),
		program_details_text: text("program_details_text").notNull(),
		program_details_link: text("program_details_link").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		check("sale_level_settings_text", sql`length(${table.program_details_text}) <= 60`),
		check("sale_level_settings_link", sql`length(${table.program_details_link}) <= 500`),
	],
);

/** Levels of sales: each begins at an amount that was sold in a year, and adds to the points of each sale. */
export const saleLevels = sqliteTable(
	"sale_levels",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		/** What a person of it is called, such as Silver Partner. */
		alias: text("alias").notNull(),
		/** Cents. */
		from_amount: amount("from_amount").notNull(),
		bonus_percent: integer("bonus_percent").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("sale_levels_by_amount").on(table.account_id, table.from_amount),
		uniqueIndex("sale_levels_by_name").on(table.account_id, table.name),
		check("sale_levels_name", sql`length(${table.name}) between 1 and 40`),
		check("sale_levels_alias", sql`length(${table.alias}) <= 60`),
		isBetween("sale_levels_from_amount", table.from_amount, 0, maxAmount),
		isBetween("sale_levels_bonus", table.bonus_percent, 0, 200),
	],
);

/** Sums of paid sales, kept by triggers on sales; the reports of sales read nothing else of them. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, amount, isOneOf } from "./column";

/** What one person sold, or what was sold of one brand, in a month (YYYY-MM) of the account's time zone. */
export const saleMonthSums = sqliteTable(
	"sale_month_sums",
	{
		account_id: accountId(),
		group_by: text("group_by").notNull(),
		/** The person, or the brand. */
		key_id: integer("key_id").notNull(),
		month: text("month").notNull(),
		cents: amount("cents").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.group_by, table.key_id, table.month] }),
		isOneOf("sale_month_sums_group_by", table.group_by, ["user", "brand"]),
	],
);

/** The same of a whole year (YYYY): the order of the monthly spend report. */
export const saleYearSums = sqliteTable(
	"sale_year_sums",
	{
		account_id: accountId(),
		group_by: text("group_by").notNull(),
		year: text("year").notNull(),
		key_id: integer("key_id").notNull(),
		cents: amount("cents").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.group_by, table.year, table.key_id] }),
		index("sale_year_sums_by_cents").on(table.account_id, table.group_by, table.year, table.cents, table.key_id),
		index("sale_year_sums_by_quantity").on(table.account_id, table.group_by, table.year, table.quantity, table.key_id),
		isOneOf("sale_year_sums_group_by", table.group_by, ["user", "brand"]),
	],
);

/** The points of one person's sales by what they were earned for, paid and still waiting. */
export const saleEarningSums = sqliteTable(
	"sale_earning_sums",
	{
		account_id: accountId(),
		sale_earning_type: text("sale_earning_type").notNull(),
		user_id: integer("user_id").notNull(),
		points: amount("points").notNull(),
		points_pending: amount("points_pending").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.sale_earning_type, table.user_id] }),
		index("sale_earning_sums_by_points").on(table.account_id, table.sale_earning_type, table.points, table.user_id),
		isOneOf("sale_earning_sums_type", table.sale_earning_type, ["distributor_brand_earning", "supplier_rules_earning"]),
	],
);

/** Sums of paid sales, kept by triggers on sales and brands; the reports of sales read nothing else of them. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, amount, isOneOf } from "./column";

/** What a row is about: one person, or one brand. */
const groupings = ["user", "brand"];

/** The sales of brands in one state; '' has those of all. */
const statuses = ["", "approved", "pending", "rejected"];

/** What one person sold, or what was sold of one brand, in a month (YYYY-MM) of the account's time zone. */
export const saleMonthSums = sqliteTable(
	"sale_month_sums",
	{
		account_id: accountId(),
		group_by: text("group_by").notNull(),
		brand_status: text("brand_status").notNull(),
		/** The person, or the brand. */
		key_id: integer("key_id").notNull(),
		month: text("month").notNull(),
		cents: amount("cents").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(table) => [
		primaryKey({
			columns: [table.account_id, table.group_by, table.brand_status, table.key_id, table.month],
		}),
		isOneOf("sale_month_sums_group_by", table.group_by, groupings),
		isOneOf("sale_month_sums_brand_status", table.brand_status, statuses),
	],
);

/** The same of a whole year (YYYY): the order of the monthly spend report. */
export const saleYearSums = sqliteTable(
	"sale_year_sums",
	{
		account_id: accountId(),
		group_by: text("group_by").notNull(),
		brand_status: text("brand_status").notNull(),
		year: text("year").notNull(),
		key_id: integer("key_id").notNull(),
		cents: amount("cents").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(table) => {
		const { account_id, group_by, brand_status, year, key_id, cents, quantity } = table;
		return [
			primaryKey({ columns: [account_id, group_by, brand_status, year, key_id] }),
			index("sale_year_sums_by_cents").on(account_id, group_by, brand_status, year, cents, key_id),
			index("sale_year_sums_by_quantity").on(account_id, group_by, brand_status, year, quantity, key_id),
			isOneOf("sale_year_sums_group_by", group_by, groupings),
			isOneOf("sale_year_sums_brand_status", brand_status, statuses),
		];
	},
);

/** The points that one person has by sales, their own and those with which they helped, or those of one brand's sales, by what they were earned for, paid and still waiting, and what was sold for the paid ones. */
export const saleEarningSums = sqliteTable(
	"sale_earning_sums",
	{
		account_id: accountId(),
		group_by: text("group_by").notNull(),
		brand_status: text("brand_status").notNull(),
		sale_earning_type: text("sale_earning_type").notNull(),
		key_id: integer("key_id").notNull(),
		points: amount("points").notNull(),
		points_pending: amount("points_pending").notNull(),
		cents: amount("cents").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(table) => {
		const { account_id, group_by, brand_status, sale_earning_type, key_id, points } = table;
		return [
			primaryKey({ columns: [account_id, group_by, brand_status, sale_earning_type, key_id] }),
			index("sale_earning_sums_by_points").on(account_id, group_by, brand_status, sale_earning_type, points, key_id),
			isOneOf("sale_earning_sums_group_by", group_by, groupings),
			isOneOf("sale_earning_sums_brand_status", brand_status, statuses),
			isOneOf("sale_earning_sums_type", sale_earning_type, ["distributor_brand_earning", "supplier_rules_earning"]),
		];
	},
);

/** How many people sold something that was paid in a month of invoices; kept by triggers on sale_month_sums. */
export const saleMonthSellers = sqliteTable(
	"sale_month_sellers",
	{ account_id: accountId(), month: text("month").notNull(), seller_count: integer("seller_count").notNull() },
	(table) => [
		primaryKey({ columns: [table.account_id, table.month] }),
		check("sale_month_sellers_seller_count", sql`${table.seller_count} >= 0`),
	],
);

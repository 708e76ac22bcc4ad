/** The account's own settings: identity, colours, labels, switches; and what people reported from the error page. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isBetween, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** One row a tenant (specification §3, "Account"). */
export const accounts = sqliteTable(
	"accounts",
	{
		account_id: accountId(),
		str_id: text("str_id").notNull(),
		company_name: text("company_name").notNull(),
		subdomain: text("subdomain").notNull(),
		platform_name: text("platform_name").notNull(),
		platform_version: text("platform_version").notNull().default("saas"),
		country: text("country").notNull(),
		time_zone: text("time_zone").notNull(),
		point_price: integer("point_price").notNull().default(0),
		logo: text("logo"),
		account_logo_url: text("account_logo_url"),
		main_active_color: text("main_active_color").notNull(),
		navbar_color: text("navbar_color").notNull().default("#2e3279"),
		primary_color: text("primary_color").notNull().default("#01add9"),
		secondary_color: text("secondary_color").notNull().default("#008dad"),
		accent_color: text("accent_color").notNull(),
		palette_style: text("palette_style").notNull(),
		default_language_code: text("default_language_code").notNull().default("en"),
		languages: json("languages").notNull(),
		flags: json("flags").notNull(),
		labels: json("labels").notNull(),
		footer_links: json("footer_links").notNull(),
		settings: json("settings").notNull(),
		version: integer("version").notNull().default(1),
		/** Whether anybody may act in it; where a host leads is the directory's. */
		status: text("status").notNull().default("active"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		isOneOf("accounts_platform_version", table.platform_version, ["saas", "premium"]),
		isOneOf("accounts_status", table.status, ["active", "suspended", "closed"]),
		isBetween("accounts_point_price", table.point_price, 0, 1_000_000_000),
	],
);

/** What people wrote on the error page, under the id that the crash was logged with. */
export const problemReports = sqliteTable(
	"problem_reports",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		/** "" where the page knew none. */
		error_id: text("error_id").notNull(),
		/** The address of the page without its query; "" where nobody said it. */
		page: text("page").notNull(),
		message: text("message").notNull(),
		created_at: time("created_at").notNull(),
		/** When it was set done; null: open. */
		done_at: time("done_at"),
		done_by: integer("done_by"),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.done_by, users),
		index("problem_reports_by_time").on(table.account_id, table.created_at, table.id),
		index("problem_reports_open").on(table.account_id, table.created_at, table.id).where(sql`${table.done_at} is null`),
		index("problem_reports_of_user").on(table.account_id, table.user_id),
		check("problem_reports_error_id", sql`length(${table.error_id}) <= 100`),
		check("problem_reports_page", sql`length(${table.page}) <= 500`),
		check("problem_reports_message", sql`length(${table.message}) between 1 and 1000`),
	],
);

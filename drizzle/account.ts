/** The account's own settings: identity, colours, labels, switches. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, isBetween, isOneOf, json, time } from "./column";

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

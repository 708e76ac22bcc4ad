/** The tenant directory: which account answers to a host, and on which shard it lives. No tenant data. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Accounts with their shard and status. */
export const directoryAccounts = sqliteTable(
	"directory_accounts",
	{
		id: integer("id").primaryKey(),
		subdomain: text("subdomain").notNull().unique("directory_accounts_subdomain"),
		shard: integer("shard").notNull(),
		status: text("status").notNull(),
		created_at: integer("created_at").notNull(),
	},
	(table) => [
		index("directory_accounts_by_shard").on(table.shard, table.id),
		check("directory_accounts_status", sql`${table.status} in ('active', 'closed')`),
	],
);

/** Host names, without port; `redirects_to` names the host that took over (renaming, gaps.md "Tenants"). */
export const directoryHosts = sqliteTable("directory_hosts", {
	host: text("host").primaryKey(),
	account_id: integer("account_id").notNull(),
	redirects_to: text("redirects_to"),
	created_at: integer("created_at").notNull(),
});

/** Customers of sales: who supplies each and who looks after them, kept by triggers from whom they report to, and their enrollment. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, isOneOf, time } from "./column";
import { users } from "./members";

/** One row for each person who is a customer; triggers on users keep it. */
export const saleCustomers = sqliteTable(
	"sale_customers",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		/** The distributor whom they, or their sales rep, report to. */
		distributor_id: integer("distributor_id"),
		/** The distributor's sales rep whom they report to. */
		sales_rep_id: integer("sales_rep_id"),
		/** When the person was added. */
		created_at: time("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.user_id] }),
		belongsTo(table, table.user_id, users),
		index("sale_customers_by_time").on(table.account_id, table.created_at, table.user_id),
		index("sale_customers_of_distributor").on(table.account_id, table.distributor_id, table.created_at, table.user_id),
		index("sale_customers_of_rep").on(table.account_id, table.sales_rep_id, table.created_at, table.user_id),
	],
);

/** How many customers each distributor has with each sales rep, 0 for none; triggers on sale_customers count. */
export const saleBranches = sqliteTable(
	"sale_branches",
	{
		account_id: accountId(),
		distributor_id: integer("distributor_id").notNull(),
		sales_rep_id: integer("sales_rep_id").notNull(),
		customers: integer("customers").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.distributor_id, table.sales_rep_id] }),
		index("sale_branches_of_rep").on(table.account_id, table.sales_rep_id),
	],
);

/** The enrollment of a customer whom a distributor or a sales rep submitted. */
export const saleEnrollments = sqliteTable(
	"sale_enrollments",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		status: text("status").notNull().default("pending"),
		submitter_id: integer("submitter_id").notNull(),
		created_at: time("created_at").notNull(),
		closed_by: integer("closed_by"),
		closed_at: time("closed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.user_id] }),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.submitter_id, users),
		belongsTo(table, table.closed_by, users),
		isOneOf("sale_enrollments_status", table.status, ["pending", "approved", "rejected"]),
	],
);

/** What is done with many rows of a list at once: one row for each act, with how far it is, and the rows that it passed over. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Runs. The set holds the rows that were selected; `next_part` is where the job goes on in it. */
export const bulkRuns = sqliteTable(
	"bulk_runs",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		/** The name of the bulk action. */
		action: text("action").notNull(),
		list_name: text("list_name").notNull(),
		/** What was filled in. */
		input: json("input").notNull(),
		language_code: text("language_code").notNull(),
		status: text("status").notNull().default("running"),
		set_id: integer("set_id").notNull(),
		unselected_ids: json("unselected_ids").notNull().default("[]"),
		next_part: integer("next_part").notNull().default(0),
		total_count: integer("total_count").notNull(),
		done_count: integer("done_count").notNull().default(0),
		skipped_count: integer("skipped_count").notNull().default(0),
		error_msg: text("error_msg").notNull().default(""),
		created_at: time("created_at").notNull(),
		finished_at: time("finished_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("bulk_runs_of_user").on(table.account_id, table.user_id, table.created_at, table.id),
		isOneOf("bulk_runs_status", table.status, ["running", "done", "canceled", "failed"]),
		check("bulk_runs_input", sql`length(${table.input}) <= 20000`),
	],
);

/** Rows that a run passed over, each with why. */
export const bulkRunSkips = sqliteTable(
	"bulk_run_skips",
	{
		account_id: accountId(),
		run_id: integer("run_id").notNull(),
		row_id: integer("row_id").notNull(),
		/** A code with words of its own. */
		reason: text("reason").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.run_id, table.row_id] }),
		index("bulk_run_skips_by_age").on(table.account_id, table.created_at),
		belongsTo(table, table.run_id, bulkRuns),
	],
);

/** Tables of the mechanisms that all features stand on: assertions, idempotency record, outbox, audit, limits, list totals. */
import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, flag, id, json, tenantKey, time } from "./column";

/** Never holds a row: its trigger raises `code` unless `ok` is 1. */
export const assertions = sqliteTable("assertions", { code: text("code").notNull(), ok: integer("ok") });

/** Answers of repeated acts, kept 7 days. */
export const idempotencyRecords = sqliteTable(
	"idempotency_records",
	{
		account_id: accountId(),
		key: text("key").notNull(),
		request_hash: text("request_hash").notNull(),
		answer: json("answer").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.key] }),
		index("kept_answers_by_age").on(table.account_id, table.created_at),
	],
);

/** What must follow an effect. */
export const outbox = sqliteTable(
	"outbox",
	{
		account_id: accountId(),
		id: id(),
		job: text("job").notNull(),
		payload: json("payload").notNull(),
		created_at: time("created_at").notNull(),
		due_at: time("due_at").notNull(),
		attempts: integer("attempts").notNull().default(0),
		lease_until: time("lease_until"),
		done_at: time("done_at"),
		failed_at: time("failed_at"),
		error: text("error"),
	},
	(table) => [
		tenantKey(table),
		index("outbox_waiting")
			.on(table.account_id, table.due_at)
			.where(sql`${table.done_at} is null and ${table.failed_at} is null`),
		index("outbox_done").on(table.account_id, table.done_at).where(sql`${table.done_at} is not null`),
		index("outbox_failed").on(table.failed_at, table.account_id).where(sql`${table.failed_at} is not null`),
	],
);

/** What of the audit stands in somebody's timeline. */
const isOfPerson = ({ subject_kind, action }: Record<"subject_kind" | "action", AnySQLiteColumn>) =>
	sql`${subject_kind} in ('user', 'sign_in_as') and ${action} not in ('session/login', 'session/end-session', 'session/activate', 'member-detail/create-member', 'session/mark-onboarding-system-tip-as-read', 'session/change-language')`;

/** Who did what. */
export const auditLines = sqliteTable(
	"audit_lines",
	{
		account_id: accountId(),
		id: id(),
		action: text("action").notNull(),
		user_id: integer("user_id"),
		actor_id: integer("actor_id"),
		subject_kind: text("subject_kind").notNull(),
		subject_id: integer("subject_id").notNull(),
		details: json("details").notNull(),
		request_id: text("request_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		index("audit_lines_by_subject").on(table.account_id, table.subject_kind, table.subject_id, table.id),
		// What a person's timeline shows of it: what they were named in, but for coming and going; whole, and by act.
		index("audit_lines_of_people").on(table.account_id, table.subject_id, table.id).where(isOfPerson(table)),
		index("audit_lines_of_people_by_act")
			.on(table.account_id, table.subject_id, table.action, table.id)
			.where(isOfPerson(table)),
		index("audit_lines_by_time").on(table.account_id, table.created_at, table.id),
		index("audit_lines_by_actor").on(table.account_id, table.actor_id, table.created_at, table.id),
	],
);

/** Uses counted in fixed windows. */
export const limitCounts = sqliteTable(
	"limit_counts",
	{
		account_id: accountId(),
		name: text("name").notNull(),
		subject: text("subject").notNull(),
		window_start: time("window_start").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.name, table.subject, table.window_start] }),
		index("limit_counts_by_age").on(table.account_id, table.window_start),
	],
);

/** Tries that slow each other down: how many there were, and until when the next one waits. */
export const slowedTries = sqliteTable(
	"slowed_tries",
	{
		account_id: accountId(),
		name: text("name").notNull(),
		subject: text("subject").notNull(),
		count: integer("count").notNull(),
		last_at: time("last_at").notNull(),
		waits_until: time("waits_until").notNull(),
		/** Whether the last try came too early. */
		was_refused: flag("was_refused"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.name, table.subject] }),
		index("slowed_tries_by_age").on(table.account_id, table.last_at),
	],
);

/**
 * When each scheduled work of each account is next due, for the schedule, which asks by time: null while the account is not
 * active. Triggers on the tables that a work looks at make it due earlier (decision 039).
 */
export const dueWork = sqliteTable(
	"due_work",
	{ account_id: accountId(), work: text("work").notNull(), due_at: time("due_at"), place: json("place") },
	(table) => [
		primaryKey({ columns: [table.account_id, table.work] }),
		index("due_work_by_time").on(table.due_at, table.account_id, table.work).where(sql`${table.due_at} is not null`),
	],
);

/** Rises with each write to what a list shows, so that kept totals and anchors know when they are old. */
export const tableVersions = sqliteTable(
	"table_versions",
	{ account_id: accountId(), table_name: text("table_name").notNull(), version: integer("version").notNull() },
	(table) => [primaryKey({ columns: [table.account_id, table.table_name] })],
);

/**
 * The exact total and the page anchors of one filter of one list, valid while the list's version stands. Reading writes
 * them, so each person has room for so many (`kernel/table-totals.ts`): `user_id` is who asked first.
 */
export const tableTotals = sqliteTable(
	"table_totals",
	{
		account_id: accountId(),
		table_hash: text("table_hash").notNull(),
		version: integer("version").notNull(),
		total_rows: integer("total_rows").notNull(),
		anchors: json("anchors").notNull(),
		as_of: time("as_of").notNull(),
		user_id: integer("user_id").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.table_hash] }),
		index("table_totals_by_age").on(table.account_id, table.as_of),
		index("table_totals_of_user").on(table.account_id, table.user_id, table.as_of),
	],
);

/**
 * What somebody has selected of a list: rows by their ids, and all rows that met a filter at one moment (a set), less those
 * that were taken out of it. A row of the set stands in no list of ids unless it was taken out.
 */
export const listSelections = sqliteTable(
	"list_selections",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		list_name: text("list_name").notNull(),
		selected_ids: json("selected_ids").notNull().default("[]"),
		unselected_ids: json("unselected_ids").notNull().default("[]"),
		set_id: integer("set_id"),
		set_count: integer("set_count").notNull().default(0),
		/** Rises with each change, so that nothing is done with other rows than those that were shown. */
		version: integer("version").notNull().default(1),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.user_id, table.list_name] }),
		index("list_selections_by_age").on(table.account_id, table.updated_at),
		check("list_selections_selected_ids", sql`json_array_length(${table.selected_ids}) <= 2000`),
		check("list_selections_unselected_ids", sql`json_array_length(${table.unselected_ids}) <= 2000`),
	],
);

/** The ids of a set, some hundred in each part, ordered by id. */
export const listSelectionParts = sqliteTable(
	"list_selection_parts",
	{
		account_id: accountId(),
		set_id: integer("set_id").notNull(),
		part: integer("part").notNull(),
		first_id: integer("first_id").notNull(),
		row_count: integer("row_count").notNull(),
		ids: json("ids").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.set_id, table.part] }),
		index("list_selection_parts_by_first").on(table.account_id, table.set_id, table.first_id),
		index("list_selection_parts_by_age").on(table.account_id, table.created_at),
	],
);

/** Long work that people asked for and its result: reports, uploaded files, other requests. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Requests (specification §3, "Download request"). `checkpoint` is where the job goes on; `join_key` lets the same request within 60 seconds join. */
export const downloadRequests = sqliteTable(
	"download_requests",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		type: text("type").notNull(),
		report_type: text("report_type").notNull(),
		status: text("status").notNull().default("pending"),
		filters: json("filters").notNull().default("{}"),
		/** What the things were called that the filters name by their id. */
		filter_names: json("filter_names").notNull().default("{}"),
		format: text("format").notNull().default("csv"),
		time_zone: text("time_zone").notNull(),
		language_code: text("language_code").notNull(),
		file_name: text("file_name").notNull().default(""),
		object_key: text("object_key"),
		source_key: text("source_key"),
		byte_count: integer("byte_count"),
		sha256: text("sha256"),
		total_count: integer("total_count"),
		done_count: integer("done_count").notNull().default(0),
		success_count: integer("success_count").notNull().default(0),
		failed_count: integer("failed_count").notNull().default(0),
		unchanged_count: integer("unchanged_count").notNull().default(0),
		/** Kept by a trigger on upload_refusals. */
		warning_count: integer("warning_count").notNull().default(0),
		/** How many people an upload of members added, and how many of them have not joined yet; kept by triggers on users. */
		added_count: integer("added_count").notNull().default(0),
		not_joined_count: integer("not_joined_count").notNull().default(0),
		/** Pictures of an import that are still to be fetched, and those that could not be. */
		picture_count: integer("picture_count").notNull().default(0),
		failed_picture_count: integer("failed_picture_count").notNull().default(0),
		errors: json("errors").notNull().default("[]"),
		error_msg: text("error_msg").notNull().default(""),
		checkpoint: json("checkpoint"),
		join_key: text("join_key"),
		/** What an upload waits to be told before it goes on; null when nothing is asked. */
		question: json("question"),
		/** The schedule that asked for it; null: a person did. It may be gone by now. */
		schedule_id: integer("schedule_id"),
		created_at: time("created_at").notNull(),
		finished_at: time("finished_at"),
		expires_at: time("expires_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("download_requests_of_user").on(table.account_id, table.user_id, table.type, table.created_at, table.id),
		index("download_requests_by_type").on(table.account_id, table.type, table.created_at, table.id),
		index("download_requests_by_expiry").on(table.account_id, table.expires_at),
		uniqueIndex("download_requests_joined").on(table.account_id, table.join_key),
		isOneOf("download_requests_type", table.type, ["report", "uploaded_files", "async_process_request"]),
		isOneOf("download_requests_status", table.status, [
			"pending",
			"processing",
			"processed",
			"fulfilled",
			"errored",
			"expired",
		]),
	],
);

/** Rows of an upload that were refused, with the reason, in the order of the file; warnings stand behind them. */
export const uploadRefusals = sqliteTable(
	"upload_refusals",
	{
		account_id: accountId(),
		request_id: integer("request_id").notNull(),
		line: integer("line").notNull(),
		reason: text("reason").notNull(),
		row: json("row").notNull(),
		is_warning: integer("is_warning").notNull().default(0),
		/** The upload in which the row was sent again, corrected in place; null: it was not. */
		corrected_by: integer("corrected_by"),
	},
	(table) => [
		belongsTo(table, table.request_id, downloadRequests),
		uniqueIndex("upload_refusals_by_kind").on(table.account_id, table.request_id, table.is_warning, table.line),
	],
);

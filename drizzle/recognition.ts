/** Recognitions, one row for each recipient, what waits for an approval, and what each person gave on a day. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { activities } from "./activity";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { programs } from "./programs";

/** One recipient's recognition. `recipient_manager_id` is the manager at the time of giving: whose team received it. */
export const recognitions = sqliteTable(
	"recognitions",
	{
		account_id: accountId(),
		id: id(),
		activity_id: integer("activity_id").notNull(),
		transaction_id: integer("transaction_id"),
		giver_id: integer("giver_id").notNull(),
		recipient_id: integer("recipient_id").notNull(),
		recipient_manager_id: integer("recipient_manager_id"),
		program_id: integer("program_id").notNull(),
		behavior_ids: json("behavior_ids").notNull().default("[]"),
		/** The badge that its giver chose; null: that of its program. */
		badge_id: integer("badge_id"),
		points: amount("points").notNull(),
		message: text("message").notNull(),
		visibility: text("visibility").notNull(),
		subtype: text("subtype").notNull().default("recognition"),
		status: text("status").notNull().default("issued"),
		certificate_code: text("certificate_code").notNull(),
		/** The picture that was sent with it, shared by all of its call. */
		picture_id: integer("picture_id"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.activity_id, activities),
		belongsTo(table, table.giver_id, users),
		belongsTo(table, table.recipient_id, users),
		belongsTo(table, table.program_id, programs),
		tenantKey(table),
		uniqueIndex("recognitions_by_certificate_code").on(table.account_id, table.certificate_code),
		index("recognitions_by_time").on(table.account_id, table.created_at, table.id),
		index("recognitions_public")
			.on(table.account_id, table.created_at, table.id, table.giver_id, table.recipient_id, table.activity_id)
			.where(sql`${table.visibility} = 'public' and ${table.status} = 'issued'`),
		index("recognitions_received").on(table.account_id, table.recipient_id, table.created_at, table.id),
		index("recognitions_received_by_team").on(table.account_id, table.recipient_manager_id, table.created_at, table.id),
		index("recognitions_given").on(table.account_id, table.giver_id, table.created_at, table.id),
		index("recognitions_of_program").on(table.account_id, table.program_id, table.created_at, table.id),
		index("recognitions_of_transaction").on(table.account_id, table.transaction_id, table.recipient_id),
		index("recognitions_of_activity").on(table.account_id, table.activity_id, table.id),
		index("recognitions_of_picture")
			.on(table.account_id, table.picture_id, table.recipient_id)
			.where(sql`${table.picture_id} is not null`),
		index("recognitions_of_picture_by_team")
			.on(table.account_id, table.picture_id, table.recipient_manager_id)
			.where(sql`${table.picture_id} is not null`),
		check("recognitions_not_oneself", sql`${table.giver_id} <> ${table.recipient_id}`),
		isBetween("recognitions_points", table.points, 0, maxAmount),
		isOneOf("recognitions_visibility", table.visibility, ["public", "team", "private"]),
		isOneOf("recognitions_status", table.status, ["draft", "pending_1", "pending_2", "issued", "denied", "reversed"]),
	],
);

/**
 * Calls of giving that wait for an approval, or waited: `points` for each person as they are now, `asked_points` as the giver
 * asked; `due_at` is when somebody must be reminded, asked instead, or left out. While it waits its points are held under its id.
 */
export const recognitionSubmissions = sqliteTable(
	"recognition_submissions",
	{
		account_id: accountId(),
		id: id(),
		giver_id: integer("giver_id").notNull(),
		program_id: integer("program_id").notNull(),
		budget_id: integer("budget_id").notNull(),
		step_count: integer("step_count").notNull(),
		behavior_ids: json("behavior_ids").notNull().default("[]"),
		badge_id: integer("badge_id"),
		group_names: json("group_names").notNull().default("[]"),
		named_count: integer("named_count").notNull(),
		recipient_count: integer("recipient_count").notNull(),
		asked_points: amount("asked_points").notNull(),
		points: amount("points").notNull(),
		message: text("message").notNull(),
		justification: text("justification").notNull().default(""),
		picture_id: integer("picture_id"),
		/** What it becomes: a recognition, or a commitment that was kept. */
		subtype: text("subtype").notNull().default("recognition"),
		visibility: text("visibility").notNull(),
		status: text("status").notNull().default("pending_1"),
		step_since: time("step_since").notNull(),
		due_at: time("due_at"),
		reminded_at: time("reminded_at"),
		escalated_at: time("escalated_at"),
		/** Who approved the first of two steps. */
		first_decided_by: integer("first_decided_by"),
		decided_by: integer("decided_by"),
		decided_at: time("decided_at"),
		/** The post that it became, the first one where there are several. */
		activity_id: integer("activity_id"),
		/** Why points were lowered, or why it was denied. */
		reason: text("reason").notNull().default(""),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.giver_id, users),
		belongsTo(table, table.program_id, programs),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("recognition_submissions_given").on(table.account_id, table.giver_id, table.created_at, table.id),
		index("recognition_submissions_by_time").on(table.account_id, table.created_at, table.id),
		index("recognition_submissions_of_picture")
			.on(table.account_id, table.picture_id)
			.where(sql`${table.picture_id} is not null`),
		index("recognition_submissions_due")
			.on(table.account_id, table.due_at, table.id)
			.where(sql`${table.due_at} is not null`),
		isBetween("recognition_submissions_points", table.points, 0, maxAmount),
		check("recognition_submissions_never_more", sql`${table.points} <= ${table.asked_points}`),
		isBetween("recognition_submissions_step_count", table.step_count, 1, 2),
		isOneOf("recognition_submissions_visibility", table.visibility, ["public", "team", "private"]),
		isOneOf("recognition_submissions_status", table.status, [
			"pending_1",
			"pending_2",
			"issued",
			"denied",
			"withdrawn",
		]),
		check(
			"recognition_submissions_decided",
			sql`(${table.status} in ('pending_1', 'pending_2')) = (${table.decided_at} is null)`,
		),
	],
);

/** For whom a submission is; who cannot receive any more meanwhile is left out of it. */
export const recognitionSubmissionPeople = sqliteTable(
	"recognition_submission_people",
	{
		account_id: accountId(),
		submission_id: integer("submission_id").notNull(),
		user_id: integer("user_id").notNull(),
		is_left_out: flag("is_left_out"),
	},
	(table) => [
		belongsTo(table, table.submission_id, recognitionSubmissions),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.submission_id, table.user_id] }),
		index("recognition_submission_people_of_user").on(table.account_id, table.user_id, table.submission_id),
	],
);

/** What a person gave on a day of the account's time zone, beside the most that the account allowed then. */
export const givingDays = sqliteTable(
	"giving_days",
	{
		account_id: accountId(),
		day: text("day").notNull(),
		user_id: integer("user_id").notNull(),
		recognition_count: integer("recognition_count").notNull(),
		recipient_count: integer("recipient_count").notNull(),
		max_recognitions: integer("max_recognitions").notNull(),
		max_recipients: integer("max_recipients").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.day, table.user_id] }),
		check("giving_days_recognitions_within_limit", sql`${table.recognition_count} <= ${table.max_recognitions}`),
		check("giving_days_recipients_within_limit", sql`${table.recipient_count} <= ${table.max_recipients}`),
	],
);

/** Who gave and who received in a month of the account's time zone; forgotten when the month after is over. */
export const recognitionMonths = sqliteTable(
	"recognition_months",
	{
		account_id: accountId(),
		month: text("month").notNull(),
		user_id: integer("user_id").notNull(),
		gave: flag("gave"),
		received: flag("received"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.month, table.user_id] }),
	],
);

/** How many people gave and received in a month: kept by triggers on recognition_months, and kept for good. */
export const recognitionReach = sqliteTable(
	"recognition_reach",
	{
		account_id: accountId(),
		month: text("month").notNull(),
		gave_count: integer("gave_count").notNull(),
		received_count: integer("received_count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.month] })],
);

/** Until when a person has been told of what they received: home shows what came later, once. */
export const arrivalsSeen = sqliteTable(
	"arrivals_seen",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		seen_until: time("seen_until").notNull(),
	},
	(table) => [belongsTo(table, table.user_id, users), primaryKey({ columns: [table.account_id, table.user_id] })],
);

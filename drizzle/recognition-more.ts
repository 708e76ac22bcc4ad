/** What is given beside a recognition: points that colleagues add, what people claim, commitments, and what waits for its day. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { programs } from "./programs";
import { recognitions } from "./recognition";

/** Points that a colleague added to a recognition from a budget of their own, once each; its id is that of its transaction. */
export const recognitionBoosts = sqliteTable(
	"recognition_boosts",
	{
		account_id: accountId(),
		id: id(),
		recognition_id: integer("recognition_id").notNull(),
		booster_id: integer("booster_id").notNull(),
		budget_id: integer("budget_id").notNull(),
		points: amount("points").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.recognition_id, recognitions),
		belongsTo(table, table.booster_id, users),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		uniqueIndex("recognition_boosts_once").on(table.account_id, table.recognition_id, table.booster_id),
		isBetween("recognition_boosts_points", table.points, 1, maxAmount),
	],
);

/** Points that somebody asks a program for, for something that they did: `asked_points` as they asked, `points` as they got. */
export const pointClaims = sqliteTable(
	"point_claims",
	{
		account_id: accountId(),
		id: id(),
		claimant_id: integer("claimant_id").notNull(),
		program_id: integer("program_id").notNull(),
		asked_points: amount("asked_points").notNull(),
		points: amount("points").notNull(),
		/** What was done. */
		message: text("message").notNull(),
		/** Where the proof is served, and what it was called; empty for none. */
		proof_url: text("proof_url").notNull().default(""),
		proof_name: text("proof_name").notNull().default(""),
		status: text("status").notNull().default("waiting"),
		reason: text("reason").notNull().default(""),
		decided_by: integer("decided_by"),
		decided_at: time("decided_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.claimant_id, users),
		belongsTo(table, table.program_id, programs),
		tenantKey(table),
		index("point_claims_of_person").on(table.account_id, table.claimant_id, table.created_at, table.id),
		index("point_claims_by_time").on(table.account_id, table.created_at, table.id),
		index("point_claims_waiting").on(table.account_id, table.claimant_id).where(sql`${table.status} = 'waiting'`),
		isBetween("point_claims_points", table.points, 1, maxAmount),
		check("point_claims_never_more", sql`${table.points} <= ${table.asked_points}`),
		isOneOf("point_claims_status", table.status, ["waiting", "paid", "refused", "withdrawn"]),
		check("point_claims_decided", sql`(${table.status} = 'waiting') = (${table.decided_at} is null)`),
	],
);

/** A promise that somebody gives a colleague, to be kept by a day: its points are held under its id until the giver says. */
export const commitments = sqliteTable(
	"commitments",
	{
		account_id: accountId(),
		id: id(),
		giver_id: integer("giver_id").notNull(),
		recipient_id: integer("recipient_id").notNull(),
		program_id: integer("program_id").notNull(),
		budget_id: integer("budget_id").notNull(),
		behavior_ids: json("behavior_ids").notNull().default("[]"),
		badge_id: integer("badge_id"),
		points: amount("points").notNull(),
		message: text("message").notNull(),
		justification: text("justification").notNull().default(""),
		picture_id: integer("picture_id"),
		visibility: text("visibility").notNull(),
		/** The last day on which it is to be kept. */
		due_date: text("due_date").notNull(),
		status: text("status").notNull().default("open"),
		decided_by: integer("decided_by"),
		decided_at: time("decided_at"),
		/** When its giver is next reminded of its day; null: not any more. */
		remind_at: time("remind_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.giver_id, users),
		belongsTo(table, table.recipient_id, users),
		belongsTo(table, table.program_id, programs),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("commitments_given").on(table.account_id, table.giver_id, table.created_at, table.id),
		index("commitments_for_person").on(table.account_id, table.recipient_id, table.created_at, table.id),
		index("commitments_by_time").on(table.account_id, table.created_at, table.id),
		index("commitments_of_picture")
			.on(table.account_id, table.picture_id, table.recipient_id)
			.where(sql`${table.picture_id} is not null`),
		index("commitments_to_remind")
			.on(table.account_id, table.remind_at, table.id)
			.where(sql`${table.remind_at} is not null`),
		check("commitments_not_oneself", sql`${table.giver_id} <> ${table.recipient_id}`),
		isBetween("commitments_points", table.points, 0, maxAmount),
		isOneOf("commitments_visibility", table.visibility, ["public", "team", "private"]),
		isOneOf("commitments_status", table.status, ["open", "kept", "not_kept"]),
		check("commitments_decided", sql`(${table.status} = 'open') = (${table.decided_at} is null)`),
	],
);

/**
 * Calls of giving that wait for the day that their giver chose: `due_at` is when the clock looks at one, 8 of its day unless its
 * giver left. While it waits its points are held under its id.
 */
export const scheduledRecognitions = sqliteTable(
	"scheduled_recognitions",
	{
		account_id: accountId(),
		id: id(),
		giver_id: integer("giver_id").notNull(),
		program_id: integer("program_id").notNull(),
		budget_id: integer("budget_id").notNull(),
		behavior_ids: json("behavior_ids").notNull().default("[]"),
		badge_id: integer("badge_id"),
		group_names: json("group_names").notNull().default("[]"),
		named_count: integer("named_count").notNull(),
		recipient_count: integer("recipient_count").notNull(),
		points: amount("points").notNull(),
		message: text("message").notNull(),
		justification: text("justification").notNull().default(""),
		picture_id: integer("picture_id"),
		visibility: text("visibility").notNull(),
		/** The day of the account's time zone on which it is given. */
		give_on: text("give_on").notNull(),
		due_at: time("due_at"),
		status: text("status").notNull().default("scheduled"),
		/** Why it was not given, as a code; empty for all others. */
		reason: text("reason").notNull().default(""),
		/** What it became: the first of its posts, or what was sent for an approval. */
		activity_id: integer("activity_id"),
		submission_id: integer("submission_id"),
		ended_at: time("ended_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.giver_id, users),
		belongsTo(table, table.program_id, programs),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("scheduled_recognitions_given").on(table.account_id, table.giver_id, table.created_at, table.id),
		index("scheduled_recognitions_by_time").on(table.account_id, table.created_at, table.id),
		index("scheduled_recognitions_due")
			.on(table.account_id, table.due_at, table.id)
			.where(sql`${table.due_at} is not null`),
		isBetween("scheduled_recognitions_points", table.points, 0, maxAmount),
		isOneOf("scheduled_recognitions_visibility", table.visibility, ["public", "team", "private"]),
		isOneOf("scheduled_recognitions_status", table.status, [
			"scheduled",
			"given",
			"submitted",
			"withdrawn",
			"not_given",
		]),
		isOneOf("scheduled_recognitions_reason", table.reason, [
			...["", "feature_disabled", "program_not_active", "not_a_giver", "budget_not_active"],
			...["nobody_can_receive", "nobody_approves", "giver_left"],
		]),
		check(
			"scheduled_recognitions_ended",
			sql`(${table.status} = 'scheduled') = (${table.ended_at} is null) and (${table.status} = 'scheduled') = (${table.due_at} is not null)`,
		),
	],
);

/** For whom a recognition that waits for its day is; who could not receive on that day was left out. */
export const scheduledRecognitionPeople = sqliteTable(
	"scheduled_recognition_people",
	{
		account_id: accountId(),
		scheduled_id: integer("scheduled_id").notNull(),
		user_id: integer("user_id").notNull(),
		is_left_out: flag("is_left_out"),
	},
	(table) => [
		belongsTo(table, table.scheduled_id, scheduledRecognitions),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.scheduled_id, table.user_id] }),
	],
);

/** A picture that somebody sent with what they gave: keys of files, sizes, and what it shows, as JSON (README of activity). */
export const recognitionPictures = sqliteTable(
	"recognition_pictures",
	{
		account_id: accountId(),
		id: id(),
		giver_id: integer("giver_id").notNull(),
		picture: json("picture").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.giver_id, users),
		tenantKey(table),
		check("recognition_pictures_picture", sql`length(${table.picture}) <= 2000`),
	],
);

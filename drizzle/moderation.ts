/** What waits for somebody's decision, whatever kind of thing it is, and what was decided. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/**
 * Requests (specification §3, "Moderation request"): `subject_id` is the thing that waits, by the kind's own ids,
 * `requester_id` who asks, and whoever has `moderator_role` decides, or where that is empty the people named in
 * `moderation_deciders`. A decision is made once and never changes.
 */
export const moderationRequests = sqliteTable(
	"moderation_requests",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		subject_id: integer("subject_id").notNull(),
		requester_id: integer("requester_id").notNull(),
		moderator_role: text("moderator_role").notNull(),
		/** What whoever asks says to whoever decides. */
		message: text("message").notNull().default(""),
		final_status: text("final_status").notNull().default("pending"),
		created_at: time("created_at").notNull(),
		moderated_by: integer("moderated_by"),
		moderated_at: time("moderated_at"),
		moderation_notes: text("moderation_notes").notNull().default(""),
		/** 1: whoever asked took it back; its state is then denied, by them. */
		is_withdrawn: flag("is_withdrawn"),
	},
	(table) => [
		belongsTo(table, table.requester_id, users),
		belongsTo(table, table.moderated_by, users),
		tenantKey(table),
		index("moderation_requests_of_role").on(table.account_id, table.moderator_role, table.id),
		index("moderation_requests_of_subject").on(table.account_id, table.kind, table.subject_id, table.id),
		index("moderation_requests_of_requester").on(table.account_id, table.requester_id),
		index("moderation_requests_of_moderator").on(table.account_id, table.moderated_by),
		isOneOf("moderation_requests_final_status", table.final_status, ["pending", "approved", "denied"]),
		check("moderation_requests_message", sql`length(${table.message}) <= 500`),
		check("moderation_requests_notes", sql`length(${table.moderation_notes}) <= 2000`),
		check(
			"moderation_requests_decided_by_somebody",
			sql`(${table.final_status} = 'pending') = (${table.moderated_at} is null)
				and (${table.moderated_by} is null) = (${table.moderated_at} is null)`,
		),
	],
);

/**
 * Whose each request is to decide: everybody of its role, by triggers, and whoever is named. State and time are the
 * request's own, kept by triggers, so that an inbox is read along one index.
 */
export const moderationDeciders = sqliteTable(
	"moderation_deciders",
	{
		account_id: accountId(),
		request_id: integer("request_id").notNull(),
		user_id: integer("user_id").notNull(),
		final_status: text("final_status").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.request_id, moderationRequests),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.request_id, table.user_id] }),
		index("moderation_deciders_waiting")
			.on(table.account_id, table.user_id, table.created_at, table.request_id)
			.where(sql`${table.final_status} = 'pending'`),
		index("moderation_deciders_decided")
			.on(table.account_id, table.user_id, table.created_at, table.request_id)
			.where(sql`${table.final_status} <> 'pending'`),
		isOneOf("moderation_deciders_final_status", table.final_status, ["pending", "approved", "denied"]),
	],
);

/** How many requests wait for each person; kept by triggers on moderation_deciders. */
export const moderationWaiting = sqliteTable(
	"moderation_waiting",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		waiting_count: integer("waiting_count").notNull(),
	},
	(table) => [belongsTo(table, table.user_id, users), primaryKey({ columns: [table.account_id, table.user_id] })],
);

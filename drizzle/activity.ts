/** The activity feed: one row for each thing that happened, with its comments and likes. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Things that happened, of any kind that a feature declares. The counts are kept by the writers. Private things have no row in the public or team index. */
export const activities = sqliteTable(
	"activities",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		actor_id: integer("actor_id").notNull(),
		visibility: text("visibility").notNull(),
		/** For visibility team: the manager whose team may see it. */
		team_manager_id: integer("team_manager_id"),
		/** What its kind keeps with it. */
		details: json("details").notNull().default("{}"),
		comment_count: integer("comment_count").notNull().default(0),
		like_count: integer("like_count").notNull().default(0),
		hidden_at: time("hidden_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.actor_id, users),
		tenantKey(table),
		index("activities_public")
			.on(table.account_id, table.created_at, table.id)
			.where(sql`${table.visibility} = 'public' and ${table.hidden_at} is null`),
		index("activities_of_team")
			.on(table.account_id, table.team_manager_id, table.created_at, table.id)
			.where(sql`${table.visibility} = 'team' and ${table.hidden_at} is null`),
		isOneOf("activities_visibility", table.visibility, ["public", "team", "private"]),
	],
);

/**
 * Comments of 1 to 500 characters, with a mark for each mention; `mentioned_ids` are the people in turn, `told_ids` those who
 * were told of it. `temp_id` makes a repeated save the same comment.
 */
export const comments = sqliteTable(
	"comments",
	{
		account_id: accountId(),
		id: id(),
		activity_id: integer("activity_id").notNull(),
		user_id: integer("user_id").notNull(),
		text: text("text").notNull(),
		editor_state: text("editor_state"),
		like_count: integer("like_count").notNull().default(0),
		created_at: time("created_at").notNull(),
		edited_at: time("edited_at"),
		deleted_at: time("deleted_at"),
		mentioned_ids: json("mentioned_ids").notNull().default("[]"),
		told_ids: json("told_ids").notNull().default("[]"),
		/** The picture that goes with the words: keys of its files, its size and what it shows. */
		picture: json("picture"),
	},
	(table) => [
		belongsTo(table, table.activity_id, activities),
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("comments_of_activity")
			.on(table.account_id, table.activity_id, table.created_at, table.id)
			.where(sql`${table.deleted_at} is null`),
		check("comments_text", sql`length(${table.text}) between 1 and 500`),
		check("comments_editor_state", sql`length(${table.editor_state}) <= 10000`),
		check("comments_picture", sql`length(${table.picture}) <= 2000`),
	],
);

/** Likes of an activity (comment_id 0) or of a comment; one a person and thing. */
export const likes = sqliteTable(
	"likes",
	{
		account_id: accountId(),
		id: id(),
		activity_id: integer("activity_id").notNull(),
		comment_id: integer("comment_id").notNull().default(0),
		user_id: integer("user_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.activity_id, activities),
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("likes_once").on(table.account_id, table.activity_id, table.comment_id, table.user_id),
	],
);

/**
 * Whose feed a thing belongs to beyond the public one: each person in it, and the team (by its manager) that received
 * it. Written with the thing by its writer; private things have no row. `team_manager_id` is 0 for what everyone may
 * see, else the manager whose team may see it (-1 when that person has none).
 */
export const feedEntries = sqliteTable(
	"feed_entries",
	{
		account_id: accountId(),
		audience_kind: text("audience_kind").notNull(),
		audience_id: integer("audience_id").notNull(),
		activity_id: integer("activity_id").notNull(),
		team_manager_id: integer("team_manager_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.activity_id, activities),
		primaryKey({
			columns: [table.account_id, table.audience_kind, table.audience_id, table.created_at, table.activity_id],
		}),
		index("feed_entries_of_activity").on(table.account_id, table.activity_id),
		index("feed_entries_of_person_in_teams")
			.on(table.account_id, table.audience_id, table.created_at, table.activity_id, table.team_manager_id)
			.where(sql`${table.audience_kind} = 'person' and ${table.team_manager_id} <> 0`),
		isOneOf("feed_entries_audience_kind", table.audience_kind, ["person", "team"]),
	],
);

/**
 * How many visible things each feed holds, kept by triggers, so that no page counts them: `everyone` (0), `team_only`
 * (what only that manager's team may see), and the feeds of `person` and `team`. `version` rises with every change.
 */
export const feedCounts = sqliteTable(
	"feed_counts",
	{
		account_id: accountId(),
		audience_kind: text("audience_kind").notNull(),
		audience_id: integer("audience_id").notNull(),
		team_manager_id: integer("team_manager_id").notNull(),
		count: integer("count").notNull(),
		version: integer("version").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.audience_kind, table.audience_id, table.team_manager_id] }),
		isOneOf("feed_counts_audience_kind", table.audience_kind, ["everyone", "team_only", "person", "team"]),
	],
);

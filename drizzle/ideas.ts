/** Ideas: their categories with points, the ideas themselves, who voted, the team with its shares, pictures, and the thread of what happened. */
import { sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** What ideas are about, and what an idea of it earns. */
export const ideaCategories = sqliteTable(
	"idea_categories",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull(),
		is_active: flag("is_active", 1),
		points_on_approval: amount("points_on_approval").notNull().default(0),
		points_on_highlighting: amount("points_on_highlighting").notNull().default(0),
		/** The budget that pays; needed where there are points. */
		budget_id: integer("budget_id"),
		/** Ideas that everybody sees; kept by triggers on ideas. */
		idea_count: integer("idea_count").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		uniqueIndex("idea_categories_once").on(table.account_id, table.name),
		index("idea_categories_by_time").on(table.account_id, table.created_at, table.id),
		check("idea_categories_name", sql`length(${table.name}) between 1 and 60`),
		check("idea_categories_description", sql`length(${table.description}) <= 300`),
		isBetween("idea_categories_points_on_approval", table.points_on_approval, 0, maxAmount),
		isBetween("idea_categories_points_on_highlighting", table.points_on_highlighting, 0, maxAmount),
		check(
			"idea_categories_budget",
			sql`(${table.points_on_approval} = 0 and ${table.points_on_highlighting} = 0) or ${table.budget_id} is not null`,
		),
	],
);

/** Those that everybody sees. */
const isShown = (table: { status: AnySQLiteColumn; merged_into_id: AnySQLiteColumn }) =>
	sql`${table.status} <> 'draft' and ${table.merged_into_id} is null`;

/** Ideas. A duplicate that was merged is rejected and names the idea that has its votes. */
export const ideas = sqliteTable(
	"ideas",
	{
		account_id: accountId(),
		id: id(),
		author_id: integer("author_id").notNull(),
		category_id: integer("category_id").notNull(),
		title: text("title").notNull(),
		problem: text("problem").notNull(),
		solution: text("solution").notNull(),
		/** What else the author says, by declared keys. */
		additional_fields: json("additional_fields").notNull().default("{}"),
		status: text("status").notNull().default("draft"),
		/** How often it was sent. */
		version: integer("version").notNull().default(0),
		/** What was sent last, from which the next sending tells what changed. */
		sent: json("sent"),
		is_featured: flag("is_featured"),
		/** Kept by triggers on idea_votes. */
		vote_count: integer("vote_count").notNull().default(0),
		/** Reviews that everybody sees; kept by triggers on reviews. */
		reviews_count: integer("reviews_count").notNull().default(0),
		reason: text("reason").notNull().default(""),
		merged_into_id: integer("merged_into_id"),
		activity_id: integer("activity_id"),
		approval_paid_at: time("approval_paid_at"),
		highlighting_paid_at: time("highlighting_paid_at"),
		commission_paid_at: time("commission_paid_at"),
		decided_at: time("decided_at"),
		decided_by: integer("decided_by"),
		/** When it was sent first; of a draft when it was begun. */
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.author_id, users),
		belongsTo(table, table.category_id, ideaCategories),
		tenantKey(table),
		index("ideas_by_votes").on(table.account_id, table.vote_count, table.id),
		index("ideas_by_time").on(table.account_id, table.created_at, table.id),
		index("ideas_shown_by_votes").on(table.account_id, table.vote_count, table.id).where(isShown(table)),
		index("ideas_shown_by_time").on(table.account_id, table.created_at, table.id).where(isShown(table)),
		index("ideas_featured").on(table.account_id, table.decided_at, table.id).where(sql`${table.is_featured} = 1`),
		index("ideas_waiting").on(table.account_id, table.id).where(sql`${table.status} = 'pending'`),
		isOneOf("ideas_status", table.status, ["draft", "pending", "changes_suggested", "approved", "rejected"]),
		check("ideas_title", sql`length(${table.title}) between 1 and 80`),
		check("ideas_problem", sql`length(${table.problem}) <= 2000`),
		check("ideas_solution", sql`length(${table.solution}) <= 2000`),
		check("ideas_additional_fields", sql`length(${table.additional_fields}) <= 1000`),
		check("ideas_reason", sql`length(${table.reason}) <= 2000`),
		check("ideas_vote_count", sql`${table.vote_count} >= 0`),
		check("ideas_featured_approved", sql`${table.is_featured} = 0 or ${table.status} = 'approved'`),
		check("ideas_commission_approved", sql`${table.commission_paid_at} is null or ${table.status} = 'approved'`),
		check("ideas_sent", sql`(${table.status} = 'draft') = (${table.version} = 0)`),
		check("ideas_merged", sql`${table.merged_into_id} is null or ${table.status} = 'rejected'`),
	],
);

/** How many ideas everybody sees; kept by triggers on ideas. */
export const ideaCounts = sqliteTable(
	"idea_counts",
	{ account_id: accountId(), shown_count: integer("shown_count").notNull() },
	(table) => [
		primaryKey({ columns: [table.account_id] }),
		check("idea_counts_shown_count", sql`${table.shown_count} >= 0`),
	],
);

/** Who voted for an idea; one vote each. */
export const ideaVotes = sqliteTable(
	"idea_votes",
	{
		account_id: accountId(),
		idea_id: integer("idea_id").notNull(),
		user_id: integer("user_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.idea_id, ideas),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.idea_id, table.user_id] }),
		index("idea_votes_of_user").on(table.account_id, table.user_id, table.created_at, table.idea_id),
	],
);

/** Whose idea it is; the author is one of them, and the shares come to 100. */
export const ideaTeamMembers = sqliteTable(
	"idea_team_members",
	{
		account_id: accountId(),
		idea_id: integer("idea_id").notNull(),
		user_id: integer("user_id").notNull(),
		share: integer("share").notNull(),
		/** Its place in the team, the author first. */
		place: integer("place").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.idea_id, ideas),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.idea_id, table.user_id] }),
		index("idea_team_members_of_user").on(table.account_id, table.user_id, table.created_at, table.idea_id),
		isBetween("idea_team_members_share", table.share, 0, 100),
	],
);

/** Pictures of an idea; their bytes are files. */
export const ideaPictures = sqliteTable(
	"idea_pictures",
	{
		account_id: accountId(),
		id: id(),
		idea_id: integer("idea_id").notNull(),
		image_url: text("image_url").notNull(),
		name: text("name").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.idea_id, ideas),
		tenantKey(table),
		uniqueIndex("idea_pictures_once").on(table.account_id, table.idea_id, table.image_url),
		check("idea_pictures_name", sql`length(${table.name}) between 1 and 120`),
	],
);

/** The thread: what was sent and what changed in it, what moderators suggested, what was written and decided. */
export const ideaEvents = sqliteTable(
	"idea_events",
	{
		account_id: accountId(),
		id: id(),
		idea_id: integer("idea_id").notNull(),
		user_id: integer("user_id").notNull(),
		kind: text("kind").notNull(),
		/** The version that was sent, or about which something was said. */
		version: integer("version").notNull(),
		text: text("text").notNull().default(""),
		/** Of a version: what changed since the one before. */
		changes: json("changes").notNull().default("[]"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.idea_id, ideas),
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("idea_events_of_idea").on(table.account_id, table.idea_id, table.created_at, table.id),
		isOneOf("idea_events_kind", table.kind, [
			"sent",
			"suggestion",
			"comment",
			"approved",
			"rejected",
			"merged",
			"featured",
			"unfeatured",
			"commission",
		]),
		check("idea_events_text", sql`length(${table.text}) <= 2000`),
		check("idea_events_changes", sql`length(${table.changes}) <= 20000`),
	],
);

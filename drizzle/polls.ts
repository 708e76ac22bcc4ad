/** Polls: what is asked, the answers to choose from with how often each was chosen, who is asked, and who voted. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isBetween, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Polls. `voter_count` and `first_voted_at` are kept by triggers on the ballots; from the first one on a trigger holds the question as it is. */
export const polls = sqliteTable(
	"polls",
	{
		account_id: accountId(),
		id: id(),
		author_id: integer("author_id").notNull(),
		question: text("question").notNull(),
		/** One answer or several. */
		kind: text("kind").notNull(),
		status: text("status").notNull(),
		/** Who may see it and vote. */
		audience: text("audience").notNull(),
		/** Of everyone only the people of `poll_groups` are asked. */
		has_groups: flag("has_groups"),
		/** For the audience team: the manager whose team it is. */
		team_manager_id: integer("team_manager_id"),
		/** When results are shown. */
		results: text("results").notNull(),
		is_anonymous: flag("is_anonymous"),
		opens_at: time("opens_at").notNull(),
		closes_at: time("closes_at").notNull(),
		/** Rises with every change of the question or its answers; a vote names the one that was read. */
		version: integer("version").notNull().default(1),
		/** Its post in the activity feed, from its opening on. */
		activity_id: integer("activity_id"),
		first_voted_at: time("first_voted_at"),
		voter_count: integer("voter_count").notNull().default(0),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.author_id, users),
		tenantKey(table),
		index("polls_open")
			.on(table.account_id, table.opens_at, table.id)
			.where(sql`${table.status} in ('active', 'paused')`),
		index("polls_closed").on(table.account_id, table.opens_at, table.id).where(sql`${table.status} = 'closed'`),
		index("polls_of_author").on(table.account_id, table.author_id, table.opens_at, table.id),
		isOneOf("polls_kind", table.kind, ["single", "multiple"]),
		isOneOf("polls_status", table.status, ["draft", "scheduled", "active", "paused", "closed", "archived"]),
		isOneOf("polls_audience", table.audience, ["everyone", "team"]),
		isOneOf("polls_results", table.results, ["always", "after_voting", "after_close", "never"]),
		check("polls_question", sql`length(${table.question}) between 1 and 140`),
		check("polls_times", sql`${table.closes_at} >= ${table.opens_at}`),
		check("polls_team", sql`${table.audience} = 'everyone' or ${table.team_manager_id} is not null`),
	],
);

/** The answers of a poll by their places, and how many chose each; a trigger counts. */
export const pollOptions = sqliteTable(
	"poll_options",
	{
		account_id: accountId(),
		poll_id: integer("poll_id").notNull(),
		option_id: integer("option_id").notNull(),
		label: text("label").notNull(),
		vote_count: integer("vote_count").notNull().default(0),
	},
	(table) => [
		belongsTo(table, table.poll_id, polls),
		primaryKey({ columns: [table.account_id, table.poll_id, table.option_id] }),
		isBetween("poll_options_option_id", table.option_id, 1, 10),
		check("poll_options_label", sql`length(${table.label}) between 1 and 120`),
	],
);

/** Who voted, each once by the key, and for which answers. Never changed: it is taken back and given anew. */
export const pollBallots = sqliteTable(
	"poll_ballots",
	{
		account_id: accountId(),
		poll_id: integer("poll_id").notNull(),
		voter_id: integer("voter_id").notNull(),
		option_ids: json("option_ids").notNull(),
		voted_at: time("voted_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.poll_id, polls),
		belongsTo(table, table.voter_id, users),
		primaryKey({ columns: [table.account_id, table.poll_id, table.voter_id] }),
		check("poll_ballots_option_ids", sql`json_array_length(${table.option_ids}) between 1 and 10`),
	],
);

/** The groups whose people a poll asks, as they are at each moment; a group that is deleted asks nobody. */
export const pollGroups = sqliteTable(
	"poll_groups",
	{
		account_id: accountId(),
		poll_id: integer("poll_id").notNull(),
		group_id: integer("group_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.poll_id, table.group_id] }),
		belongsTo(table, table.poll_id, polls),
	],
);

/** Nominations: events with their categories and juries, who was named with which words, verdicts, and winners. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** Events. `version` rises with every nomination and verdict, by triggers, so that a decision knows what it decided on. */
export const nominationEvents = sqliteTable(
	"nomination_events",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull(),
		status: text("status").notNull().default("draft"),
		/** How its jury judges, round by round: a list of approve, score and vote. */
		rounds: json("rounds").notNull(),
		/** The round that is under way while it is reviewed, from 1. */
		round: integer("round").notNull().default(0),
		closes_at: time("closes_at").notNull(),
		/** What the winner of a category gets, and from which budget. */
		points: amount("points").notNull().default(0),
		budget_id: integer("budget_id"),
		version: integer("version").notNull().default(1),
		nomination_count: integer("nomination_count").notNull().default(0),
		created_by: integer("created_by").notNull(),
		published_at: time("published_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.created_by, users),
		belongsTo(table, table.budget_id, budgets),
		tenantKey(table),
		index("nomination_events_by_time").on(table.account_id, table.created_at, table.id),
		index("nomination_events_open")
			.on(table.account_id, table.created_at, table.id)
			.where(sql`${table.status} = 'open'`),
		index("nomination_events_published")
			.on(table.account_id, table.published_at, table.id)
			.where(sql`${table.status} = 'published'`),
		isOneOf("nomination_events_status", table.status, [
			"draft",
			"open",
			"closed",
			"reviewing",
			"finalised",
			"published",
			"archived",
		]),
		check("nomination_events_name", sql`length(${table.name}) between 1 and 80`),
		check("nomination_events_rounds", sql`json_array_length(${table.rounds}) between 1 and 3`),
		isBetween("nomination_events_points", table.points, 0, maxAmount),
		check("nomination_events_budget", sql`${table.points} = 0 or ${table.budget_id} is not null`),
	],
);

/** What one can be nominated for, with questions of its own, and who won. */
export const nominationCategories = sqliteTable(
	"nomination_categories",
	{
		account_id: accountId(),
		id: id(),
		event_id: integer("event_id").notNull(),
		place: integer("place").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull(),
		/** Up to three further questions, as a list. */
		questions: json("questions").notNull().default("[]"),
		/** Whom a moderator chose among those who were level, with the reason. */
		chosen_id: integer("chosen_id"),
		chosen_reason: text("chosen_reason"),
		chosen_by: integer("chosen_by"),
		winner_id: integer("winner_id"),
	},
	(table) => [
		belongsTo(table, table.event_id, nominationEvents),
		belongsTo(table, table.winner_id, users),
		tenantKey(table),
		uniqueIndex("nomination_categories_of_event").on(table.account_id, table.event_id, table.place),
		check("nomination_categories_name", sql`length(${table.name}) between 1 and 60`),
		check("nomination_categories_chosen", sql`${table.chosen_id} is null or length(${table.chosen_reason}) >= 10`),
	],
);

/** One person's words for another in a category. */
export const nominations = sqliteTable(
	"nominations",
	{
		account_id: accountId(),
		id: id(),
		event_id: integer("event_id").notNull(),
		category_id: integer("category_id").notNull(),
		nominee_id: integer("nominee_id").notNull(),
		nominator_id: integer("nominator_id").notNull(),
		words: text("words").notNull(),
		answers: json("answers").notNull().default("[]"),
		/** 0: the nominee does not read who wrote it. */
		is_signed: flag("is_signed", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.event_id, nominationEvents),
		belongsTo(table, table.category_id, nominationCategories),
		belongsTo(table, table.nominee_id, users),
		belongsTo(table, table.nominator_id, users),
		tenantKey(table),
		uniqueIndex("nominations_once").on(table.account_id, table.category_id, table.nominee_id, table.nominator_id),
		index("nominations_of_event").on(table.account_id, table.event_id, table.id),
		index("nominations_of_nominator").on(table.account_id, table.nominator_id, table.event_id),
		index("nominations_of_nominee").on(table.account_id, table.nominee_id, table.event_id),
		check("nominations_words", sql`length(${table.words}) between 1 and 1000`),
		check("nominations_of_others", sql`${table.nominee_id} <> ${table.nominator_id}`),
	],
);

/** Who judges an event. */
export const nominationJurors = sqliteTable(
	"nomination_jurors",
	{
		account_id: accountId(),
		event_id: integer("event_id").notNull(),
		juror_id: integer("juror_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.event_id, nominationEvents),
		belongsTo(table, table.juror_id, users),
		primaryKey({ columns: [table.account_id, table.event_id, table.juror_id] }),
		index("nomination_jurors_of_person").on(table.account_id, table.juror_id, table.event_id),
	],
);

/** What a juror said of a nominee in a round: 1 or 0 to approve, 1 to 10 to score, 1 as the one vote of a category. */
export const nominationVerdicts = sqliteTable(
	"nomination_verdicts",
	{
		account_id: accountId(),
		category_id: integer("category_id").notNull(),
		round: integer("round").notNull(),
		nominee_id: integer("nominee_id").notNull(),
		juror_id: integer("juror_id").notNull(),
		value: integer("value").notNull(),
	},
	(table) => [
		belongsTo(table, table.category_id, nominationCategories),
		belongsTo(table, table.juror_id, users),
		primaryKey({
			columns: [table.account_id, table.category_id, table.round, table.nominee_id, table.juror_id],
		}),
		isBetween("nomination_verdicts_value", table.value, 0, 10),
	],
);

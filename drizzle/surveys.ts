/** Surveys: their questions, what each person answered, and the counts and texts from which results are read. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** A survey. Names and descriptions are JSON by language; its points are held in a ledger account under its id. */
export const surveys = sqliteTable(
	"surveys",
	{
		account_id: accountId(),
		id: id(),
		author_id: integer("author_id").notNull(),
		names: json("names").notNull(),
		/** Rich texts (trees) by language. */
		descriptions: json("descriptions").notNull(),
		status: text("status").notNull().default("draft"),
		audience: text("audience").notNull().default("everybody"),
		group_ids: json("group_ids").notNull().default("[]"),
		/** 1: nobody reads who answered what. */
		is_anonymous: flag("is_anonymous", 1),
		starts_at: time("starts_at"),
		ends_at: time("ends_at"),
		/** Of each who sends their answers, for the first `payee_limit` people. */
		points: amount("points").notNull().default(0),
		budget_id: integer("budget_id"),
		payee_limit: integer("payee_limit").notNull().default(0),
		paid_count: integer("paid_count").notNull().default(0),
		/** Kept by triggers on survey_responses. */
		started_count: integer("started_count").notNull().default(0),
		sent_count: integer("sent_count").notNull().default(0),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.author_id, users),
		belongsTo(table, table.budget_id, budgets),
		index("surveys_by_time").on(table.account_id, table.created_at, table.id),
		index("surveys_published").on(table.account_id, table.starts_at, table.id).where(sql`${table.status} <> 'draft'`),
		index("surveys_open").on(table.account_id, table.id).where(sql`${table.status} = 'open'`),
		index("surveys_named")
			.on(table.account_id, table.starts_at, table.id)
			.where(sql`${table.status} <> 'draft' and ${table.is_anonymous} = 0`),
		index("surveys_due")
			.on(table.account_id, table.ends_at, table.id)
			.where(sql`${table.status} in ('open', 'paused') and ${table.ends_at} is not null`),
		isOneOf("surveys_status", table.status, ["draft", "open", "paused", "closed"]),
		isOneOf("surveys_audience", table.audience, ["everybody", "groups"]),
		isBetween("surveys_points", table.points, 0, maxAmount),
		check("surveys_paid", sql`${table.paid_count} between 0 and ${table.payee_limit}`),
		check("surveys_budget", sql`${table.points} = 0 or (${table.budget_id} is not null and ${table.payee_limit} > 0)`),
		check("surveys_names", sql`length(${table.names}) <= 5000`),
		check("surveys_descriptions", sql`length(${table.descriptions}) <= 200000`),
		check("surveys_group_ids", sql`json_array_length(${table.group_ids}) <= 20`),
		check("surveys_end", sql`${table.ends_at} > ${table.starts_at}`),
	],
);

/** A question at its place. Words and options are JSON; an option has a value, labels by language and where its answer leads. */
export const surveyQuestions = sqliteTable(
	"survey_questions",
	{
		account_id: accountId(),
		id: id(),
		survey_id: integer("survey_id").notNull(),
		position: integer("position").notNull(),
		type: text("type").notNull(),
		words: json("words").notNull(),
		options: json("options").notNull().default("[]"),
		has_other: flag("has_other"),
		is_required: flag("is_required"),
		is_editable: flag("is_editable", 1),
		/** The field of the person's record into which the answer is written. */
		save_to: text("save_to").notNull().default(""),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.survey_id, surveys),
		index("survey_questions_in_order").on(table.account_id, table.survey_id, table.position, table.id),
		isOneOf("survey_questions_type", table.type, [
			...["radio", "checkbox", "checkbox_group", "dropdown_single"],
			...["dropdown_multi", "scale", "text", "date"],
		]),
		isOneOf("survey_questions_save_to", table.save_to, ["", "dob", "title"]),
		check("survey_questions_words", sql`length(${table.words}) <= 20000`),
		check("survey_questions_options", sql`length(${table.options}) <= 60000`),
		isBetween("survey_questions_position", table.position, 0, 1_000),
	],
);

/** What one person answers: what is saved until it is sent, and what was sent; one each. */
export const surveyResponses = sqliteTable(
	"survey_responses",
	{
		account_id: accountId(),
		survey_id: integer("survey_id").notNull(),
		user_id: integer("user_id").notNull(),
		status: text("status").notNull(),
		/** Rises with every saving, so that nobody writes over what another page saved. */
		version: integer("version").notNull().default(1),
		draft: json("draft").notNull().default("{}"),
		answers: json("answers").notNull().default("{}"),
		/** The groups of the person when they sent it, in whose counts it stands. */
		group_ids: json("group_ids").notNull().default("[]"),
		is_paid: flag("is_paid"),
		saved_at: time("saved_at").notNull(),
		sent_at: time("sent_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.survey_id, table.user_id] }),
		belongsTo(table, table.survey_id, surveys),
		belongsTo(table, table.user_id, users),
		index("survey_responses_of_person").on(table.account_id, table.user_id, table.survey_id),
		isOneOf("survey_responses_status", table.status, ["started", "sent"]),
		check("survey_responses_draft", sql`length(${table.draft}) <= 300000`),
		check("survey_responses_answers", sql`length(${table.answers}) <= 300000`),
		check("survey_responses_sent", sql`(${table.status} = 'sent') = (${table.sent_at} is not null)`),
	],
);

/** How many people chose a value, of everybody (group 0) and of each group; question 0 counts those who sent, value '' those who answered. */
export const surveyCounts = sqliteTable(
	"survey_counts",
	{
		account_id: accountId(),
		survey_id: integer("survey_id").notNull(),
		group_id: integer("group_id").notNull(),
		question_id: integer("question_id").notNull(),
		value: text("value").notNull(),
		people: integer("people").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.survey_id, table.group_id, table.question_id, table.value] }),
		belongsTo(table, table.survey_id, surveys),
		index("survey_counts_by_group")
			.on(table.account_id, table.survey_id, table.group_id)
			.where(sql`${table.question_id} = 0`),
		check("survey_counts_people", sql`${table.people} >= 0`),
	],
);

/** What people wrote, at a place drawn at random, so that no order tells who it was. */
export const surveyTexts = sqliteTable(
	"survey_texts",
	{
		account_id: accountId(),
		id: id(),
		survey_id: integer("survey_id").notNull(),
		question_id: integer("question_id").notNull(),
		user_id: integer("user_id").notNull(),
		place: integer("place").notNull(),
		text: text("text").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.question_id, surveyQuestions),
		belongsTo(table, table.user_id, users),
		uniqueIndex("survey_texts_once").on(table.account_id, table.question_id, table.user_id),
		index("survey_texts_in_order").on(table.account_id, table.question_id, table.place, table.id),
		check("survey_texts_text", sql`length(${table.text}) between 1 and 4000`),
	],
);

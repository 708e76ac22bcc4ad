/** Forms: what a company lets its people ask for, the questions of each, who looks after it, and what was sent. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isBetween, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** A form. Names and descriptions are JSON by language; counts are kept by triggers on form_submissions. */
export const forms = sqliteTable(
	"forms",
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
		/** 1: each person sends it once. */
		is_once: flag("is_once"),
		starts_at: time("starts_at"),
		ends_at: time("ends_at"),
		sent_count: integer("sent_count").notNull().default(0),
		/** Of these, new or in work. */
		waiting_count: integer("waiting_count").notNull().default(0),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.author_id, users),
		index("forms_by_time").on(table.account_id, table.created_at, table.id),
		index("forms_published").on(table.account_id, table.starts_at, table.id).where(sql`${table.status} = 'open'`),
		isOneOf("forms_status", table.status, ["draft", "open", "paused", "closed"]),
		isOneOf("forms_audience", table.audience, ["everybody", "groups"]),
		check("forms_names", sql`length(${table.names}) <= 5000`),
		check("forms_descriptions", sql`length(${table.descriptions}) <= 200000`),
		check("forms_group_ids", sql`json_array_length(${table.group_ids}) <= 20`),
		check("forms_counts", sql`${table.waiting_count} between 0 and ${table.sent_count}`),
		check("forms_end", sql`${table.ends_at} > ${table.starts_at}`),
	],
);

/** A question at its place, as those of surveys. */
export const formQuestions = sqliteTable(
	"form_questions",
	{
		account_id: accountId(),
		id: id(),
		form_id: integer("form_id").notNull(),
		position: integer("position").notNull(),
		type: text("type").notNull(),
		words: json("words").notNull(),
		options: json("options").notNull().default("[]"),
		has_other: flag("has_other"),
		is_required: flag("is_required"),
		/** 0: it stays as it was sent. */
		is_editable: flag("is_editable", 1),
		/** The field of the sender's record into which the answer is written. */
		save_to: text("save_to").notNull().default(""),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.form_id, forms),
		index("form_questions_in_order").on(table.account_id, table.form_id, table.position, table.id),
		isOneOf("form_questions_type", table.type, [
			...["radio", "checkbox", "checkbox_group", "dropdown_single"],
			...["dropdown_multi", "scale", "text", "date"],
		]),
		isOneOf("form_questions_save_to", table.save_to, ["", "dob", "title"]),
		check("form_questions_words", sql`length(${table.words}) <= 20000`),
		check("form_questions_options", sql`length(${table.options}) <= 60000`),
		isBetween("form_questions_position", table.position, 0, 1_000),
	],
);

/** Who reads and decides what is sent by a form. */
export const formHandlers = sqliteTable(
	"form_handlers",
	{
		account_id: accountId(),
		form_id: integer("form_id").notNull(),
		user_id: integer("user_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.form_id, table.user_id] }),
		belongsTo(table, table.form_id, forms),
		belongsTo(table, table.user_id, users),
		index("form_handlers_of_person").on(table.account_id, table.user_id, table.form_id),
	],
);

/** What somebody fills in: begun until it is sent, then with the questions as they stood, and where it stands. */
export const formSubmissions = sqliteTable(
	"form_submissions",
	{
		account_id: accountId(),
		id: id(),
		form_id: integer("form_id").notNull(),
		user_id: integer("user_id").notNull(),
		status: text("status").notNull(),
		/** Rises with every writing, so that nobody writes over what another page wrote. */
		version: integer("version").notNull().default(1),
		answers: json("answers").notNull().default("{}"),
		/** The questions as they were answered. */
		questions: json("questions").notNull().default("[]"),
		/** Who decided last, when, and what they said to the sender. */
		handled_by: integer("handled_by"),
		handled_at: time("handled_at"),
		word: text("word").notNull().default(""),
		saved_at: time("saved_at").notNull(),
		sent_at: time("sent_at"),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.form_id, forms),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.handled_by, users),
		uniqueIndex("form_submissions_begun")
			.on(table.account_id, table.form_id, table.user_id)
			.where(sql`${table.status} = 'started'`),
		index("form_submissions_by_time")
			.on(table.account_id, table.sent_at, table.id)
			.where(sql`${table.status} <> 'started'`),
		index("form_submissions_of_person")
			.on(table.account_id, table.user_id, table.sent_at, table.id)
			.where(sql`${table.status} <> 'started'`),
		index("form_submissions_of_form").on(table.account_id, table.form_id, table.user_id),
		isOneOf("form_submissions_status", table.status, ["started", "new", "in_work", "done", "declined"]),
		check("form_submissions_answers", sql`length(${table.answers}) <= 300000`),
		check("form_submissions_questions", sql`length(${table.questions}) <= 1000000`),
		check("form_submissions_word", sql`length(${table.word}) <= 1000`),
		check("form_submissions_sent", sql`(${table.status} = 'started') = (${table.sent_at} is null)`),
	],
);

/** What became of a submission, step by step. */
export const formSteps = sqliteTable(
	"form_steps",
	{
		account_id: accountId(),
		id: id(),
		submission_id: integer("submission_id").notNull(),
		/** Who sent it. */
		sender_id: integer("sender_id").notNull(),
		actor_id: integer("actor_id").notNull(),
		status: text("status").notNull(),
		word: text("word").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.submission_id, formSubmissions),
		belongsTo(table, table.actor_id, users),
		belongsTo(table, table.sender_id, users),
		index("form_steps_of_sender").on(table.account_id, table.sender_id),
		index("form_steps_of_submission").on(table.account_id, table.submission_id, table.created_at, table.id),
		isOneOf("form_steps_status", table.status, ["new", "in_work", "done", "declined"]),
		check("form_steps_word", sql`length(${table.word}) <= 1000`),
	],
);

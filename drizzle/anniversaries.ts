/** Years with the company and birthdays: what an account does on them, the cards that colleagues sign, and what people chose. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";
import { programs } from "./programs";

/** What an account does on a day: for so many years, or for birthdays (years 0). */
export const anniversaryRules = sqliteTable(
	"anniversary_rules",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		years: integer("years").notNull(),
		badge: text("badge").notNull(),
		/** The company's own words on the card. */
		message: text("message").notNull(),
		points: amount("points").notNull().default(0),
		/** The program whose budget pays. */
		program_id: integer("program_id"),
		is_active: flag("is_active", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.program_id, programs),
		tenantKey(table),
		uniqueIndex("anniversary_rules_once").on(table.account_id, table.kind, table.years),
		index("anniversary_rules_by_years").on(table.account_id, table.years, table.id),
		index("anniversary_rules_that_pay")
			.on(table.account_id, table.id)
			.where(sql`${table.is_active} = 1 and ${table.points} > 0`),
		isOneOf("anniversary_rules_kind", table.kind, ["work", "birthday"]),
		check(
			"anniversary_rules_years",
			sql`iif(${table.kind} = 'work', ${table.years} between 1 and 60, ${table.years} = 0)`,
		),
		isBetween("anniversary_rules_points", table.points, 0, maxAmount),
		check("anniversary_rules_program", sql`${table.points} = 0 or ${table.program_id} is not null`),
		check("anniversary_rules_message", sql`length(${table.message}) between 1 and 300`),
	],
);

/** A person's card of one day; what the rule gave is kept with it once it is published. */
export const anniversaryCards = sqliteTable(
	"anniversary_cards",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		kind: text("kind").notNull(),
		years: integer("years").notNull(),
		/** The day on which it is published, YYYY-MM-DD. */
		day: text("day").notNull(),
		status: text("status").notNull().default("signing"),
		visibility: text("visibility").notNull(),
		/** The manager of its person while it is signed, by whom the team finds a private one; 0: none. Kept by a trigger on users. */
		team_manager_id: integer("team_manager_id").notNull().default(0),
		badge: text("badge").notNull().default(""),
		message: text("message").notNull().default(""),
		points: amount("points").notNull().default(0),
		program_id: integer("program_id"),
		points_state: text("points_state").notNull().default("none"),
		activity_id: integer("activity_id"),
		/** Kept by triggers on anniversary_signatures. */
		signature_count: integer("signature_count").notNull().default(0),
		published_at: time("published_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("anniversary_cards_once").on(table.account_id, table.user_id, table.kind, table.day),
		index("anniversary_cards_due").on(table.account_id, table.day, table.id).where(sql`${table.status} = 'signing'`),
		index("anniversary_cards_to_sign")
			.on(table.account_id, table.day, table.id)
			.where(sql`${table.status} = 'signing' and ${table.visibility} = 'public'`),
		index("anniversary_cards_of_team")
			.on(table.account_id, table.team_manager_id, table.day, table.id)
			.where(sql`${table.status} = 'signing' and ${table.visibility} = 'private'`),
		index("anniversary_cards_signed_for_user")
			.on(table.account_id, table.user_id, table.day, table.id)
			.where(sql`${table.status} = 'signing'`),
		index("anniversary_cards_of_user")
			.on(table.account_id, table.user_id, table.day, table.id)
			.where(sql`${table.status} = 'published'`),
		index("anniversary_cards_waiting")
			.on(table.account_id, table.day, table.id)
			.where(sql`${table.points_state} = 'waiting'`),
		isOneOf("anniversary_cards_kind", table.kind, ["work", "birthday"]),
		isOneOf("anniversary_cards_status", table.status, ["signing", "published", "canceled"]),
		isOneOf("anniversary_cards_visibility", table.visibility, ["private", "public"]),
		isOneOf("anniversary_cards_points_state", table.points_state, ["none", "waiting", "paid"]),
		check("anniversary_cards_day", sql`length(${table.day}) = 10`),
	],
);

/** What colleagues wrote on a card; one each. */
export const anniversarySignatures = sqliteTable(
	"anniversary_signatures",
	{
		account_id: accountId(),
		card_id: integer("card_id").notNull(),
		user_id: integer("user_id").notNull(),
		text: text("text").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.card_id, anniversaryCards),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.card_id, table.user_id] }),
		check("anniversary_signatures_text", sql`length(${table.text}) between 1 and 300`),
	],
);

/** How people want their days marked; who never chose has no row and is marked before everybody. */
export const anniversaryChoices = sqliteTable(
	"anniversary_choices",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		work: text("work").notNull(),
		birthday: text("birthday").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		isOneOf("anniversary_choices_work", table.work, ["none", "private", "public"]),
		isOneOf("anniversary_choices_birthday", table.birthday, ["none", "private", "public"]),
	],
);

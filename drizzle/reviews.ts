/** What people say of what they got, and of ideas that they voted for: stars and words, shown once somebody has approved them. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/** Reviews; a person writes one of a thing. `order_id` is the order that brought an item. */
export const reviews = sqliteTable(
	"reviews",
	{
		account_id: accountId(),
		id: id(),
		subject_kind: text("subject_kind").notNull(),
		subject_id: integer("subject_id").notNull(),
		user_id: integer("user_id").notNull(),
		order_id: integer("order_id"),
		stars: integer("stars").notNull(),
		text: text("text").notNull(),
		status: text("status").notNull().default("pending"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		uniqueIndex("reviews_once").on(table.account_id, table.subject_kind, table.subject_id, table.user_id),
		index("reviews_of_subject").on(
			table.account_id,
			table.subject_kind,
			table.subject_id,
			table.status,
			table.created_at,
			table.id,
		),
		index("reviews_of_order").on(table.account_id, table.order_id, table.user_id),
		isOneOf("reviews_subject_kind", table.subject_kind, ["item", "idea"]),
		isOneOf("reviews_status", table.status, ["pending", "approved", "denied"]),
		check("reviews_stars", sql`${table.stars} between 1 and 5`),
	],
);

/** How many approved reviews a thing has and what their stars add up to, for its average; triggers keep it. */
export const reviewFigures = sqliteTable(
	"review_figures",
	{
		account_id: accountId(),
		subject_kind: text("subject_kind").notNull(),
		subject_id: integer("subject_id").notNull(),
		count: integer("count").notNull(),
		stars: integer("stars").notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.subject_kind, table.subject_id] })],
);

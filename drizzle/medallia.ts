/** What customers said of people, as a survey tool tells it: each item waits until somebody lets it into the feed or not. */

import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isBetween, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/** Items by the number that the survey tool gives them. */
export const medalliaItems = sqliteTable(
	"medallia_items",
	{
		account_id: accountId(),
		id: id(),
		source_id: text("source_id").notNull(),
		user_id: integer("user_id").notNull(),
		score: integer("score").notNull(),
		comment: text("comment").notNull().default(""),
		status: text("status").notNull().default("pending"),
		/** Rises with every change; a decision names the one that was read. */
		version: integer("version").notNull().default(1),
		decided_by: integer("decided_by"),
		decided_at: time("decided_at"),
		/** The post that an approval made. */
		activity_id: integer("activity_id"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.decided_by, users),
		tenantKey(table),
		uniqueIndex("medallia_items_by_source").on(table.account_id, table.source_id),
		index("medallia_items_by_status").on(table.account_id, table.status, table.created_at, table.id),
		check("medallia_items_source_id", sql`length(${table.source_id}) between 1 and 100`),
		check("medallia_items_comment", sql`length(${table.comment}) <= 2000`),
		isBetween("medallia_items_score", table.score, 0, 10),
		isOneOf("medallia_items_status", table.status, ["pending", "approved", "rejected"]),
		check("medallia_items_decided", sql`(${table.status} = 'pending') = (${table.decided_at} is null)`),
	],
);

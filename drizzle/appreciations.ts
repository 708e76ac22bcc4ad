/** Cards with a message that people send each other, without points. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, tenantKey, time } from "./column";
import { users } from "./members";

/** A card from one person to another; between the two of them alone. */
export const appreciations = sqliteTable(
	"appreciations",
	{
		account_id: accountId(),
		id: id(),
		sender_id: integer("sender_id").notNull(),
		recipient_id: integer("recipient_id").notNull(),
		design: text("design").notNull(),
		message: text("message").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.sender_id, users),
		belongsTo(table, table.recipient_id, users),
		tenantKey(table),
		index("appreciations_sent").on(table.account_id, table.sender_id, table.created_at, table.id),
		index("appreciations_received").on(table.account_id, table.recipient_id, table.created_at, table.id),
		check("appreciations_message", sql`length(${table.message}) between 1 and 1000`),
		check("appreciations_not_to_oneself", sql`${table.sender_id} <> ${table.recipient_id}`),
	],
);

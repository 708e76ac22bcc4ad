/** What administrators note about a person, for each other. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, tenantKey, time } from "./column";
import { users } from "./members";

/** Notes; only who wrote one (`commenter_id`) changes or deletes it. */
export const userNotes = sqliteTable(
	"user_notes",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		commenter_id: integer("commenter_id").notNull(),
		note_text: text("note_text").notNull(),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.commenter_id, users),
		tenantKey(table),
		index("user_notes_of_user").on(table.account_id, table.user_id, table.created_at, table.id),
		index("user_notes_of_commenter").on(table.account_id, table.commenter_id),
		check("user_notes_note_text", sql`length(${table.note_text}) between 1 and 2000`),
	],
);

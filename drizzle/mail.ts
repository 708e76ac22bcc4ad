/** Emails that the platform sent or is sending; locally they are read on /webapp/dev/mail. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, id, json, tenantKey, time } from "./column";

/**
 * Emails with their state, kept 30 days: as plain text (`body`), and as the words from which the HTML is drawn when they
 * are handed over (`content`). Both have a mark where a link's token belongs: the token is made from `link_id` at that
 * moment, and stands nowhere.
 */
export const emails = sqliteTable(
	"emails",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id"),
		recipient: text("recipient").notNull(),
		subject: text("subject").notNull(),
		body: text("body").notNull(),
		/** Null for what was written before emails were drawn. */
		content: json("content"),
		created_at: time("created_at").notNull(),
		sent_at: time("sent_at"),
		link_id: integer("link_id"),
		/** After this it is of no use to anybody, and is not sent. */
		expires_at: time("expires_at"),
		/** When it was found that it must not be sent any more. */
		dropped_at: time("dropped_at"),
	},
	(table) => [tenantKey(table), index("emails_by_age").on(table.account_id, table.created_at, table.id)],
);

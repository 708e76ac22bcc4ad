/** Letters that the platform sent or is sending; locally they are read on /webapp/dev/mail. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, id, tenantKey, time } from "./column";

/** Letters with their state. The body is kept 30 days. */
export const letters = sqliteTable(
	"letters",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id"),
		recipient: text("recipient").notNull(),
		subject: text("subject").notNull(),
		body: text("body").notNull(),
		created_at: time("created_at").notNull(),
		sent_at: time("sent_at"),
	},
	(table) => [tenantKey(table), index("letters_by_age").on(table.account_id, table.created_at, table.id)],
);

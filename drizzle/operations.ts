/** What the platform's operators leave in a client's own database. */
import { integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountId, time } from "./column";

/**
 * Erasures under way: a row stands within a batch alone, and lets that batch change or delete what is otherwise final.
 * `user_id` is the person, 0 for the whole account.
 */
export const erasures = sqliteTable(
	"erasures",
	{ account_id: accountId(), user_id: integer("user_id").notNull(), begun_at: time("begun_at").notNull() },
	(table) => [primaryKey({ columns: [table.account_id, table.user_id] })],
);

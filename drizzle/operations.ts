/** What the platform's operators leave in a client's own database. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/**
 * Where an account lives that was moved away, and whether it is just being moved (decision 037). Every batch asks for the
 * row of its account (`kernel/database.ts`): while `fenced_until` lies ahead writes wait, once `sealed_at` is set all
 * goes to `to_shard`. A row of a higher `generation` is the newer one, on whichever shard it stands.
 */
export const accountMoves = sqliteTable("account_moves", {
	account_id: accountId().primaryKey(),
	generation: integer("generation").notNull(),
	to_shard: integer("to_shard").notNull(),
	/** By the clock of this database, which alone compares it. */
	fenced_until: time("fenced_until"),
	sealed_at: time("sealed_at"),
	/** The run that writes rows here, or holds the fence; another one takes its place. */
	runner: text("runner"),
});

/**
 * Rows of an account that changed while it is being moved, noted by triggers that exist for so long alone (decision 041).
 * `row_key` is the key of the row within its account, as JSON; lines are numbered in the order of the changes.
 */
export const accountMoveChanges = sqliteTable(
	"account_move_changes",
	{
		seq: integer("seq").primaryKey({ autoIncrement: true }),
		account_id: accountId(),
		table_name: text("table_name").notNull(),
		row_key: text("row_key").notNull(),
	},
	(table) => [index("account_move_changes_in_order").on(table.account_id, table.seq)],
);

/** Whom people follow, people and groups, and whom they blocked. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, isOneOf, time } from "./column";
import { users } from "./members";

/** Who follows what; a trigger ends what a block forbids. */
export const follows = sqliteTable(
	"follows",
	{
		account_id: accountId(),
		follower_id: integer("follower_id").notNull(),
		kind: text("kind").notNull(),
		/** A person, or a group. */
		target_id: integer("target_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.follower_id, users),
		primaryKey({ columns: [table.account_id, table.follower_id, table.kind, table.target_id] }),
		index("follows_of_target").on(table.account_id, table.kind, table.target_id, table.follower_id),
		isOneOf("follows_kind", table.kind, ["person", "group"]),
		check("follows_not_oneself", sql`${table.kind} <> 'person' or ${table.target_id} <> ${table.follower_id}`),
	],
);

/** Who blocked whom. */
export const blocks = sqliteTable(
	"blocks",
	{
		account_id: accountId(),
		blocker_id: integer("blocker_id").notNull(),
		blocked_id: integer("blocked_id").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.blocker_id, users),
		belongsTo(table, table.blocked_id, users),
		primaryKey({ columns: [table.account_id, table.blocker_id, table.blocked_id] }),
		check("blocks_not_oneself", sql`${table.blocker_id} <> ${table.blocked_id}`),
	],
);

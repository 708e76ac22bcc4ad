/** The badges that givers choose from: what a recognition carries in place of its program's drawing. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, flag, id, isBetween, json, tenantKey, time } from "./column";

/** An account's badges, named for each of its languages; one that is switched off stays in what was given. */
export const badges = sqliteTable(
	"badges",
	{
		account_id: accountId(),
		id: id(),
		names: json("names").notNull(),
		glyph: text("glyph").notNull(),
		is_active: flag("is_active", 1),
		/** Lower ones come first. */
		position: integer("position").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		index("badges_in_order").on(table.account_id, table.position, table.id),
		isBetween("badges_position", table.position, 1, 100),
	],
);

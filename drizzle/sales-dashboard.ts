/** Sums of sales by day, kept by triggers on sales and users in the batch that changes them; graphs read nothing else of sales. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, amount, isOneOf } from "./column";

/**
 * One row for each day (of the invoice, at its start in the account's time zone) and each thing by which graphs tell sales
 * apart: the `person` alone, or a brand, category or item (`key_id`) or distributor (`key_name`) with them. `person_id` 0 has
 * what all people of one `role` sold; the rows of a person have no role, so that it is told by who they are. Points of a
 * `person` are theirs: what those who helped with a sale get of it stands in their rows, of which all other figures are 0.
 */
export const saleDaySums = sqliteTable(
	"sale_day_sums",
	{
		account_id: accountId(),
		dimension: text("dimension").notNull(),
		person_id: integer("person_id").notNull(),
		role: text("role").notNull(),
		day: integer("day").notNull(),
		key_id: integer("key_id").notNull(),
		key_name: text("key_name").notNull(),
		pending_count: integer("pending_count").notNull(),
		approved_count: integer("approved_count").notNull(),
		pending_quantity: integer("pending_quantity").notNull(),
		approved_quantity: integer("approved_quantity").notNull(),
		pending_cents: amount("pending_cents").notNull(),
		approved_cents: amount("approved_cents").notNull(),
		pending_points: amount("pending_points").notNull(),
		approved_points: amount("approved_points").notNull(),
	},
	(table) => [
		primaryKey({
			columns: [
				...([table.account_id, table.dimension, table.person_id, table.role] as const),
				...([table.day, table.key_id, table.key_name] as const),
			],
		}),
		index("sale_day_sums_waiting")
			.on(table.account_id, table.pending_count)
			.where(sql`${table.person_id} = 0 and ${table.dimension} = 'person' and ${table.pending_count} > 0`),
		isOneOf("sale_day_sums_dimension", table.dimension, ["person", "brand", "category", "item", "distributor"]),
	],
);

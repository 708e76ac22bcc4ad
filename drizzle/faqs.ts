/** What people often ask, with the account's answers. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, flag, id, isOneOf, json, tenantKey, time } from "./column";

/** Questions with their answers, each by language. */
export const faqs = sqliteTable(
	"faqs",
	{
		account_id: accountId(),
		id: id(),
		topic: text("topic").notNull(),
		/** Its place in its topic, counted up; two may share one, the older goes first then. */
		position: integer("position").notNull(),
		/** JSON by language. */
		questions: json("questions").notNull(),
		answers: json("answers").notNull(),
		is_published: flag("is_published", 1),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		isOneOf("faqs_topic", table.topic, ["recognition", "points", "orders", "access", "other"]),
	],
);

/** Certificates to claim: batches of one-time codes with their points, the codes as hashes, and wrong codes that people typed. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/** Codes that were made together; their points are held in a ledger account under the batch's id. Triggers keep the counts. */
export const certificateBatches = sqliteTable(
	"certificate_batches",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		/** What whoever claims one reads, on the certificate and in their statement. */
		message: text("message").notNull().default(""),
		certificate_count: integer("certificate_count").notNull(),
		points: amount("points").notNull(),
		budget_id: integer("budget_id").notNull(),
		status: text("status").notNull().default("open"),
		made_count: integer("made_count").notNull().default(0),
		/** Printed and not claimed. */
		printed_count: integer("printed_count").notNull().default(0),
		claimed_count: integer("claimed_count").notNull().default(0),
		expires_at: time("expires_at").notNull(),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.budget_id, budgets),
		belongsTo(table, table.created_by, users),
		index("certificate_batches_by_time").on(table.account_id, table.created_at, table.id),
		index("certificate_batches_due").on(table.account_id, table.expires_at).where(sql`${table.status} = 'open'`),
		isOneOf("certificate_batches_status", table.status, ["open", "expired", "void"]),
		isBetween("certificate_batches_count", table.certificate_count, 1, 5_000),
		isBetween("certificate_batches_points", table.points, 1, 1_000_000),
		check("certificate_batches_name", sql`length(${table.name}) between 1 and 60`),
		check("certificate_batches_message", sql`length(${table.message}) <= 200`),
		check("certificate_batches_made", sql`${table.made_count} <= ${table.certificate_count}`),
	],
);

/** One code each, by the hash alone. */
export const certificates = sqliteTable(
	"certificates",
	{
		account_id: accountId(),
		batch_id: integer("batch_id").notNull(),
		number: integer("number").notNull(),
		code_hash: text("code_hash").notNull(),
		printed_at: time("printed_at"),
		claimed_by: integer("claimed_by"),
		claimed_at: time("claimed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.batch_id, table.number] }),
		belongsTo(table, table.batch_id, certificateBatches),
		belongsTo(table, table.claimed_by, users),
		uniqueIndex("certificates_by_code").on(table.account_id, table.code_hash),
		index("certificates_of_person")
			.on(table.account_id, table.claimed_by, table.claimed_at)
			.where(sql`${table.claimed_by} is not null`),
		index("certificates_claimed")
			.on(table.account_id, table.batch_id, table.claimed_at)
			.where(sql`${table.claimed_at} is not null`),
		check("certificates_claimed_whole", sql`(${table.claimed_by} is null) = (${table.claimed_at} is null)`),
	],
);

/** Wrong codes, by whom and when; what was typed is not kept. */
export const certificateTries = sqliteTable(
	"certificate_tries",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		tried_at: time("tried_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.user_id, users),
		index("certificate_tries_of_person").on(table.account_id, table.user_id, table.tried_at),
		index("certificate_tries_by_time").on(table.account_id, table.tried_at),
	],
);

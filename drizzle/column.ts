/** The columns that every table shares in form: the tenant, ids, times, amounts and switches. */
import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, foreignKey, integer, primaryKey, text } from "drizzle-orm/sqlite-core";

/** The tenant; first column of every tenant table. */
export const accountId = () => integer("account_id").notNull();

/** The row's own 53-bit id. */
export const id = () => integer("id").notNull();

/** Milliseconds UTC. */
export const time = (name: string) => integer(name);

/** Points or cents: a whole number. */
export const amount = (name: string) => integer(name);

/** 0 or 1. */
export const flag = (name: string, initially: 0 | 1 = 0) => integer(name).$type<0 | 1>().notNull().default(initially);

/** JSON as text. */
export const json = (name: string) => text(name);

/** The primary key (account_id, id). */
export const tenantKey = (table: { account_id: AnySQLiteColumn; id: AnySQLiteColumn }) =>
	primaryKey({ columns: [table.account_id, table.id] });

/** A named check that a text is one of these. */
export const isOneOf = (name: string, column: AnySQLiteColumn, values: readonly string[]) =>
	check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})` as SQL);

/** A named check that an amount lies between two whole numbers. */
export const isBetween = (name: string, column: AnySQLiteColumn, least: number, max: number) =>
	check(name, sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(max))}`);

/** The largest amount of points or cents that a row may hold. */
export const maxAmount = 1_000_000_000_000;

type Keyed = { account_id: AnySQLiteColumn; id: AnySQLiteColumn };

/** A foreign key that carries the tenant: (account_id, column) refers to (account_id, id) of `other`. */
export const belongsTo = (table: { account_id: AnySQLiteColumn }, column: AnySQLiteColumn, other: Keyed) =>
	foreignKey({ columns: [table.account_id, column], foreignColumns: [other.account_id, other.id] });

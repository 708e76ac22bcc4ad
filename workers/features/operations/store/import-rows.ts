/**
 * The SQL of an import and of an erasure: rows of any table that has an account, by the names that the database itself
 * gives. Here alone a table is written that another feature owns (decision 034).
 */
import { type SQL, sql } from "drizzle-orm";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";
import { startValues, type TableShape } from "../rules/export-tables";
import type { AnyRow } from "./export-rows";

const quoted = (name: string) => sql.raw(`"${name}"`);
const field = (name: string, rows = "e") => sql.raw(`(${rows}.value ->> '${name}')`);
const listed = (parts: readonly SQL[], between: string) => sql.join([...parts], sql.raw(between));

/** Columns that rows bring, without the account: that of the import takes its place. */
function columnsOf(shape: TableShape, rows: readonly AnyRow[]): string[] {
	const brought = new Set(rows.flatMap((row) => Object.keys(row)));
	return shape.columns.filter((column) => column !== "account_id" && brought.has(column));
}

/**
 * Adds rows; one that is there already stays as it is, so that the same rows can be sent again, and so does one that a
 * trigger wrote meanwhile.
 */
export function addRows(account_id: number, shape: TableShape, rows: readonly AnyRow[]): Statement[] {
	const start = startValues[shape.name] ?? {};
	const columns = columnsOf(shape, rows);
	const values = columns.map((column) => (column in start ? sql`${start[column]}` : field(column)));
	return inPieces(rows).map(
		(piece) => sql`insert into ${sql.raw(shape.name)} (account_id, ${listed(columns.map(quoted), ", ")})
			select ${account_id}, ${listed(values, ", ")} from ${rowsOf(piece)} e where not exists (select 1 from ${sql.raw(shape.name)} t
				where t.account_id = ${account_id} and ${sameKey(shape, sql.raw("t"))})
			on conflict do nothing`,
	);
}

/** Adds entries of the ledger, whose numbers are new: only while there are `offset` of them, which makes it once. */
export function addEntries(
	account_id: number,
	shape: TableShape,
	rows: readonly AnyRow[],
	offset: number,
): Statement[] {
	const columns = columnsOf(shape, rows).filter((column) => column !== "seq");
	const before = sql`(select count(*) from ${sql.raw(shape.name)} where account_id = ${account_id})`;
	return [
		sql`insert into ${sql.raw(shape.name)} (account_id, ${listed(columns.map(quoted), ", ")})
			select ${account_id}, ${listed(
				columns.map((column) => field(column)),
				", ",
			)} from ${rowsOf(rows)} e
			where ${before} = ${offset} order by e.key`,
	];
}

/** Which columns of rows that are there differ from these, as 1 for each. */
export function findDifferences(account_id: number, shape: TableShape, rows: readonly AnyRow[]) {
	const columns = columnsOf(shape, rows).filter((column) => !shape.key.includes(column));
	if (columns.length === 0) return undefined;
	const differs = columns.map((column) => sql`max(t.${quoted(column)} is not ${field(column)}) as ${quoted(column)}`);
	return sql<Record<string, 0 | 1 | null>>`select ${listed(differs, ", ")} from ${rowsOf(rows)} e
		cross join ${sql.raw(shape.name)} t on t.account_id = ${account_id} and ${sameKey(shape, sql.raw("t"))}`;
}

/** Sets columns of rows that are there to these values, where they differ: what triggers counted meanwhile. */
export function settleRows(
	account_id: number,
	shape: TableShape,
	rows: readonly AnyRow[],
	columns: readonly string[],
): Statement[] {
	const table = sql.raw(shape.name);
	const changes = columns.map((column) => sql`${quoted(column)} = ${field(column)}`);
	const differs = columns.map((column) => sql`${table}.${quoted(column)} is not ${field(column)}`);
	// Each of these rows leads to that of the table: the other way round, all of the account would be gone through for each.
	const t = sql.raw("t");
	return inPieces(rows).map(
		(piece) => sql`with e as materialized (select t.rowid as place, r.value from ${rowsOf(piece)} r
				cross join ${table} t on t.account_id = ${account_id} and ${sameKey(shape, t, "r")})
			update ${table} set ${listed(changes, ", ")} from e
			where ${table}.account_id = ${account_id} and ${table}.rowid = e.place and (${listed(differs, " or ")})`,
	);
}

/** Where a row's key leads within the account of the import; a table of one row per account has no other key than that. */
function sameKey({ key }: TableShape, table: SQL, rows = "e"): SQL {
	const within = key.filter((column) => column !== "account_id");
	const pairs = within.map((column) => sql`${table}.${quoted(column)} = ${field(column, rows)}`);
	return pairs.length > 0 ? listed(pairs, " and ") : sql`true`;
}

/** True in SQL while the account of an import is there and not open. */
export function isBeingImported(account_id: number): Statement {
	return sql`select count(*) = 1 from accounts where account_id = ${account_id} and status = 'suspended'`;
}

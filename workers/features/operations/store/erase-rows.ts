/** The SQL of an erasure: rows in which a person's words stand, rows that are theirs alone, and rows of a whole account. */
import { sql } from "drizzle-orm";
import { matchExpression } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { TableShape } from "../rules/export-tables";
import type { AnyRow } from "./export-rows";

const quoted = (name: string) => sql.raw(`"${name}"`);

/** Lets what stands between these statements in a batch change or delete what is final; 0 is the whole account. */
export function underErasure(
	account_id: number,
	user_id: number,
	now: number,
	statements: readonly Statement[],
): Statement[] {
	return [
		sql`insert into erasures (account_id, user_id, begun_at) values (${account_id}, ${user_id}, ${now})`,
		...statements,
		sql`delete from erasures where account_id = ${account_id} and user_id = ${user_id}`,
	];
}

/** Rows of a table in whose texts one of the needles stands, by key, after one. */
export function findRowsWith(
	account_id: number,
	{ name, texts, key }: TableShape,
	needles: readonly string[],
	after: readonly unknown[],
	max: number,
) {
	const columns = [...new Set([...key, ...texts])].map(quoted);
	const keys = sql.join(key.map(quoted), sql`, `);
	const marks = sql.join(
		after.map((value) => sql`${value}`),
		sql`, `,
	);
	const all = sql.join(
		texts.map((column) => sql`coalesce(t.${quoted(column)}, '')`),
		sql` || char(10) || `,
	);
	return sql<AnyRow>`select ${sql.join(columns, sql`, `)} from ${sql.raw(name)} t where t.account_id = ${account_id}
		${after.length > 0 ? sql`and (${keys}) > (${marks})` : sql``}
		and exists (select 1 from ${rowsOf(needles)} n where instr(lower(${all}), n.value) > 0)
		order by ${keys} limit ${max}`;
}

/** Deletes rows by their keys, each of which leads to its row. */
export function deleteRows(account_id: number, { name, key }: TableShape, rows: readonly AnyRow[]): Statement {
	const pairs = key.map((column) => sql`t.${quoted(column)} = (e.value ->> ${sql.raw(`'${column}'`)})`);
	const keys = rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
	return sql`delete from ${sql.raw(name)} where account_id = ${account_id} and rowid in (select t.rowid from ${rowsOf(keys)} e
		cross join ${sql.raw(name)} t on t.account_id = ${account_id} and ${sql.join(pairs, sql` and `)})`;
}

/** Deletes rows that are a person's alone. */
export function deleteRowsOf(account_id: number, table: string, column: string, value: number | string): Statement {
	return sql`delete from ${sql.raw(table)} where account_id = ${account_id} and ${quoted(column)} = ${value}`;
}

/** Documents of the search in which a text stands. */
export function findDocumentsWith(account_id: number, text: string) {
	const expression = matchExpression(account_id, text);
	if (expression === null) return undefined;
	return sql<{ kind: string; id: number }>`select d.kind, d.id from search_index s
		join search_documents d on d.account_id = ${account_id} and d.key = s.rowid where s.search_index match ${expression}`;
}

/** Makes whatever was kept of lists and feeds old. */
export function makeKeptOld(account_id: number): Statement[] {
	const raise = (table: string) =>
		sql`update ${sql.raw(table)} set version = version + 1 where account_id = ${account_id}`;
	return ["table_versions", "feed_counts", "accounts"].map(raise);
}

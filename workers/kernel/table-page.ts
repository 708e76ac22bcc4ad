/** The SQL of a list's pages: rows behind a key in an order that an index serves, and the version of what the list shows. */
import { type SQL, sql } from "drizzle-orm";
import type { ListQuery, Sort } from "./list-declaration";
import type { MemberScope } from "./scope";
import type { Statement } from "./sql";

/** A row's key in the order of its list, and its id. */
export type Key = [number | string, number];

/** A sort and its direction. */
export type Order = { sort: Sort; desc: boolean };

/** Says that what a list shows has changed; stands in the batch of the change. */
export function touchTable(account_id: number, table_name: string): Statement {
	return sql`insert into table_versions (account_id, table_name, version) values (${account_id}, ${table_name}, 1)
		on conflict (account_id, table_name) do update set version = version + 1`;
}

/**
 * The version of what a list shows, which `touchTable` raises: the sum of these, none of which ever falls; with the total where
 * counters know it.
 */
export function findVersion({ account }: MemberScope, table_names: readonly string[], total: SQL | null = null) {
	const versions = table_names.map(
		(name) => sql`coalesce((select v.version from table_versions v
			where v.account_id = ${account.id} and v.table_name = ${name}), 0)`,
	);
	return sql<{
		version: number;
		total_rows: number | null;
	}>`select ${sql.join(versions, sql` + `)} as version, ${total ?? sql`null`} as total_rows`;
}

/** One statement that reads `limit` rows of a table's query behind a key, or from it on; rows carry `page_key` and `page_id`. */
export function rowsAfter(query: ListQuery, order: Order, key: Key | null, limit: number, isKeyIncluded = false) {
	const { key: by, id } = order.sort;
	return sql<Record<string, unknown>>`select ${query.select}, ${by} as page_key, ${id} as page_id from ${query.from}
		${query.joins ?? sql``} where ${conditionsOf(query, order, key, isKeyIncluded)} ${inOrder(order)} limit ${limit}`;
}

/**
 * What holds for the rows after a key. The end of the range that the key has passed is left out: given two bounds on one
 * side, SQLite may seek the wider one and walk the rest.
 */
export function conditionsOf(query: ListQuery, { sort, desc }: Order, key: Key | null, isKeyIncluded = false): SQL {
	const { where, found = [], range } = query;
	const isPassed = key !== null && range?.key === sort.key;
	const from = range?.from !== undefined && !(isPassed && !desc) ? [sql`${range.key} >= ${range.from}`] : [];
	const to = range?.to !== undefined && !(isPassed && desc) ? [sql`${range.key} <= ${range.to}`] : [];
	const way = sql.raw((desc ? "<" : ">") + (isKeyIncluded ? "=" : ""));
	const after = key ? [sql`(${sort.key}, ${sort.id}) ${way} (${key[0]}, ${key[1]})`] : [];
	return sql.join([...where, ...found, ...from, ...to, ...after], sql` and `);
}

/** Rows in the order of the list. */
export function inOrder({ sort, desc }: Order): SQL {
	const way = desc ? sql`desc` : sql`asc`;
	return sql`order by ${sort.key} ${way}, ${sort.id} ${way}`;
}

/** True when no index leads from row to row of the list in this order, so that a page could cost a walk. */
export function isScanned({ found = [], range }: ListQuery, sort: Sort): boolean {
	return found.length > 0 || (range?.key !== sort.key && (range?.from ?? range?.to) !== undefined);
}

/** How many rows there are behind a key. */
export function countAfter(query: ListQuery, order: Order, key: Key | null) {
	return sql<{ count: number }>`select count(*) as count from ${query.from} where ${conditionsOf(query, order, key)}`;
}

/** The keys of the rows behind a key, as JSON. */
export function keysAfter(query: ListQuery, order: Order, key: Key | null, max: number) {
	return sql<{
		keys: string;
	}>`select json_group_array(json_array(k, i)) as keys from (select ${order.sort.key} as k, ${order.sort.id} as i
		from ${query.from} where ${conditionsOf(query, order, key)} ${inOrder(order)} limit ${max})`;
}

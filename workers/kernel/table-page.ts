/** Reads one page of a declared table: by key, with exact totals and anchors kept until the list's version changes. */
import { type SQL, sql } from "drizzle-orm";
import type { Sort, Table, TableQuery } from "./define-table";
import { invalid, Refusal } from "./errors";
import { hashOf } from "./idempotency";
import type { MemberScope } from "./scope";
import type { Statement } from "./sql";

/** How many pages lie between two kept anchors. */
const pagesPerAnchor = 100;

type Key = [number | string, number];
type Near = { key: Key | null; offset: number };
type Totals = { version: number; total_rows: number; anchors: string; as_of: number };

/** A table's payload after its schema (`tablePayload`). */
export type PageRequest = {
	page: number;
	pageSize: number;
	sorted?: { id: string; desc?: boolean }[];
	filtered?: { id: string; value?: unknown }[];
	filters: Record<string, unknown>;
	searchString?: string;
	anchor?: string;
};

/** The page that was asked for, with totals as of `extra_data.as_of`. Throws a validation refusal for a sort that is not offered. */
export async function readPage(table: Table, scope: MemberScope, request: PageRequest) {
	const filters = mergeFilters(table, request);
	table.check?.(scope, filters);
	const chosen = chooseSort(table, request);
	const query = table.query(scope, filters);
	const seenBy = table.seen_by?.(scope, filters) ?? [scope.user.id, scope.user.role];
	const table_hash = (await hashOf([table.name, filters, chosen, request.pageSize, seenBy])).slice(0, 32);
	const extra = table.extra?.(scope, filters);
	const readFrom = (near: Near) =>
		scope.read(rowsAfter(query, chosen.sort, chosen.desc, near.key, request.pageSize, near.offset));
	const known = knownStart(request, table_hash);
	const [totals, early] = await Promise.all([
		readTotals(table, scope, query, chosen, request.pageSize, table_hash, { filters, isStartKnown: known !== null }),
		known && readFrom(known),
	]);
	const isPastEnd = totals.total_rows <= request.page * request.pageSize;
	const rows = early ?? (isPastEnd ? [] : await readFrom(nearestKey(totals, request)));
	return {
		table_rows: rows.map(({ page_key: _key, page_id: _id, ...row }) =>
			table.present ? table.present(scope, row) : row,
		),
		total_rows: totals.total_rows,
		total_pages: Math.ceil(totals.total_rows / request.pageSize),
		extra_data: { ...(await extra), as_of: totals.as_of, table_hash, anchor: anchorAfter(rows, request, table_hash) },
	};
}

/** Says that what a list shows has changed; stands in the batch of the change. */
export function touchTable(account_id: number, table_name: string): Statement {
	return sql`insert into table_versions (account_id, table_name, version) values (${account_id}, ${table_name}, 1)
		on conflict (account_id, table_name) do update set version = version + 1`;
}

/** The condition and order that go on after a key, for readers that walk a whole list. */
export function afterKey(sort: Sort, desc: boolean, key: Key | null): SQL {
	if (!key) return sql`1`;
	return desc
		? sql`(${sort.key}, ${sort.id}) < (${key[0]}, ${key[1]})`
		: sql`(${sort.key}, ${sort.id}) > (${key[0]}, ${key[1]})`;
}

/**
 * One statement that reads `limit` rows of a table's query after a key; rows carry `page_key` and `page_id`. Rows that an
 * offset passes over are walked by the index alone, without joins and without what a row shows.
 */
export function rowsAfter(
	query: TableQuery,
	sort: Sort,
	desc: boolean,
	key: Key | null,
	limit: number,
	offset = 0,
): SQL<Record<string, unknown>> {
	const way = desc ? sql`desc` : sql`asc`;
	const conditions = sql`${sql.join(query.where, sql` and `)} and ${afterKey(sort, desc, key)}`;
	const order = sql`order by ${sort.key} ${way}, ${sort.id} ${way}`;
	const start = sql`(select ${sort.key}, ${sort.id} from ${query.from} where ${conditions} ${order} limit 1 offset ${offset})`;
	const fromStart = desc ? sql`<= ${start}` : sql`>= ${start}`;
	return sql`select ${query.select}, ${sort.key} as page_key, ${sort.id} as page_id from ${query.from} ${query.joins ?? sql``}
		where ${conditions} ${offset > 0 ? sql`and (${sort.key}, ${sort.id}) ${fromStart}` : sql``} ${order} limit ${limit}`;
}

function mergeFilters(table: Table, request: PageRequest): Record<string, unknown> {
	const named = Object.fromEntries((request.filtered ?? []).map(({ id, value }) => [id, value]));
	const search = request.searchString ? { searchString: request.searchString } : {};
	const parsed = table.filters.safeParse({ ...named, ...search, ...request.filters });
	if (!parsed.success)
		throw new Refusal("validation", 400, {}, { filters: [parsed.error.issues[0]?.path.join(".") ?? "filters"] });
	return parsed.data as Record<string, unknown>;
}

function chooseSort(table: Table, request: PageRequest): { id: string; desc: boolean; sort: Sort } {
	const asked = request.sorted?.[0];
	const id = asked?.id ?? table.default_sort.id;
	const sort = table.sorts[id];
	if (!sort) throw invalid({ sorted: [`${id}: ${Object.keys(table.sorts).join(", ")}`] });
	return { id, desc: asked ? asked.desc === true : table.default_sort.desc, sort };
}

/** The kept totals while the list has not changed, else the one walk over the index that finds them anew. */
async function readTotals(
	table: Table,
	scope: MemberScope,
	query: TableQuery,
	chosen: { sort: Sort; desc: boolean },
	pageSize: number,
	table_hash: string,
	asked: { filters: Record<string, unknown>; isStartKnown: boolean },
): Promise<Totals> {
	const account_id = scope.account.id;
	const [[current], [kept]] = await Promise.all([
		scope.read(currentVersion(table, scope, asked.filters)),
		scope.read(
			sql<Totals>`select version, total_rows, anchors, as_of from table_totals where account_id = ${account_id} and table_hash = ${table_hash}`,
		),
	]);
	const version = current?.version ?? 0;
	const countedRows = current?.total_rows ?? null;
	if (countedRows !== null && asked.isStartKnown)
		return { version, total_rows: countedRows, anchors: "[]", as_of: scope.clock.now() };
	if (kept && kept.version === version) return kept;
	const way = chosen.desc ? sql`desc` : sql`asc`;
	const every = pagesPerAnchor * pageSize;
	const [counted] = await scope.read(sql<{ total_rows: number; anchors: string }>`select count(*) as total_rows,
		json_group_array(json_array(k, i)) filter (where n % ${every} = 0) as anchors
		from (select ${chosen.sort.key} as k, ${chosen.sort.id} as i, row_number() over (order by ${chosen.sort.key} ${way}, ${chosen.sort.id} ${way}) as n
			from ${query.from} where ${sql.join(query.where, sql` and `)})`);
	const totals: Totals = {
		version,
		total_rows: counted!.total_rows,
		anchors: counted!.anchors,
		as_of: scope.clock.now(),
	};
	await scope.remember([keepTotals(account_id, table_hash, totals)]);
	return totals;
}

function currentVersion(table: Table, scope: MemberScope, filters: Record<string, unknown>) {
	return (
		table.counted?.(scope, filters) ??
		sql<{ version: number; total_rows: number | null }>`select version, null as total_rows from table_versions
			where account_id = ${scope.account.id} and table_name = ${table.version_of}`
	);
}

function keepTotals(account_id: number, table_hash: string, totals: Totals): Statement {
	return sql`insert into table_totals (account_id, table_hash, version, total_rows, anchors, as_of)
		values (${account_id}, ${table_hash}, ${totals.version}, ${totals.total_rows}, ${totals.anchors}, ${totals.as_of})
		on conflict (account_id, table_hash) do update set version = excluded.version, total_rows = excluded.total_rows,
		anchors = excluded.anchors, as_of = excluded.as_of`;
}

/** Where to start without knowing the totals: the caller's anchor when it belongs to this page, or the list's first pages. */
function knownStart(request: PageRequest, table_hash: string): Near | null {
	const given = readAnchor(request.anchor, table_hash);
	if (given && given.page === request.page) return { key: given.key, offset: 0 };
	return request.page < pagesPerAnchor ? { key: null, offset: request.page * request.pageSize } : null;
}

/** The nearest kept key before the page. */
function nearestKey(totals: Totals, request: PageRequest): Near {
	const anchors = JSON.parse(totals.anchors) as Key[];
	const at = Math.floor(request.page / pagesPerAnchor);
	const key = anchors[at - 1] ?? null;
	return { key, offset: (request.page - (key ? at * pagesPerAnchor : 0)) * request.pageSize };
}

function anchorAfter(rows: Record<string, unknown>[], request: PageRequest, table_hash: string): string | null {
	const last = rows.length === request.pageSize ? rows.at(-1) : undefined;
	return last ? JSON.stringify([table_hash, request.page + 1, last.page_key, last.page_id]) : null;
}

function readAnchor(anchor: string | undefined, table_hash: string): { page: number; key: Key } | null {
	if (!anchor) return null;
	try {
		const [hash, page, key, id] = JSON.parse(anchor) as [string, number, number | string, number];
		const isSound =
			hash === table_hash &&
			Number.isInteger(page) &&
			Number.isInteger(id) &&
			["number", "string"].includes(typeof key);
		return isSound ? { page, key: [key, id] } : null;
	} catch {
		return null;
	}
}

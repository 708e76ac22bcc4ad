/** Reads one page of a declared table: by key, with exact totals and the rows' keys kept until the list's version changes. */
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { cacheByVersion } from "#workers/runtime/cached-answers";
import type { List, ListQuery, listPayload, Sort } from "./define-list";
import { invalid } from "./errors";
import { hashOf } from "./idempotency";
import { parseInput } from "./parse-input";
import type { MemberScope, Translate } from "./scope";
import type { Statement } from "./sql";
import { type Cached, dropOldest, findStoredTotal, storeTotal } from "./table-totals";

/** The keys of so many rows are kept together, and a list's own row keeps the key before each such block. */
const rowsPerBlock = 500;

type Key = [number | string, number];
type Order = { sort: Sort; desc: boolean };
/** A list as it was asked for, and the block of `size` keys that the page is in. */
type AskedList = { scope: MemberScope; query: ListQuery; order: Order; hash: string; block: number; size: number };

/** A table's payload after its schema. */
type PageRequest = z.output<ReturnType<typeof listPayload<z.ZodType<Record<string, unknown>>>>>;

/** The page that was asked for, with totals as of `extra_data.as_of`. Throws a validation refusal for a sort that is not offered. */
export async function readPage(table: List, scope: MemberScope, request: PageRequest) {
	const filters = mergeFilters(table, request, scope.translate);
	table.check?.(scope, filters);
	const seenBy = table.seen_by?.(scope, filters) ?? [scope.user.id, scope.user.role];
	const chosen = chooseSort(table, request);
	const rule = table.kept?.(scope, filters);
	const make = () => makePage(table, scope, request, { filters, seenBy, chosen });
	if (!rule) return make();
	const { page, pageSize, anchor } = request;
	return cacheByVersion(
		scope,
		JSON.stringify([table.name, page, pageSize, anchor, filters, chosen, seenBy]),
		rule,
		make,
	);
}

/** The list as it was asked for, its filters and sort understood. */
type Seen = { filters: Record<string, unknown>; seenBy: unknown[]; chosen: Order & { id: string } };

async function makePage(table: List, scope: MemberScope, request: PageRequest, { filters, seenBy, chosen }: Seen) {
	const query = table.query(scope, filters);
	const table_hash = hashOf([table.name, filters, chosen, request.pageSize, seenBy]).slice(0, 32);
	const extra = table.extra?.(scope, filters);
	const pagesPerBlock = Math.max(1, Math.floor(rowsPerBlock / request.pageSize));
	const block = Math.floor(request.page / pagesPerBlock);
	const list: AskedList = {
		scope,
		query,
		order: chosen,
		hash: table_hash,
		block,
		size: pagesPerBlock * request.pageSize,
	};
	const start = isScanned(query, chosen.sort) ? undefined : knownStart(request, table_hash);
	const [[current], whole, part, early] = await Promise.all([
		scope.read(table.counted?.(scope, filters) ?? findVersion(scope, table.version_of)),
		findStoredTotal(scope, table_hash, block > 0 ? sql`anchors ->> ${block - 1}` : sql`null`),
		findStoredTotal(scope, `${table_hash}:${block}`, sql`anchors`),
		start && scope.read(rowsAfter(query, chosen, start.key, request.pageSize)),
	]);
	const version = current?.version ?? 0;
	const [kept, storedBlock] = [whole, part].map((one) => (one?.version === version ? one : undefined));
	const isKeyKnown = Boolean(early ?? storedBlock ?? block === 0);
	const counted = isKeyKnown ? (current?.total_rows ?? null) : null;
	const known = counted === null ? kept : { version, total_rows: counted, as_of: scope.clock.now() };
	const isThere = !known || known.total_rows > request.page * request.pageSize;
	const found = !known || (isThere && !early && !storedBlock) ? await scan(list, version, known, !early) : undefined;
	const totals = known ?? found!.totals;
	const rows = early ?? (isThere ? await rowsByKeys(list, request, storedBlock?.keys ?? found?.keys ?? "[]") : []);
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

function inOrder({ sort, desc }: Order): SQL {
	const way = desc ? sql`desc` : sql`asc`;
	return sql`order by ${sort.key} ${way}, ${sort.id} ${way}`;
}

/** True when no index leads from row to row of the list in this order, so that a page could cost a walk. */
function isScanned({ found = [], range }: ListQuery, sort: Sort): boolean {
	return found.length > 0 || (range?.key !== sort.key && (range?.from ?? range?.to) !== undefined);
}

/** The filters, wherever in the payload they stand. Throws a validation refusal for what is wrong or not declared, by name. */
function mergeFilters(table: List, request: PageRequest, translate: Translate): Record<string, unknown> {
	const named = Object.fromEntries((request.filtered ?? []).map(({ id, value }) => [id, value]));
	const search = request.searchString ? { searchString: request.searchString } : {};
	return parseInput(table.filters, { ...named, ...search, ...request.filters }, translate) as Record<string, unknown>;
}

function chooseSort(table: List, request: PageRequest): Order & { id: string } {
	const asked = request.sorted?.[0];
	const { default_sort } = table.face;
	const id = asked?.id ?? default_sort.id;
	const sort = Object.hasOwn(table.sorts, id) ? table.sorts[id] : undefined;
	if (!sort) throw invalid({ sorted: [`${id}: ${Object.keys(table.sorts).join(", ")}`] });
	return { id, desc: asked ? asked.desc === true : default_sort.desc, sort };
}

/** Finds what is not known yet: totals with the key before each block, and the keys of the page's block where a page needs them. */
async function scan(list: AskedList, version: number, known: Cached | undefined, isBlockStored: boolean) {
	const { query, order, scope, hash, block } = list;
	const found = isScanned(query, order.sort)
		? await scanRows(list, known)
		: await stepBlocks(list, known, isBlockStored);
	const totals = known ?? { version, total_rows: found.total_rows, as_of: scope.clock.now() };
	await scope.remember([
		...(known ? [] : [storeTotal(scope, hash, totals, found.anchors)]),
		...(isBlockStored ? [storeTotal(scope, `${hash}:${block}`, totals, found.keys)] : []),
		dropOldest(scope),
	]);
	return { totals, keys: found.keys };
}

type Found = { total_rows: number; anchors: string; keys: string };

/** Steps along the index from block to block, a tenth of the work of numbering its rows: 0.1 s for a million (decision 012). */
async function stepBlocks(list: AskedList, known: Cached | undefined, isBlockStored: boolean): Promise<Found> {
	const { query, order, scope, block, size } = list;
	const { key, id } = order.sort;
	const lastOfBlock = (column: SQL, after?: SQL) =>
		sql`(select ${column} from ${query.from} where ${conditionsOf(query, order, null)} ${after ?? sql``} ${inOrder(order)} limit 1 offset ${size - 1})`;
	const behind = sql`and (${key}, ${id}) ${sql.raw(order.desc ? "<" : ">")} (steps.k, steps.i)`;
	const [stepped] = known
		? []
		: await scope.read(sql<{ anchors: string }>`with recursive steps (k, i) as (
			select ${lastOfBlock(key)}, ${lastOfBlock(id)} union all
			select ${lastOfBlock(key, behind)}, ${lastOfBlock(id, behind)} from steps where steps.k is not null)
			select json_group_array(json_array(k, i)) as anchors from steps where k is not null`);
	const anchors = JSON.parse(stepped?.anchors ?? "[]") as Key[];
	const before = known ? (JSON.parse(known.keys ?? "null") as Key | null) : (anchors[block - 1] ?? null);
	const isThere = known !== undefined || anchors.length >= block;
	const [[rest], [part]] = await Promise.all([
		known ? [] : scope.read(countAfter(query, order, anchors.at(-1) ?? null)),
		isBlockStored && isThere ? scope.read(keysAfter(query, order, before, size)) : [],
	]);
	const total_rows = known?.total_rows ?? anchors.length * size + (rest?.count ?? 0);
	return { total_rows, anchors: stepped?.anchors ?? "[]", keys: part?.keys ?? "[]" };
}

function countAfter(query: ListQuery, order: Order, key: Key | null) {
	return sql<{ count: number }>`select count(*) as count from ${query.from} where ${conditionsOf(query, order, key)}`;
}

function keysAfter(query: ListQuery, order: Order, key: Key | null, max: number) {
	return sql<{
		keys: string;
	}>`select json_group_array(json_array(k, i)) as keys from (select ${order.sort.key} as k, ${order.sort.id} as i
		from ${query.from} where ${conditionsOf(query, order, key)} ${inOrder(order)} limit ${max})`;
}

/** Numbers the rows of a list that no index leads along. */
async function scanRows({ query, order, scope, block, size }: AskedList, known: Cached | undefined): Promise<Found> {
	const { key, id } = order.sort;
	const passed = known ? 0 : block * size;
	const conditions = conditionsOf(query, order, JSON.parse(known?.keys ?? "null") as Key | null);
	const [found] = await scope.read(sql<Found>`select count(*) as total_rows,
		json_group_array(json_array(k, i)) filter (where n % ${size} = 0) as anchors,
		json_group_array(json_array(k, i)) filter (where n > ${passed} and n <= ${passed + size}) as keys
		from (select ${key} as k, ${id} as i, row_number() over (${inOrder(order)}) as n
			from ${query.from} where ${conditions} ${known ? sql`${inOrder(order)} limit ${size}` : sql``})`);
	return found!;
}

/** The rows of a page by the keys of its block: from the first on where an index leads along, else each by its own. */
async function rowsByKeys(
	{ query, order, scope, block, size }: AskedList,
	{ page, pageSize }: PageRequest,
	keys: string,
) {
	const { key, id } = order.sort;
	const start = page * pageSize - block * size;
	const wanted = (JSON.parse(keys) as Key[]).slice(start, start + pageSize);
	if (!wanted[0]) return [];
	if (!isScanned(query, order.sort)) return scope.read(rowsAfter(query, order, wanted[0], pageSize, true));
	return scope.read(sql<Record<string, unknown>>`select ${query.select}, ${key} as page_key, ${id} as page_id
		from json_each(${JSON.stringify(wanted)}) wanted cross join ${query.from} ${query.joins ?? sql``} where
		${sql.join(query.where, sql` and `)} and ${key} = wanted.value ->> 0 and ${id} = wanted.value ->> 1 order by wanted.key`);
}

/** The version of what a list shows, which `touchTable` raises. */
export function findVersion({ account }: MemberScope, table_name: string) {
	return sql<{ version: number; total_rows: null }>`select version, null as total_rows from table_versions
		where account_id = ${account.id} and table_name = ${table_name}`;
}

/** Where a page begins that needs no kept keys: the list's first, and one that the caller's anchor belongs to. */
function knownStart(request: PageRequest, table_hash: string): { key: Key | null } | undefined {
	if (request.page === 0) return { key: null };
	const given = readAnchor(request.anchor, table_hash);
	return given?.page === request.page ? given : undefined;
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

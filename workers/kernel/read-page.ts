/** Reads one page of a declared list: by key, with exact totals and the rows' keys stored until the list's version changes. */
import { sql } from "drizzle-orm";
import type { CacheRule } from "#workers/runtime/cached-answers";
import { awaitedLater } from "./awaited-later";
import { hashOf } from "./idempotency";
import type { List, PageRequest } from "./list-declaration";
import { anchorAfter, type Chosen, choose, knownStart } from "./page-request";
import { beginSelection, selectionOfPage, withoutReason, withReasons } from "./page-selection";
import { versionsOfPeople } from "./people-sets";
import { readNames } from "./references";
import { type AskedList, scanList } from "./scan-list";
import type { MemberScope } from "./scope";
import { findVersion, isScanned, type Key, rowsAfter } from "./table-page";
import { findStoredBlock, findVersionWithTotal, type StoredTotal } from "./table-totals";

/** The keys of so many rows are stored together, and a list's own row has the key before each such block. */
const rowsPerBlock = 500;

type Rows = Record<string, unknown>[];

/** When a page is cached: as its list declares, for all for whom its rows are the same. */
export function cacheOfPage(table: List, scope: MemberScope, request: PageRequest): CacheRule | undefined {
	if (!table.cache) return undefined;
	const { filters, seenBy, chosen } = choose(table, scope, request);
	const rule = table.cache(scope, filters);
	const { page, pageSize, anchor } = request;
	return rule && { ...rule, key: [page, pageSize, anchor, filters, chosen, seenBy] };
}

/** The page that was asked for, with totals as of `extra_data.as_of`. Throws a validation refusal for a sort that is not offered. */
export async function readPage(table: List, scope: MemberScope, request: PageRequest) {
	const asked = choose(table, scope, request);
	const list = askedList(table, scope, request, asked);
	const extra = awaitedLater(Promise.resolve(table.extra?.(scope, asked.filters)));
	const names = awaitedLater(readNames(scope, table.face.filters, asked.filters));
	const selection = beginSelection(table, scope);
	const stored = await readStored(table, list, request, asked);
	const known = knownTotal(list, stored);
	const isThere = !known || known.total_rows > request.page * request.pageSize;
	const areKeysMissing = isThere && !stored.rows && !stored.block;
	const scanned = !known || areKeysMissing ? await scanList(list, stored.version, known, !stored.rows) : undefined;
	const { total_rows, as_of } = known ?? scanned!.totals;
	const keys = stored.block?.keys ?? scanned?.keys ?? "[]";
	const rows = stored.rows ?? (isThere ? await rowsByKeys(list, request, keys) : []);
	const own_columns = table.ownColumns?.(scope.account);
	const shown = await selectionOfPage(table, scope, selection, rows, await presentRows(table, scope, rows));
	return {
		table_rows: shown.rows,
		total_rows,
		total_pages: Math.ceil(total_rows / request.pageSize),
		meta_page: request.page,
		meta_page_size: request.pageSize,
		...shown.fields,
		...(own_columns && {
			extra_column_headers: own_columns.map(({ title }) => title),
			additional_fields: own_columns.map(({ id, title }) => ({ key: id, label: title })),
		}),
		extra_data: {
			...(await extra),
			...(own_columns && { own_columns }),
			names: await names,
			as_of,
			table_hash: hashOfRead(list.hash, stored.version),
			anchor: anchorAfter(rows, request, list.hash),
		},
	};
}

/** The hash of a list as it was read: what was asked, and the version that the rows had. */
const hashOfRead = (hash: string, version: number) => `${hash}.${version}`;

/** Whether a list changed since it was read with this `table_hash`; false of one that tells nothing. */
export async function isReadBefore(
	table: List,
	scope: MemberScope,
	filters: Record<string, unknown>,
	table_hash: string,
) {
	const [, version] = /^[0-9a-f]{32}\.(\d{1,16})$/.exec(table_hash) ?? [];
	if (version === undefined) return false;
	const [current] = await scope.read(versionOf(table, scope, filters));
	return Number(version) !== (current?.version ?? 0);
}

/** The rows as the wire shows them. */
async function presentRows(table: List, scope: MemberScope, found: Rows) {
	const rows = found.map(({ page_key: _key, page_id: _id, ...row }) => withoutReason(row));
	if (table.presentPage) return table.presentPage(scope, rows);
	return table.present ? rows.map((row) => table.present?.(scope, row)) : rows;
}

function askedList(
	table: List,
	scope: MemberScope,
	{ page, pageSize }: PageRequest,
	{ filters, seenBy, chosen }: Chosen,
): AskedList {
	const pagesPerBlock = Math.max(1, Math.floor(rowsPerBlock / pageSize));
	return {
		scope,
		query: withReasons(table, scope, table.query(scope, filters)),
		order: chosen,
		hash: hashOf([table.name, filters, chosen, pageSize, seenBy]).slice(0, 32),
		block: Math.floor(page / pagesPerBlock),
		size: pagesPerBlock * pageSize,
	};
}

/** What one round trip knows: the version, a total that needs no walk, what was stored under it, and rows whose key is known. */
type Stored = {
	version: number;
	counted: number | null;
	whole: StoredTotal | undefined;
	block: StoredTotal | undefined;
	rows: Rows | undefined;
};

async function readStored(table: List, list: AskedList, request: PageRequest, { filters }: Chosen): Promise<Stored> {
	const { scope, query, order, hash, block } = list;
	const start = isScanned(query, order.sort) ? undefined : knownStart(request, hash);
	const [current, part, rows] = await Promise.all([
		findVersionWithTotal(scope, versionOf(table, scope, filters), hash, block),
		// Whose rows are asked for needs no key.
		start ? undefined : findStoredBlock(scope, `${hash}:${block}`),
		start && scope.read(rowsAfter(query, order, start.key, request.pageSize)),
	]);
	const { version } = current;
	const isWhole = start?.key === null && rows !== undefined && rows.length < request.pageSize;
	return {
		version,
		// A first page with room for more is the whole list.
		counted: current.counted ?? (isWhole ? rows.length : null),
		whole: current.stored,
		block: part?.version === version ? part : undefined,
		rows,
	};
}

/** A number that rises with whatever the list shows under these filters, and its total where counters know it. */
export function versionOf(table: List, scope: MemberScope, filters: Record<string, unknown>) {
	const people = versionsOfPeople(filters);
	// What counters know says nothing of a set of people.
	const counted = people.length > 0 ? undefined : table.counted?.(scope, filters);
	return counted ?? findVersion(scope, [...[table.version_of].flat(), ...people]);
}

/** The total, if it is counted or stored; a counted one serves only where the page's key is known without a scan of the list. */
function knownTotal({ scope, block }: AskedList, stored: Stored): StoredTotal | undefined {
	const isKeyKnown = stored.rows !== undefined || stored.block !== undefined || block === 0;
	if (stored.counted === null || !isKeyKnown) return stored.whole;
	return { version: stored.version, total_rows: stored.counted, as_of: scope.clock.now() };
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

/** What a page's request means: filters, sort, for whom its rows are the same, and where it begins. */
import { invalid } from "./errors";
import type { List, PageRequest } from "./list-declaration";
import { parseInput } from "./parse-input";
import { withGlobalFilter } from "./people-sets";
import type { MemberScope } from "./scope";
import type { Key, Order } from "./table-page";

/** The list as it was asked for, its filters and sort understood, and for whom its rows are the same. */
export type Chosen = { filters: Record<string, unknown>; seenBy: unknown[]; chosen: Order & { id: string } };

/** Throws a validation refusal for filters or a sort that are not offered. */
export function choose(table: List, scope: MemberScope, request: PageRequest): Chosen {
	const filters = understand(table, scope, mergeFilters(table, request));
	const seenBy = table.seen_by?.(scope, filters) ?? [scope.user.id, scope.user.role];
	return { filters, seenBy, chosen: chooseSort(table, request) };
}

/**
 * Filters as the list takes them, with the global filter that the reader has on where none is said. Throws a validation
 * refusal for what is wrong or not declared, by name.
 */
export function understand(
	table: Pick<List, "face" | "filters" | "check">,
	scope: MemberScope,
	asked: Record<string, unknown>,
): Record<string, unknown> {
	const parsed = parseInput(table.filters, asked, scope.translate) as Record<string, unknown>;
	const filters = withGlobalFilter(table.face.filters, scope, parsed);
	table.check?.(scope, filters);
	return filters;
}

/** The filters, wherever in the payload they stand. */
function mergeFilters(table: List, request: PageRequest): Record<string, unknown> {
	const named = Object.fromEntries((request.filtered ?? []).map(({ id, value }) => [id, value]));
	const typed = request.searchString || request.search_text;
	const search = typed ? { searchString: typed } : {};
	return { ...named, ...besideOf(table, request), ...search, ...request.filters };
}

/** Filters that stand beside the page, under their own names. */
function besideOf({ filters }: List, request: PageRequest): Record<string, unknown> {
	const names = "shape" in filters ? Object.keys(filters.shape as object) : [];
	const given = Object.entries(request).filter(([name, value]) => names.includes(name) && value !== undefined);
	return Object.fromEntries(given);
}

function chooseSort(table: List, request: PageRequest): Order & { id: string } {
	const asked = request.sorted?.[0];
	const { default_sort } = table.face;
	const id = asked?.id ?? default_sort.id;
	const sort = Object.hasOwn(table.sorts, id) ? table.sorts[id] : undefined;
	if (!sort) throw invalid({ sorted: [`${id}: ${Object.keys(table.sorts).join(", ")}`] });
	return { id, desc: asked ? asked.desc === true : default_sort.desc, sort };
}

/** Where a page begins that needs no kept keys: the list's first, and one that the caller's anchor belongs to. */
export function knownStart(request: PageRequest, table_hash: string): { key: Key | null } | undefined {
	if (request.page === 0) return { key: null };
	const given = readAnchor(request.anchor, table_hash);
	return given?.page === request.page ? given : undefined;
}

/** The anchor of the next page; null behind the last. */
export function anchorAfter(rows: Record<string, unknown>[], request: PageRequest, table_hash: string): string | null {
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

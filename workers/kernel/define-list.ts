/** A list declared once: its face (list-face.ts) and its query; endpoint, screen and report are derived from them. */

import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { CacheRule } from "#workers/runtime/cached-answers";
import { ignored, smallJson } from "./bounds";
import { rangeOfDays } from "./days";
import type { Access, Endpoint, FlagRule } from "./define-endpoint";
import { defineEndpoint } from "./define-endpoint";
import type { FilterFaces, FilterValues, ListFace } from "./list-face";
import { type FilterSchema, filterSchema } from "./list-filters";
import type { MemberScope } from "./scope";
import { readPage } from "./table-page";

/** A sort that an index serves: the SQL of its key, and the id that breaks ties. Both run the same way. */
export type Sort = { key: SQL; id: SQL };

/** The parts of the list's query; joins touch only the page's rows. */
export type ListQuery = {
	select: SQL;
	from: SQL;
	joins?: SQL;
	/** The tenant, what the reader may see, and filters that an index serves in every order of the list. */
	where: SQL[];
	/** Filters that no index serves: the rows that meet them are found by a walk once a version, and kept as keys. */
	found?: SQL[];
	/** The ends of a sort's key, both inclusive; `key` is the very object that the sort has. */
	range?: { key: SQL; from?: number; to?: number };
};

/** What is declared of a list beside its face. */
export type ListDeclaration<Row extends z.ZodType, Filters> = {
	path: `/api/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	row: Row;
	/** The rows that totals and anchors depend on: a version that triggers raise, or writers by `touchTable`. */
	version_of: string;
	/** What of the reader decides which rows there are, so that totals are kept once for all who see the same; the reader unless given. */
	seen_by?: (scope: MemberScope, filters: Filters) => unknown[];
	/**
	 * Version and total from counters that the writers keep, instead of `version_of` and a walk. A total of null is still
	 * found by a walk, once for each version.
	 */
	counted?: (scope: MemberScope, filters: Filters) => SQL<{ version: number; total_rows: number | null }>;
	/** When pages of the list, the same for all who are alike by `seen_by`, are kept in the isolate; never unless given. */
	kept?: (scope: MemberScope, filters: Filters) => CacheRule | undefined;
	/** How many rows of other tables a row shows at most: a page of P rows reads at most P × (1 + joins) + 20. */
	joins: number;
	sorts: Record<string, Sort>;
	/** Refuses filters that this person may not use; runs before the query. */
	check?: (scope: MemberScope, filters: Filters) => void;
	/** The parts of the query; a filter of days narrows its sort without being named here. */
	query: (scope: MemberScope, filters: Filters) => ListQuery;
	/** Makes the wire's row from what the query gave (translations, parsed JSON). */
	present?: (scope: MemberScope, row: Record<string, unknown>) => z.input<Row>;
	/** Further fields of the answer, in the same batch as the page. */
	extra?: (scope: MemberScope, filters: Filters) => Promise<Record<string, unknown>>;
};

/** A list with its name, its face and the schema of its filters. */
export type DeclaredList<Face extends ListFace, Row extends z.ZodType> = ListDeclaration<
	Row,
	FilterValues<Face["filters"]>
> & {
	name: Face["name"];
	face: Face;
	filters: FilterSchema<Face["filters"]>;
};

/** A declared list. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds lists of every row and filter; their schemas say which.
export type List<Name extends string = string> = ListDeclaration<any, any> & {
	name: Name;
	face: ListFace & { name: Name };
	filters: z.ZodType;
};

/** Declares a list. Throws when a filter of days names no sort. */
export function defineList<const Face extends ListFace, Row extends z.ZodType>(
	face: Face,
	declaration: ListDeclaration<Row, FilterValues<Face["filters"]>>,
): DeclaredList<Face, Row> {
	const days = daysOf(face.filters);
	const key = days && declaration.sorts[days.of]?.key;
	if (days && !key) throw new Error(`${face.name} has no sort ${days.of}`);
	const query: typeof declaration.query = (scope, filters) => ({
		...(key && { range: rangeOfDays(key, filters as { startDate?: string }, scope.account.time_zone) }),
		...declaration.query(scope, filters),
	});
	return { ...declaration, query, name: face.name, face, filters: filterSchema(face.filters) };
}

function daysOf(filters: FilterFaces) {
	return Object.values(filters).find((filter) => filter.kind === "days");
}

const sorted = z
	.array(z.object({ id: z.string().max(100), desc: z.boolean().optional() }))
	.max(3)
	.optional();
const filtered = z
	.array(z.object({ id: z.string().max(100), value: smallJson({ maxBytes: 1_000 }) }))
	.max(50)
	.optional();

/** The payload that every list takes (endpoints.md). */
export function listPayload<Filters extends z.ZodType>(filters: Filters, pageSize: number) {
	return z.object({
		page: z.int().min(0).max(10_000_000).default(0),
		pageSize: z.int().min(1).max(100).default(pageSize),
		sorted,
		filtered,
		filters: filters.prefault({} as z.input<Filters>),
		searchString: z.string().max(200).optional(),
		anchor: z.string().max(500).optional(),
		redirect_if_logged_out: ignored,
		user_id: z.int().optional(),
	});
}

/** The answer that every list gives. */
export function listAnswer<Row extends z.ZodType>(row: Row) {
	return z.object({
		table_rows: z.array(row),
		total_rows: z.int(),
		total_pages: z.int(),
		extra_column_headers: z.array(z.string()).optional(),
		extra_data: z
			.object({ as_of: z.int(), table_hash: z.string(), anchor: z.string().nullable() })
			.catchall(z.unknown()),
	});
}

/** The endpoint that a list becomes. */
export type EndpointOfList<T> = T extends {
	row: infer Row extends z.ZodType;
	filters: infer Filters extends z.ZodType;
	name: infer Name extends string;
}
	? Endpoint<ReturnType<typeof listPayload<Filters>>, ReturnType<typeof listAnswer<Row>>, Name>
	: never;

/** The endpoint that serves a list's pages. */
export function endpointOfList<const Name extends string>(list: List<Name>): Endpoint {
	return defineEndpoint({
		name: list.name,
		path: list.path,
		summary: list.summary,
		access: list.access,
		flags: list.flags,
		input: listPayload(list.filters, list.face.page_size),
		output: listAnswer(list.row),
		repetition: { kind: "read" },
		handler: (scope, input) => readPage(list, scope as MemberScope, input as never) as never,
	}) as never;
}

/** A list declared once: its columns, filters, sorts and query; endpoint, screen and report are derived from it. */

import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { ignored, smallJson } from "./bounds";
import type { CacheRule } from "./cache-by-version";
import type { Access, Endpoint, FlagRule } from "./define-endpoint";
import { defineEndpoint } from "./define-endpoint";
import type { TextKey } from "./names";
import type { MemberScope } from "./scope";
import { readPage } from "./table-page";

/** What a cell is, which decides how screen and report write it. */
export type ColumnKind = "text" | "number" | "points" | "money" | "date" | "timestamp" | "status" | "link";

/** A column: its heading's translation key, the sort it offers, and how a report writes it. */
export type Column<Row> = {
	id: string;
	heading: TextKey;
	kind: ColumnKind;
	/** The id of a sort of the table; only sorts that an index serves exist. */
	sort?: string;
	/** Columns that the list shows but the report leaves out (a link, a picture). */
	isLeftOutOfReport?: boolean;
	/** The cell's value in a report; the field of the same name unless given. */
	value?: (row: Row) => string | number | null;
};

/** A sort that an index serves: the SQL of its key, and the id that breaks ties. Both run the same way. */
export type Sort = { key: SQL; id: SQL };

/** The parts of the list's query; joins touch only the page's rows. */
export type TableQuery = {
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

/** What is declared of a table. */
export type TableDeclaration<Row extends z.ZodType, Filters extends z.ZodType, Name extends string = string> = {
	/** Feature and list, `recognition/recognitions-report`. */
	name: Name;
	path: `/api/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	page_size: number;
	row: Row;
	columns: readonly Column<z.output<Row>>[];
	filters: Filters;
	/** The rows that totals and anchors depend on: a version that triggers raise, or writers by `touchTable`. */
	version_of: string;
	/** What of the reader decides which rows there are, so that totals are kept once for all who see the same; the reader unless given. */
	seen_by?: (scope: MemberScope, filters: z.output<Filters>) => unknown[];
	/**
	 * Version and total from counters that the writers keep, instead of `version_of` and a walk. A total of null is still
	 * found by a walk, once for each version.
	 */
	counted?: (scope: MemberScope, filters: z.output<Filters>) => SQL<{ version: number; total_rows: number | null }>;
	/** When pages of the list, the same for all who are alike by `seen_by`, are kept in the isolate; never unless given. */
	kept?: (scope: MemberScope, filters: z.output<Filters>) => CacheRule | undefined;
	/** How many rows of other tables a row shows at most: a page of P rows reads at most P × (1 + joins) + 20. */
	joins: number;
	sorts: Record<string, Sort>;
	default_sort: { id: string; desc: boolean };
	/** Refuses filters that this person may not use; runs before the query. */
	check?: (scope: MemberScope, filters: z.output<Filters>) => void;
	query: (scope: MemberScope, filters: z.output<Filters>) => TableQuery;
	/** Makes the wire's row from what the query gave (translations, parsed JSON). */
	present?: (scope: MemberScope, row: Record<string, unknown>) => z.input<Row>;
	/** Further fields of the answer, in the same batch as the page. */
	extra?: (scope: MemberScope, filters: z.output<Filters>) => Promise<Record<string, unknown>>;
	/** The name of the report made from this table, `recognitions_report`; none when it offers no download. */
	report_type?: string;
	/** Roles that may ask for the report; those of `access` unless given. */
	report_access?: Access;
};

/** A declared table. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds tables of every row and filter; their schemas say which.
export type Table<Name extends string = string> = TableDeclaration<any, any, Name>;

/** Declares a table. */
export function defineTable<Row extends z.ZodType, Filters extends z.ZodType, const Name extends string>(
	declaration: TableDeclaration<Row, Filters, Name>,
): TableDeclaration<Row, Filters, Name> {
	return declaration;
}

const sorted = z
	.array(z.object({ id: z.string().max(100), desc: z.boolean().optional() }))
	.max(3)
	.optional();
const filtered = z
	.array(z.object({ id: z.string().max(100), value: smallJson({ maxBytes: 1_000 }) }))
	.max(50)
	.optional();

/** The payload that every table takes (endpoints.md). */
export function tablePayload<Filters extends z.ZodType>(filters: Filters, pageSize: number) {
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

/** The answer that every table gives. */
export function tableAnswer<Row extends z.ZodType>(row: Row) {
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

/** The endpoint that a table becomes. */
export type EndpointOfTable<T> = T extends {
	row: infer Row extends z.ZodType;
	filters: infer Filters extends z.ZodType;
	name: infer Name extends string;
}
	? Endpoint<ReturnType<typeof tablePayload<Filters>>, ReturnType<typeof tableAnswer<Row>>, Name>
	: never;

/** The endpoint that serves a table's pages. */
export function endpointOfTable<Row extends z.ZodType, Filters extends z.ZodType, const Name extends string>(
	table: TableDeclaration<Row, Filters, Name>,
): Endpoint<ReturnType<typeof tablePayload<Filters>>, ReturnType<typeof tableAnswer<Row>>, Name> {
	return defineEndpoint({
		name: table.name,
		path: table.path,
		summary: table.summary,
		access: table.access,
		flags: table.flags,
		input: tablePayload(table.filters, table.page_size),
		output: tableAnswer(table.row),
		repetition: { kind: "read" },
		handler: (scope, input) => readPage(table as unknown as Table, scope as MemberScope, input as never) as never,
	});
}

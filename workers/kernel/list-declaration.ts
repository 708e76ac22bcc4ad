/** What is declared of a list beside its face, and what every list takes and gives. */
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { CacheRule } from "#workers/runtime/cached-answers";
import { ignored, smallJson } from "./bounds";
import type { Access, FlagRule } from "./define-endpoint";
import type { Account } from "./identity";
import type { AskedFilters, ListFace, OwnColumn } from "./list-face";
import type { FilterSchema } from "./list-filters";
import type { Namespace } from "./names";
import type { MemberScope } from "./scope";

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

/** That rows of a list can be selected, for what bulk actions do with them (define-bulk-action.ts). */
export type ListSelection = {
	/** What its rows are, as `references` call them: rows that an act passes over are told by that name. */
	of: string;
	/** Below these words each reason has its own. */
	words: `${Namespace}:${string}`;
	/** Which rows cannot be selected, in SQL over the query's `from`, by the reason; the first in order that holds is told. */
	reasons?: (scope: MemberScope) => Record<string, SQL>;
};

/** What is declared of a list beside its face. */
export type ListDeclaration<Row extends z.ZodType, Filters> = {
	path: `/api/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	row: Row;
	/** The rows that totals and anchors depend on: a version that triggers raise, or writers by `touchTable`. */
	version_of: string | readonly string[];
	/** What of the reader decides which rows there are, so that totals are kept once for all who see the same; the reader unless given. */
	seen_by?: (scope: MemberScope, filters: Filters) => unknown[];
	/**
	 * Version and total from counters that the writers keep, instead of `version_of` and a walk. A total of null is still
	 * found by a walk, once for each version.
	 */
	counted?: (scope: MemberScope, filters: Filters) => SQL<{ version: number; total_rows: number | null }>;
	/** When pages of the list, the same for all who are alike by `seen_by`, are cached in the isolate; never unless given. */
	cache?: (scope: MemberScope, filters: Filters) => CacheRule | undefined;
	/**
	 * The column, of `from` alone, with the person whom a row is about; its face then has `peopleFilters`, which narrow the
	 * list to people of a set without being named in the query.
	 */
	person?: SQL;
	/** How many rows of other tables a row shows at most: a page of P rows reads at most P × (1 + joins) + 20. */
	joins: number;
	sorts: Record<string, Sort>;
	/** Columns that the account itself defines, behind those of the face; their headings are the answer's `extra_column_headers`. */
	ownColumns?: (account: Account) => OwnColumn[];
	/** Whether rows can be selected; not for a list that is cached, or whose pages leave rows out. */
	selection?: ListSelection;
	/** Refuses filters that this person may not use, beside choices that only other roles have; runs before the query. */
	check?: (scope: MemberScope, filters: Filters) => void;
	/** The parts of the query; a filter of days narrows its sort without being named here. */
	query: (scope: MemberScope, filters: Filters) => ListQuery;
	/** Makes the wire's row from what the query gave (translations, parsed JSON). */
	present?: (scope: MemberScope, row: Record<string, unknown>) => z.input<Row>;
	/** Makes the wire's rows of a whole page instead, with what it must read for them; rows may be left out. Not for a list with a report. */
	presentPage?: (scope: MemberScope, rows: readonly Record<string, unknown>[]) => Promise<z.input<Row>[]>;
	/** Further fields of the answer, in the same batch as the page. */
	extra?: (scope: MemberScope, filters: Filters) => Promise<Record<string, unknown>>;
};

/** A list with its name, its face and the schema of its filters. */
export type DeclaredList<Face extends ListFace, Row extends z.ZodType> = ListDeclaration<
	Row,
	AskedFilters<Face["filters"]>
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

const sorted = z
	.array(z.object({ id: z.string().max(100), desc: z.boolean().optional() }))
	.max(3)
	.optional();
const filtered = z
	.array(z.object({ id: z.string().max(100), value: smallJson({ maxBytes: 1_000 }) }))
	.max(50)
	.optional();

/** The payload that every list takes (endpoints.md); its filters may stand in `filters`, or beside the page as calls of the specification have them. */
export function listPayload<Filters extends z.ZodType>(filters: Filters, pageSize: number, report?: string) {
	const beside = "shape" in filters ? (filters.shape as Record<string, z.ZodType>) : {};
	// Clients of a report name it; another one's name is refused.
	const named = report && !("report_type" in beside) ? { report_type: z.literal(report).optional() } : {};
	return z.object({
		...(named as Record<never, z.ZodType>),
		...(beside as Record<never, z.ZodType>),
		page: z.int().min(0).max(10_000_000).default(0),
		pageSize: z.int().min(1).max(100).default(pageSize),
		sorted,
		filtered,
		filters: filters.prefault({} as z.input<Filters>),
		searchString: z.string().max(200).optional(),
		search_text: z.string().max(200).optional(),
		force_clear_cache: ignored,
		anchor: z.string().max(500).optional(),
		redirect_if_logged_out: ignored,
		user_id: z.int().optional(),
	});
}

/** A list's payload after its schema. */
export type PageRequest = z.output<ReturnType<typeof listPayload<z.ZodType<Record<string, unknown>>>>>;

const flag = z.literal([0, 1]);

/** What is selected of a list, as every answer tells it. */
export const selectionData = z.object({
	/** Picked by hand. */
	selected_ids: z.array(z.int()),
	/** Taken out of all that were selected at once. */
	unselected_ids: z.array(z.int()),
	/** Rows of this page, or of this request, that cannot be selected. */
	non_selectable_ids: z.array(z.int()),
	/** How many rows are selected in all. */
	count: z.int(),
	/** 1: all rows of a filter were selected at once, but for `unselected_ids`. */
	is_all: flag,
	/** Rises with each change; an act that is told it is refused where something else is selected by then. */
	version: z.int(),
});

/** What each row of a list tells whose rows can be selected. */
export const selectionOfRow = {
	checkbox_status: z.enum(["selected", ""]),
	/** 1: this row cannot be selected. */
	hide_checkbox: flag,
	/** Why, in words. */
	hide_checkbox_reason: z.string().nullable(),
};

/** A bulk action that this person may choose. */
const offeredAction = z.object({
	/** The last part of its page's address. */
	key: z.string(),
	label: z.string(),
	is_destructive: flag,
});

/** The answer that every list gives. */
export function listAnswer<Row extends z.ZodType>(row: Row, selection?: ListSelection) {
	const selectable = selection && row instanceof z.ZodObject ? (row.extend(selectionOfRow) as unknown as Row) : row;
	return z.object({
		table_rows: z.array(selectable),
		total_rows: z.int(),
		total_pages: z.int(),
		/** The page that was asked for, from 0, and its size. */
		meta_page: z.int(),
		meta_page_size: z.int(),
		extra_column_headers: z.array(z.string()).optional(),
		/** Fields that the account itself defines, by the key under which rows carry them. */
		additional_fields: z.array(z.object({ key: z.string(), label: z.string() })).optional(),
		/** The handle of what this person has selected, and what that is. */
		table_hash: z.string().optional(),
		selection_data: selectionData.optional(),
		bulk_actions: z.array(offeredAction).optional(),
		extra_data: z
			.object({
				as_of: z.int(),
				table_hash: z.string(),
				anchor: z.string().nullable(),
				/** What the things are called that filters name by their id. */
				names: z.record(z.string(), z.string()),
			})
			.catchall(z.unknown()),
	});
}

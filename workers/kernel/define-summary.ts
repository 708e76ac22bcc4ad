/** A summary report declared once: its face and what it gathers step by step; it has no page, only a file. */
import type { z } from "zod";
import type { Access, FlagRule } from "./define-endpoint";
import type { ColumnFace, FilterFaces, FilterValues } from "./list-face";
import { filterSchema } from "./list-filters";
import { type Namespace, textKey } from "./names";
import { peopleFilters } from "./people-filters";
import type { MemberScope } from "./scope";

/** What the form and the file of a summary show of it, as plain data. */
export type SummaryFace = {
	/** Feature and summary. */
	name: `${string}/${string}`;
	/** The name of its report, under which it is asked for. */
	report_type: string;
	columns: readonly ColumnFace[];
	filters: FilterFaces;
};

/** One bounded read of a summary: the rows that are finished with it, and what is gathered so far, as small JSON. */
export type SummaryStep<State> = { rows: Record<string, unknown>[]; state: State; isDone: boolean };

/** What is declared of a summary beside its face. */
export type SummaryDeclaration<State, Filters> = {
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	/** It is about people: the global filter of whoever asks is among its filters, and its steps narrow to it (`amongPeople`). */
	isAboutPeople?: true;
	/** The filters as they are kept with the request: what was left out is filled in, what makes no sense is refused. */
	complete: (scope: MemberScope, filters: Filters) => Filters | Promise<Filters>;
	/** The last day that counts, which stands in the file in the place of the moment at which it was made. */
	asOf: (scope: MemberScope, filters: Filters) => string;
	/** What is gathered before the first step. */
	begin: (scope: MemberScope, filters: Filters) => State;
	/** Reads on along an index: a bounded part of it, from where the state says. */
	step: (scope: MemberScope, filters: Filters, state: State) => Promise<SummaryStep<State>>;
};

/** A declared summary. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds summaries of every state and filter.
export type Summary = SummaryDeclaration<any, any> & { face: SummaryFace; filters: z.ZodType };

/** Declares a summary. */
export function defineSummary<const Face extends SummaryFace, State>(
	face: Face,
	declaration: SummaryDeclaration<State, FilterValues<Face["filters"]>>,
): Summary {
	const { global_filter_id } = peopleFilters;
	const filters = declaration.isAboutPeople ? { ...face.filters, global_filter_id } : face.filters;
	return { ...declaration, face: { ...face, filters }, filters: filterSchema(filters) } as Summary;
}

/** Columns by their fields and kinds, each under the heading that has its field's name below the prefix; `dollars` are money of the United States in every account. */
export function summaryColumns(
	headings: `${Namespace}:${string}`,
	kinds: Readonly<Record<string, ColumnFace["kind"] | "dollars">>,
): ColumnFace[] {
	return Object.entries(kinds).map(([id, kind]) => {
		const heading = textKey(`${headings}.${id}`);
		return kind === "dollars" ? { id, kind: "money", heading, isInDollars: true } : { id, kind, heading };
	});
}

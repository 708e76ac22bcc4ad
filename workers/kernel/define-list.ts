/** A list declared once: its face (list-face.ts) and its query; endpoint, screen and report are derived from them. */
import type { z } from "zod";
import { rangeOfDays } from "./days";
import { defineEndpoint, type Endpoint } from "./define-endpoint";
import {
	type DeclaredList,
	type List,
	type ListDeclaration,
	listAnswer,
	listPayload,
	type PageRequest,
} from "./list-declaration";
import type { FilterFaces, FilterValues, ListFace } from "./list-face";
import { filterSchema } from "./list-filters";
import { cacheOfPage, readPage } from "./read-page";
import type { MemberScope } from "./scope";

/** Declares a list. Throws when a filter of days names no sort, and when a report would read rows that only pages complete. */
export function defineList<const Face extends ListFace, Row extends z.ZodType>(
	face: Face,
	declaration: ListDeclaration<Row, FilterValues<Face["filters"]>>,
): DeclaredList<Face, Row> {
	const days = daysOf(face.filters);
	const key = days && declaration.sorts[days.of]?.key;
	if (days && !key) throw new Error(`${face.name} has no sort ${days.of}`);
	if (face.report && declaration.presentPage) throw new Error(`${face.name} has a report and presents pages`);
	const query: typeof declaration.query = (scope, filters) => ({
		...(key && { range: rangeOfDays(key, filters as { startDate?: string }, scope.account.time_zone) }),
		...declaration.query(scope, filters),
	});
	return { ...declaration, query, name: face.name, face, filters: filterSchema(face.filters) };
}

function daysOf(filters: FilterFaces) {
	return Object.values(filters).find((filter) => filter.kind === "days");
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
		cache: (scope, request) => cacheOfPage(list, scope as MemberScope, request as PageRequest),
		handler: (scope, request) => readPage(list, scope as MemberScope, request as PageRequest) as never,
	}) as never;
}

/** A list declared once: its face (list-face.ts) and its query; endpoint, screen and report are derived from them. */
import type { z } from "zod";
import { defineEndpoint, type Endpoint } from "./define-endpoint";
import { Refusal } from "./errors";
import { reportAddresses } from "./further-addresses";
import {
	type DeclaredList,
	type List,
	type ListDeclaration,
	listAnswer,
	listPayload,
	type PageRequest,
} from "./list-declaration";
import { type AskedFilters, type FilterFaces, hasChoice, hasFilter, type ListFace, tabsOfFilters } from "./list-face";
import { filterSchema } from "./list-filters";
import { amongPeople, isAboutPeople } from "./people-sets";
import { cacheOfPage, readPage } from "./read-page";
import type { MemberScope } from "./scope";
import { periodOfAll, timeFiltersOf } from "./title-bar-filters";

/**
 * Declares a list. Throws when its filters of time name no sort or several, when a report would read rows that only pages complete, and
 * when rows could be selected of pages that others get too, or that leave rows out.
 */
export function defineList<const Face extends ListFace, Row extends z.ZodType>(
	face: Face,
	declaration: ListDeclaration<Row, AskedFilters<Face["filters"]>>,
): DeclaredList<Face, Row> {
	const times = timeFiltersOf(face.filters);
	const keys = new Set(times.map(({ of }) => declaration.sorts[of]?.key));
	const [key] = keys;
	if (times.length > 0 && (keys.size > 1 || !key)) throw new Error(`${face.name} has no one sort ${times[0]?.of}`);
	if (face.report && declaration.presentPage) throw new Error(`${face.name} has a report and presents pages`);
	if (declaration.selection && (declaration.cache || declaration.presentPage))
		throw new Error(`${face.name} cannot be selected from`);
	if (isAboutPeople(face.filters) !== (declaration.person !== undefined))
		throw new Error(`${face.name} declares person without the filters of people, or these without it`);
	const tabs = tabsOfFilters(face.filters);
	type Filters = AskedFilters<Face["filters"]>;
	const asked = (filters: Filters): Filters => (tabs ? { [tabs.name]: tabs.choices[0], ...filters } : filters);
	/** The same function, which is always told the open tab. */
	const toldTab = <Given extends Filters, Answer>(own?: (scope: MemberScope, filters: Given) => Answer) =>
		own && ((scope: MemberScope, filters: Given) => own(scope, asked(filters) as Given));
	const { seen_by, counted, cache, extra } = declaration;
	return {
		...declaration,
		...{ seen_by: toldTab(seen_by), counted: toldTab(counted), cache: toldTab(cache), extra: toldTab(extra) },
		check: (scope, filters) => {
			refuseOthersChoices(face.filters, filters, scope);
			declaration.check?.(scope, asked(filters));
		},
		query: (scope, filters) => {
			const query = declaration.query(scope, asked(filters));
			const among = declaration.person ? amongPeople(scope.account.id, filters, declaration.person) : [];
			return {
				...(key && { range: { key, ...periodOfAll(times, filters, scope.account.time_zone) } }),
				...query,
				...(among.length > 0 && { found: [...(query.found ?? []), ...among] }),
			};
		},
		name: face.name,
		face,
		filters: filterSchema(face.filters),
	};
}

/** A filter or a choice that only other roles have is refused, whoever asks for it by hand. */
function refuseOthersChoices(faces: FilterFaces, filters: Record<string, unknown>, { user }: MemberScope): void {
	for (const [name, filter] of Object.entries(faces)) {
		const chosen = filters[name];
		if (chosen !== undefined && !hasFilter(filter, user.role)) throw new Refusal("forbidden", 403);
		if (filter.kind === "choice" && typeof chosen === "string" && !hasChoice(filter, chosen, user.role))
			throw new Refusal("forbidden", 403);
	}
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
		alsoAt: reportAddresses(list.path, list.face.report?.type),
		summary: list.summary,
		access: list.access,
		flags: list.flags,
		input: listPayload(list.filters, list.face.page_size, list.face.report?.type),
		output: listAnswer(list.row, list.selection),
		repetition: { kind: "read" },
		cache: (scope, request) => cacheOfPage(list, scope as MemberScope, request as PageRequest),
		handler: (scope, request) => readPage(list, scope as MemberScope, request as PageRequest) as never,
	}) as never;
}

/** Tells in words by what each saved view of a list narrows it, for whoever chooses among them. */
import { z } from "zod";
import { isCalendarDay } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { filtersInWords } from "#workers/kernel/describe-filters";
import { createFormat } from "#workers/kernel/format";
import type { List } from "#workers/kernel/list-declaration";
import { type FilterFace, hasFilter } from "#workers/kernel/list-face";
import { readListValues } from "#workers/kernel/list-values";
import { readNames } from "#workers/kernel/references";
import type { MemberScope } from "#workers/kernel/scope";
import { readList } from "../steps/read-list";
import { listViewsOf } from "../store/views";

export const describeViews = defineEndpoint({
	name: "list-views/describe-views",
	path: "/api/list_views/api_describe_views",
	summary: "The filters of each view of a list that the caller may open, in words.",
	access: "signed_in",
	input: z.object({ list: z.string().max(100) }),
	output: z.object({
		views: z.array(
			z.object({
				id: z.int(),
				/** None where the view narrows nothing. */
				filters: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { list: name }) => {
		const list = readList(scope, name);
		const views = await scope.read(listViewsOf(scope.account.id, scope.user.id, list.name));
		const described = views.map(async ({ id, fields }) => ({
			id,
			filters: await describe(scope, list, JSON.parse(fields) as Record<string, string>),
		}));
		return { views: await Promise.all(described) };
	},
});

/** What is kept that the list no longer offers this person is left out, as where the view is opened. */
async function describe(scope: MemberScope, { face }: List, fields: Record<string, string>) {
	const { account, user, request, translate } = scope;
	const filters = Object.fromEntries(Object.entries(face.filters).filter(([, filter]) => hasFilter(filter, user.role)));
	const values = Object.fromEntries(
		Object.entries(readListValues(filters, new URLSearchParams(fields))).filter(
			([name, value]) => !isUsualTab(filters[name], value),
		),
	);
	const names = await readNames(scope, filters, values);
	const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
	const day = (date: string) => (isCalendarDay(date) ? format.date(date, "recognition") : date);
	return filtersInWords(filters, values, names, translate, day);
}

/** The tab that is open where nothing is said narrows nothing. */
function isUsualTab(filter: FilterFace | undefined, value: string | number): boolean {
	return filter?.kind === "choice" && filter.areTabs === true && filter.choices[0] === value;
}

/** Reads a page of a declared list for its screen, and takes the request for its report. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { rangeAsSent } from "#workers/features/reports/rules/report-dates";
import { describeFields, type FilterOption, filtersInWords, optionsOf } from "#workers/kernel/describe-filters";
import { type FilterValues, type ListFace, type OwnColumn, tabsOfFilters } from "#workers/kernel/list-face";
import { type TextKey, textKey } from "#workers/kernel/names";
import type { EndpointName, EndpointOutput } from "#workers/registry";
import { type FormHandlings, formActions } from "~/form/form-actions.server";
import { readChoices } from "./filter-choices.server";
import { columnsOf, type Facts, ownColumnsOf, ownWrittenOf, writtenOf } from "./list-columns.server";
import { layoutFields, layoutsOf, readLayout } from "./list-layouts.server";
import type { ListPage, Written } from "./list-page";
import { addressField, type ListQuery, listAddress, listFields, readListQuery, sortField } from "./list-query";
import { type SelectablePage, selectionOf } from "./list-selection.server";
import { readSuggested } from "./suggested-filters.server";
import { wrongTitleFields } from "./title-bar.server";

type RowOf<Face extends ListFace> = Face["name"] extends EndpointName
	? EndpointOutput<Face["name"]> extends { table_rows: (infer Row)[] }
		? Row
		: never
	: never;

/** What a screen knows of its list beyond the face. */
export type ListOptions<Face extends ListFace, Shown> = {
	/** Where the screen lies, when the face does not say. */
	address?: string;
	/** Filters that the screen sets itself, whatever the address says. */
	fixed?: FilterValues<Face["filters"]>;
	/** Fields of the address that belong to the rest of the screen and stay with every link. */
	keep?: readonly string[];
	/** What the things are called that are chosen by a link, by the filter's name. */
	names?: Record<string, string>;
	/** What there is to choose from of filters by a word, by the filter's name. */
	choices?: () => Promise<Record<string, FilterOption[]>>;
	/** What the screen shows of a row, in the place of the row with its words. */
	shows?: (row: RowOf<Face>) => Shown;
};

/** The page of the list that the address asks for. A page behind the last one leads to the last. */
export async function loadList<const Face extends ListFace, Shown = RowOf<Face> & Written>(
	{ request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
	face: Face,
	options: ListOptions<Face, Shown> = {},
): Promise<ListPage<RowOf<Face>, Shown>> {
	const search = new URL(request.url).searchParams;
	const query = withoutFixed(readListQuery(face, search), options.fixed);
	const address = options.address ?? face.address ?? "/";
	const layout = readLayout(face, search);
	const kept = keptOf(search, options.keep);
	const besides = { ...kept, ...layoutFields(face, layout) };
	const hrefOf: Facts["hrefOf"] = (fields, page) => listAddress(address, { ...besides, ...fields }, page);
	const suggested = await readSuggested(context, face, search, (chosen) =>
		hrefOf(filled({ ...listFields(face, query), ...chosen })),
	);
	const [{ account }, page, choices] = await Promise.all([
		context.call("account/init-account", {}),
		callList(context, face, query, options.fixed),
		readChoices(context, face.filters, options.choices),
	]);
	if (query.page > 1 && query.page > page.total_pages)
		throw redirect(hrefOf(listFields(face, query), Math.max(1, page.total_pages)));
	const facts: Facts = { figure_format: account.figure_format, context, hrefOf };
	const own = listFields(face, query);
	const fields = { ...besides, ...own };
	const names = { ...namesOf(choices, query), ...page.extra_data.names, ...options.names };
	const wrong = wrongTitleFields(face.filters, search, context.translate);
	const formFields = describeFields(face.filters, context.user.role, choices, context.translate).map((field) => ({
		...field,
		...(wrong[field.name] ?? { value: String(query.values[field.name] ?? "") }),
		called: names[field.name],
		suggested: suggested[field.name],
	}));
	const asked = new Set(formFields.map(({ name, kind }) => (kind === "search" ? "search" : name)));
	const hidden = Object.fromEntries(Object.entries(fields).filter(([name]) => !asked.has(name)));
	const chosen = chosenOf(face, query, names, facts);
	const ownColumns = page.extra_data.own_columns ?? [];
	return {
		address,
		fields,
		hidden,
		page: query.page,
		page_size: face.page_size,
		total_rows: page.total_rows,
		total_pages: page.total_pages,
		anchor: page.extra_data.anchor ?? "",
		columns: [...columnsOf(face, query, facts), ...ownColumnsOf(ownColumns)],
		filters: formFields,
		chosen: chosen.map(({ name, label }) => ({ label, removeHref: hrefOf(without(own, [name])) })),
		clearHref: hrefOf(
			without(
				own,
				chosen.map(({ name }) => name),
			),
		),
		tabs: tabsOf(face, query, facts),
		layout,
		layouts: layoutsOf(face, layout, {
			say: (value) => context.translate(`lists:layouts.${value}`),
			hrefOf: (chosen) => listAddress(address, { ...kept, ...own, ...chosen }, query.page),
		}),
		orders: (face.orders ?? []).map((order) => ({
			value: isSame(order, face.default_sort) ? "" : sortField(order),
			label: context.translate(order.label),
			isCurrent: isSame(order, query.sort),
		})),
		rows: page.table_rows.map((row) =>
			options.shows
				? options.shows(row as RowOf<Face>)
				: ({
						...row,
						written: { ...writtenOf(face, row, facts), ...ownWrittenOf(ownColumns, row) },
					} as unknown as Shown),
		),
		none: page.total_rows === 0 && chosen.length > 0 ? noneOf(query, facts) : null,
		empty: page.total_rows === 0 ? emptyOf(face, query, context) : null,
		report: await reportOf(face, page, context),
		selection: await selectionOf(face, page, { ...query.values, ...options.fixed }, context),
	};
}

/** How its report is asked for, of who may have it. */
async function reportOf(
	{ report }: ListFace,
	{ extra_data: { table_hash, as_of } }: AnyPage,
	context: AppLoadContext,
): Promise<ListPage<never>["report"]> {
	if (!report?.roles.includes(context.user.role)) return null;
	const form = await context.form("reports/request-report-download", {});
	return { form, log: `/reports/log?report_type=${report.type}`, table_hash, as_of };
}

/** The loader of a screen that is a list and nothing else. */
export function listLoader<const Face extends ListFace & { title: TextKey }>(face: Face) {
	return async (args: LoaderFunctionArgs) => ({
		title: args.context.translate(face.title),
		list: await loadList(args, face),
	});
}

/** The fields of the address that belong to the rest of the screen. */
function keptOf(search: URLSearchParams, names: readonly string[] = []): Record<string, string> {
	return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
}

/** The fields that are set. */
function filled(fields: Record<string, string | undefined>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
}

function isSame(one: ListQuery["sort"], other: ListQuery["sort"]): boolean {
	return one.id === other.id && one.desc === other.desc;
}

/** What a screen sets itself is nothing that its address says. */
function withoutFixed(query: ListQuery, fixed: object = {}): ListQuery {
	return { ...query, values: Object.fromEntries(Object.entries(query.values).filter(([name]) => !(name in fixed))) };
}

/** The action of a list with a report: asks for it with the filters of the address, and takes the screen's other forms. The answer stands beside the button. */
export function reportAction(face: ListFace, others: FormHandlings = {}) {
	return formActions({
		...others,
		"reports/request-report-download": {
			input: ({ request }) => ({
				report_type: face.report?.type ?? "",
				filters: sentFilters(readListQuery(face, new URL(request.url).searchParams).values),
			}),
			done: ({ reloadTable }) => ({ reloadTable }),
		},
	});
}

/** Days go from the first moment of the first to the last of the last. */
function sentFilters({ startDate, endDate, ...others }: Record<string, unknown>): Record<string, unknown> {
	const day = (value: unknown) => (typeof value === "string" ? value : undefined);
	return { ...others, ...rangeAsSent({ startDate: day(startDate), endDate: day(endDate) }) };
}

type AnyPage = SelectablePage & {
	total_rows: number;
	total_pages: number;
	extra_data: {
		anchor: string | null;
		names: Record<string, string>;
		own_columns?: OwnColumn[];
		table_hash: string;
		as_of: number;
	};
};

function callList(
	context: AppLoadContext,
	face: ListFace,
	{ page, anchor, sort, values }: ListQuery,
	fixed: object = {},
): Promise<AnyPage> {
	const asked = {
		page: page - 1,
		pageSize: face.page_size,
		anchor: anchor || undefined,
		sorted: [sort],
		filters: { ...values, ...fixed },
	};
	// What its rows are is the face's to say.
	return context.call(face.name as never, asked as never) as Promise<AnyPage>;
}

function namesOf(choices: Record<string, FilterOption[]>, { values }: ListQuery): Record<string, string> {
	return Object.fromEntries(
		Object.entries(choices).flatMap(([name, options]) => {
			const found = options.find(({ value }) => value === String(values[name]));
			return found ? [[name, found.label]] : [];
		}),
	);
}

/** What is chosen, as the tags say it: days with their preposition, all else by its value. */
function chosenOf(face: ListFace, { values }: ListQuery, names: Record<string, string>, { context }: Facts) {
	const day = (date: string) => context.format.date(date, "recognition");
	const filters = Object.fromEntries(
		Object.entries(face.filters).filter(([, filter]) => !(filter.kind === "choice" && filter.areTabs)),
	);
	return filtersInWords(filters, values, names, context.translate, day).map(({ name, value }) => {
		const field = addressField(name, filters[name] ?? { kind: "days", of: "" });
		if (name === "startDate") return { name: field, label: context.translate("lists:fromDay", { date: value }) };
		if (name === "endDate") return { name: field, label: context.translate("lists:toDay", { date: value }) };
		return { name: field, label: value };
	});
}

function without(fields: Record<string, string>, names: string[]): Record<string, string> {
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function tabsOf(face: ListFace, query: ListQuery, { context, hrefOf }: Facts): ListPage<never>["tabs"] {
	return Object.entries(face.filters).flatMap(([name, filter]) => {
		if (filter.kind !== "choice" || !filter.areTabs) return [];
		return optionsOf(filter, context.user.role, context.translate).map(({ value, label }) => {
			const fields = listFields(face, { ...query, values: { ...query.values, [name]: value } });
			return { value, label, href: hrefOf(fields), isCurrent: query.values[name] === value };
		});
	});
}

/** The declared words for a list without a row, which may differ by the open tab or by who reads them. */
function emptyOf({ filters, empty }: ListFace, { values }: ListQuery, { user, translate }: AppLoadContext) {
	if (!empty) return null;
	const tab = String(values[tabsOfFilters(filters)?.name ?? ""]);
	const context = empty.by && { role: user.role, tab }[empty.by];
	const say = (name: string) => translate(textKey(`${empty.words}.${name}`), { context: context ?? "" });
	return { title: say("title"), text: say("text") };
}

/** Why nothing fits: the days the wrong way round, or simply nothing. */
function noneOf({ values }: ListQuery, { context: { translate, format } }: Facts): ListPage<never>["none"] {
	const [startDate, endDate] = [values.startDate, values.endDate].map((day) => (day ? String(day) : ""));
	const day = (date: string) => format.date(date, "recognition");
	const text =
		startDate && endDate && startDate > endDate
			? translate("lists:reversedDays", { startDate: day(startDate), endDate: day(endDate) })
			: translate("lists:noneFitsText");
	return { title: translate("lists:noneFits"), text };
}

/** Reads a page of a declared list for its screen, and takes the request for its report. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { rangeAsSent } from "#workers/features/reports/rules/report-dates";
import type { FilterOption } from "#workers/kernel/describe-filters";
import type { FilterValues, ListFace, OwnColumn } from "#workers/kernel/list-face";
import type { TextKey } from "#workers/kernel/names";
import { arranged } from "#workers/kernel/personal-lists";
import type { EndpointName, EndpointOutput } from "#workers/registry";
import { type FormArgs, type FormHandlings, formActions } from "~/form/form-actions.server";
import { readChoices } from "./filter-choices.server";
import { columnsOf, type Facts, ownColumnsOf, ownWrittenOf, writtenOf } from "./list-columns.server";
import { layoutFields, layoutsOf, readLayout } from "./list-layouts.server";
import type { ListPage, Written } from "./list-page";
import {
	isArranged,
	openDefaultView,
	personalOf,
	readSettings,
	readShown,
	withoutDefault,
} from "./list-personal.server";
import { type ListQuery, listAddress, listFields, readListQuery } from "./list-query";
import { type SelectablePage, selectionOf } from "./list-selection.server";
import {
	chosenOf,
	emptyOf,
	fieldInAddress,
	formFieldsOf,
	namesOf,
	noneOf,
	ordersOf,
	tabsOf,
} from "./list-words.server";
import { readSuggested } from "./suggested-filters.server";

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
	/** So many rows a page, in the place of the face's number. */
	page_size?: number;
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
	const isOwnScreen = options.address === undefined && options.fixed === undefined;
	const arranging = readShown(face, search, isOwnScreen && isArranged(face, context));
	const shown = { ...arranging, size: options.page_size ?? arranging.size };
	const besides: Record<string, string> = { ...kept, ...layoutFields(face, layout), ...shown.fields };
	const hrefOf: Facts["hrefOf"] = (fields, page) => listAddress(address, { ...besides, ...fields }, page);
	const suggested = await readSuggested(context, face, search, (chosen) =>
		hrefOf(filled({ ...listFields(face, query), ...chosen })),
	);
	const [{ account }, page, choices, settings] = await Promise.all([
		context.call("account/init-account", {}),
		callList(context, face, { ...query, size: shown.size }, options.fixed),
		readChoices(context, face.filters, options.choices),
		readSettings(context, face, shown),
	]);
	openDefaultView(face, search, settings);
	Object.assign(besides, withoutDefault(settings, shown));
	if (query.page > 1 && query.page > page.total_pages)
		throw redirect(hrefOf(listFields(face, query), Math.max(1, page.total_pages)));
	const facts: Facts = { figure_format: account.figure_format, context, hrefOf };
	const own = listFields(face, query);
	const fields = { ...besides, ...own };
	const names = { ...namesOf(choices, query), ...page.extra_data.names, ...options.names };
	const ownColumns = page.extra_data.own_columns ?? [];
	const formFields = formFieldsOf(face, query, { search, choices, names, suggested, ownColumns }, context);
	const asked = new Set(formFields.map(fieldInAddress));
	const hidden = Object.fromEntries(Object.entries(fields).filter(([name]) => !asked.has(name)));
	const chosen = chosenOf(face, query, names, facts);
	const chosenNames = chosen.map(({ name }) => name);
	const choice = shown.columns ?? settings?.columns ?? null;
	return {
		address,
		fields,
		hidden,
		page: query.page,
		page_size: shown.size,
		total_rows: page.total_rows,
		total_pages: page.total_pages,
		anchor: page.extra_data.anchor ?? "",
		columns: arranged(
			[...columnsOf(face, query, page.table_rows, { ...facts, choice }), ...ownColumnsOf(ownColumns)],
			choice,
		),
		filters: formFields,
		chosen: chosen.map(({ name, label }) => ({ label, removeHref: hrefOf(without(own, [name])) })),
		clearHref: hrefOf(without(own, chosenNames)),
		tabs: tabsOf(face, query, facts),
		layout,
		layouts: layoutsOf(face, layout, {
			say: (value) => context.translate(`lists:layouts.${value}`),
			hrefOf: (chosen) => listAddress(address, { ...kept, ...own, ...chosen }, query.page),
		}),
		orders: ordersOf(face, query, context),
		rows: page.table_rows.map((row) => {
			if (options.shows) return options.shows(row as RowOf<Face>);
			const written = { ...writtenOf(face, row, facts), ...ownWrittenOf(ownColumns, row) };
			return { ...row, written } as unknown as Shown;
		}),
		none: page.total_rows === 0 && chosen.length > 0 ? noneOf(query, facts) : null,
		empty: page.total_rows === 0 ? emptyOf(face, query, context) : null,
		report: await reportOf(face, page, context, { ...sentFilters(query.values), ...options.fixed }),
		selection: await selectionOf(face, page, { ...query.values, ...options.fixed }, context),
		personal: personalOf({
			...{ face, search, query, shown, settings, state: fields },
			labels: Object.fromEntries(formFields.map((field) => [fieldInAddress(field), field.label])),
		}),
	};
}

/** How its report is asked for, of who may have it; account owners may have it sent again and again, with the filters as they stand. */
async function reportOf(
	{ report }: ListFace,
	{ extra_data: { table_hash } }: AnyPage,
	context: AppLoadContext,
	filters: Record<string, unknown>,
): Promise<ListPage<never>["report"]> {
	if (!report?.roles.includes(context.user.role)) return null;
	if (report.notWith?.some((name) => filters[name] !== undefined)) return null;
	const form = await context.form("reports/request-report-download", {});
	const schedule = new URLSearchParams({ report_type: report.type, filters: JSON.stringify(filters) });
	return {
		...{ form, table_hash, log: `/reports/log?report_type=${report.type}` },
		schedule: (await context.mayCall("reports/save-report-schedule")) ? `/reports/schedules/new?${schedule}` : null,
	};
}

/** The loader of a screen that is a list, which also says which of the named calls the reader may make. */
export function listLoader<const Face extends ListFace & { title: TextKey }, const Offer extends string = never>(
	face: Face,
	offers?: Record<Offer, EndpointName>,
) {
	return async (args: LoaderFunctionArgs) => ({
		title: args.context.translate(face.title),
		list: await loadList(args, face),
		may: await allowedOf(args.context, offers ?? ({} as Record<Offer, EndpointName>)),
	});
}

async function allowedOf<Offer extends string>({ mayCall }: AppLoadContext, offers: Record<Offer, EndpointName>) {
	const names = Object.keys(offers) as Offer[];
	const said = await Promise.all(names.map(async (name) => [name, await mayCall(offers[name])] as const));
	return Object.fromEntries(said) as Record<Offer, boolean>;
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

/** What a screen sets itself is nothing that its address says. */
function withoutFixed(query: ListQuery, fixed: object = {}): ListQuery {
	return { ...query, values: Object.fromEntries(Object.entries(query.values).filter(([name]) => !(name in fixed))) };
}

/**
 * The action of a list with a report: asks for it with the filters of the address and those that the screen sets itself,
 * and takes the screen's other forms. The answer stands beside the button.
 */
export function reportAction<const Face extends ListFace>(
	face: Face,
	others: FormHandlings = {},
	fixedOf?: (args: FormArgs) => FilterValues<Face["filters"]>,
) {
	return formActions({
		...others,
		"reports/request-report-download": {
			input: (args) => ({
				report_type: face.report?.type ?? "",
				filters: {
					...sentFilters(readListQuery(face, new URL(args.request.url).searchParams).values),
					...fixedOf?.(args),
				},
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
	{ page, anchor, sort, values, size }: ListQuery & { size: number },
	fixed: object = {},
): Promise<AnyPage> {
	const asked = {
		page: page - 1,
		pageSize: size,
		anchor: anchor || undefined,
		sorted: [sort],
		filters: { ...values, ...fixed },
	};
	// What its rows are is the face's to say.
	return context.call(face.name as never, asked as never) as Promise<AnyPage>;
}

function without(fields: Record<string, string>, names: string[]): Record<string, string> {
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** What narrows a list, in the reader's words: fields, tags, tabs, orders, and what stands where nothing is left. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import {
	describeFields,
	type FilterField,
	type FilterOption,
	filtersInWords,
	optionsOf,
} from "#workers/kernel/describe-filters";
import { type ColumnFace, type ListFace, type OwnColumn, tabsOfFilters } from "#workers/kernel/list-face";
import { addressField } from "#workers/kernel/list-values";
import { textKey } from "#workers/kernel/names";
import { columnsOnScreen } from "#workers/kernel/personal-lists";
import type { Facts } from "./list-columns.server";
import type { ListPage } from "./list-page";
import { type ListQuery, listFields, sortField } from "./list-query";
import type { readSuggested } from "./suggested-filters.server";
import { wrongTitleFields } from "./title-bar.server";

type Known = {
	search: URLSearchParams;
	choices: Record<string, FilterOption[]>;
	names: Record<string, string>;
	suggested: Awaited<ReturnType<typeof readSuggested>>;
	/** Columns that the account itself defines. */
	ownColumns: readonly OwnColumn[];
};

/** The fields of the filter form with what is chosen, and what is wrong with it. */
export function formFieldsOf(
	face: ListFace,
	{ values }: ListQuery,
	{ search, choices, names, suggested, ownColumns }: Known,
	{ account, user, translate }: AppLoadContext,
): ListPage<never>["filters"] {
	const { filters } = face;
	const wrong = wrongTitleFields(filters, search, translate);
	const away = face.columns.filter((column) => isTakenAway(column, account.flags)).map(({ id }) => id);
	const there = [...columnsOnScreen(face, account.flags).map(({ id }) => id), ...ownColumns.map(({ of }) => of)];
	const columnOf = (name: string) => {
		const filter = filters[name];
		return filter && "column" in filter ? filter.column : undefined;
	};
	return describeFields(filters, user.role, choices, translate)
		.filter(({ name }) => {
			const column = columnOf(name);
			return !away.includes(name) && (column === undefined || there.includes(column));
		})
		.map((field) => ({
			...field,
			...(wrong[field.name] ?? { value: String(values[field.name] ?? "") }),
			called: names[field.name],
			suggested: suggested[field.name],
		}));
}

/** Whether a switch of the account takes a column off the screen, and the filter of the same name with it. */
function isTakenAway({ flags = [] }: ColumnFace, switches: AppLoadContext["account"]["flags"]): boolean {
	return flags.some((rule) => rule.startsWith("!") && switches[rule.slice(1)] === 1);
}

/** The name of its field in the address. */
export function fieldInAddress({ name, kind }: Pick<FilterField, "name" | "kind">): string {
	return kind === "search" ? "search" : name;
}

/** The orders to choose from, of a list that is no table. */
export function ordersOf({ orders = [], default_sort }: ListFace, { sort }: ListQuery, { translate }: AppLoadContext) {
	return orders.map((order) => ({
		value: isSame(order, default_sort) ? "" : sortField(order),
		label: translate(order.label),
		isCurrent: isSame(order, sort),
	}));
}

function isSame(one: ListQuery["sort"], other: ListQuery["sort"]): boolean {
	return one.id === other.id && one.desc === other.desc;
}

/** What the things are called that are chosen by their id among few. */
export function namesOf(choices: Record<string, FilterOption[]>, { values }: ListQuery): Record<string, string> {
	return Object.fromEntries(
		Object.entries(choices).flatMap(([name, options]) => {
			const found = options.find(({ value }) => value === String(values[name]));
			return found ? [[name, found.label]] : [];
		}),
	);
}

/** What is chosen, as the tags say it: days with their preposition, all else by its value. */
export function chosenOf(face: ListFace, { values }: ListQuery, names: Record<string, string>, { context }: Facts) {
	const day = (date: string) => context.format.date(date, "recognition");
	const filters = Object.fromEntries(
		Object.entries(face.filters).filter(([, filter]) => !(filter.kind === "choice" && filter.areTabs)),
	);
	return filtersInWords(filters, values, names, context.translate, day).map(({ name, label, value }) => {
		const filter = filters[name];
		const field = addressField(name, filter ?? { kind: "days", of: "" });
		if (name === "startDate") return { name: field, label: context.translate("lists:fromDay", { date: value }) };
		if (name === "endDate") return { name: field, label: context.translate("lists:toDay", { date: value }) };
		// A day alone, or what somebody typed, would not say of what it is.
		if (filter?.kind === "day") return { name: field, label: `${label} ${value}` };
		if (filter?.kind === "text" && filter.isTyped)
			return { name: field, label: context.translate("lists:typed", { label, value }) };
		return { name: field, label: value };
	});
}

/** The choices that stand as tabs above the list. */
export function tabsOf(face: ListFace, query: ListQuery, { context, hrefOf }: Facts): ListPage<never>["tabs"] {
	return Object.entries(face.filters).flatMap(([name, filter]) => {
		if (filter.kind !== "choice" || !filter.areTabs) return [];
		return optionsOf(filter, context.user.role, context.translate).map(({ value, label }) => {
			const fields = listFields(face, { ...query, values: { ...query.values, [name]: value } });
			return { value, label, href: hrefOf(fields), isCurrent: query.values[name] === value };
		});
	});
}

/** The declared words for a list without a row, which may differ by the open tab or by who reads them. */
export function emptyOf({ filters, empty }: ListFace, { values }: ListQuery, { user, translate }: AppLoadContext) {
	if (!empty) return null;
	const tab = String(values[tabsOfFilters(filters)?.name ?? ""]);
	const context = empty.by && { role: user.role, tab }[empty.by];
	const say = (name: string) => translate(textKey(`${empty.words}.${name}`), { context: context ?? "" });
	return { title: say("title"), text: say("text") };
}

/** Why nothing fits: the days the wrong way round, or simply nothing. */
export function noneOf({ values }: ListQuery, { context: { translate, format } }: Facts): ListPage<never>["none"] {
	const [startDate, endDate] = [values.startDate, values.endDate].map((day) => (day ? String(day) : ""));
	const day = (date: string) => format.date(date, "recognition");
	const text =
		startDate && endDate && startDate > endDate
			? translate("lists:reversedDays", { startDate: day(startDate), endDate: day(endDate) })
			: translate("lists:noneFitsText");
	return { title: translate("lists:noneFits"), text };
}

/** A list's filters in the reader's words: the fields that ask for them, and what was chosen. @browser-safe */

import type { Role } from "./identity";
import { type FilterFace, type FilterFaces, fieldsOfFilter, hasChoice, hasFilter, isInTitleBar } from "./list-face";
import { type TextKey, textKey } from "./names";

/** Looks a text up in the reader's language. */
type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** One thing that can be chosen. */
export type FilterOption = { value: string; label: string };

/** A field of the form that narrows a list or a report; `name` is the filter's name on the wire. */
export type FilterField = {
	name: string;
	kind: "search" | "choice" | "day" | "text" | "number" | "flag" | "suggested" | "month_year" | "budget_category";
	label: string;
	hint?: string;
	/** The words where nothing is chosen. */
	any?: string;
	options?: FilterOption[];
	isInTitleBar?: true;
};

/** A filter that was chosen. */
export type ChosenFilter = { name: string; label: string; value: string };

/** The fields of the filters that people fill in; `options` are the choices of references, by the filter's name. */
export function describeFields(
	filters: FilterFaces,
	role: Role,
	options: Record<string, FilterOption[]>,
	translate: Translate,
): FilterField[] {
	return Object.entries(filters).flatMap(([name, filter]) =>
		fieldsOf(name, filter, role, options, translate).map((field) =>
			isInTitleBar(filter) ? { ...field, isInTitleBar: true as const } : field,
		),
	);
}

function fieldsOf(
	name: string,
	filter: FilterFace,
	role: Role,
	options: Record<string, FilterOption[]>,
	translate: Translate,
): FilterField[] {
	switch (filter.kind) {
		case "single_day":
			return [{ name: "singleDate", kind: "day", label: translate("lists:inclusive") }];
		case "month_and_year":
			return monthAndYear(options, translate);
		case "month_year": {
			const label = translate("lists:monthYear");
			return [{ name: "month_year", kind: "month_year", label, options: options.month_year ?? [] }];
		}
		case "budget_category": {
			const [label, hint] = [translate("lists:budgetCategory"), translate("lists:budgetCategorySearch")];
			return [{ name: "budget_category", kind: "budget_category", label, hint }];
		}
		case "search": {
			if (filter.isByLink) return [];
			const label = translate(filter.label ?? "lists:search");
			return [{ name, kind: "search", label, hint: filter.hint && translate(filter.hint) }];
		}
		case "choice": {
			if (filter.areTabs) return [];
			const any = filter.any && translate(filter.any);
			return [
				{ name, kind: "choice", label: translate(filter.label), any, options: optionsOf(filter, role, translate) },
			];
		}
		case "days":
			return [
				{ name: "startDate", kind: "day", label: translate("lists:from") },
				{ name: "endDate", kind: "day", label: translate("lists:to") },
			];
		case "reference": {
			if (filter.isByLink || !hasFilter(filter, role)) return [];
			const label = translate(filter.label);
			if (filter.suggests) return [{ name, kind: "suggested", label, hint: translate("lists:suggestedHint") }];
			const any = filter.any && translate(filter.any);
			return [{ name, kind: "choice", label, any, options: options[name] ?? [] }];
		}
		case "text": {
			if (filter.isTyped && filter.label) return [{ name, kind: "text", label: translate(filter.label) }];
			const choices = options[name] ?? [];
			if (filter.isByLink || !filter.label || choices.length === 0) return [];
			const any = filter.any && translate(filter.any);
			return [{ name, kind: "choice", label: translate(filter.label), any, options: choices }];
		}
		default:
			if (filter.isByLink || !filter.label) return [];
			return [{ name, kind: filter.kind, label: translate(filter.label) }];
	}
}

/** Twelve months by their names, and the years that are offered. */
function monthAndYear(options: Record<string, FilterOption[]>, translate: Translate): FilterField[] {
	const months = Array.from({ length: 12 }, (_none, at) => ({
		value: String(at + 1),
		label: translate(textKey(`lists:months.${at + 1}`)),
	}));
	return [
		{
			name: "month",
			kind: "choice",
			label: translate("lists:month"),
			any: translate("lists:anyMonth"),
			options: months,
		},
		{
			...{ name: "year", kind: "choice", label: translate("lists:year"), any: translate("lists:anyYear") },
			options: options.year ?? [],
		},
	];
}

/** The choices of a filter that a person of this role has, in words; none of a filter that offers none. */
export function optionsOf(filter: FilterFace, role: Role, translate: Translate): FilterOption[] {
	if (filter.kind !== "choice") return [];
	return filter.choices
		.filter((choice) => hasChoice(filter, choice, role))
		.map((value) => ({ value, label: translate(textKey(`${filter.words}.${value}`)) }));
}

/**
 * Each filter that is set, its label and its value in words. `names` are those of what is chosen by its id; `dayInWords`
 * writes a day.
 */
export function filtersInWords(
	filters: FilterFaces,
	values: Record<string, unknown>,
	names: Record<string, string>,
	translate: Translate,
	dayInWords = (day: string) => day,
): ChosenFilter[] {
	return Object.entries(filters).flatMap(([filterName, filter]) =>
		fieldsOfFilter(filterName, filter)
			.filter((name) => values[name] !== undefined && values[name] !== null && values[name] !== "")
			.map((name) => {
				const value = String(values[name]);
				return { name, ...inWords(name, filter, value, names[name], translate, dayInWords) };
			}),
	);
}

function inWords(
	name: string,
	filter: FilterFace,
	value: string,
	called: string | undefined,
	translate: Translate,
	dayInWords: (day: string) => string,
): Omit<ChosenFilter, "name"> {
	switch (filter.kind) {
		case "single_day":
			return { label: translate("lists:inclusive"), value: dayInWords(value.slice(0, 10)) };
		case "month_and_year":
			if (name === "year") return { label: translate("lists:year"), value };
			return { label: translate("lists:month"), value: translate(textKey(`lists:months.${value}`)) };
		case "month_year":
			return { label: translate("lists:monthYear"), value };
		case "budget_category":
			return { label: translate("lists:budgetCategory"), value };
		case "days":
			return {
				label: translate(name === "startDate" ? "lists:from" : "lists:to"),
				value: dayInWords(value.slice(0, 10)),
			};
		case "day":
			return { label: translate(filter.label), value: dayInWords(value.slice(0, 10)) };
		case "choice": {
			const words = filter.choices.includes(value) ? translate(textKey(`${filter.words}.${value}`)) : value;
			return { label: translate(filter.label), value: words };
		}
		case "search":
			return {
				label: translate(filter.label ?? "lists:search"),
				value: translate("lists:searched", { search: value }),
			};
		case "text":
			return { label: filter.label ? translate(filter.label) : name, value: called ?? value };
		case "reference":
			return {
				label: translate(filter.label),
				value: filter.words ? translate(filter.words, { value: called ?? value }) : (called ?? value),
			};
		case "number":
			return {
				label: filter.label ? translate(filter.label) : name.replaceAll("_", " "),
				value: filter.words ? translate(filter.words, { value: Number(value) }) : value,
			};
		default: {
			const label = filter.label ? translate(filter.label) : name.replaceAll("_", " ");
			return { label, value: filter.kind === "flag" && filter.label ? label : (called ?? value) };
		}
	}
}

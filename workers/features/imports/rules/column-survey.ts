/** Looks through a file's rows for what single rows cannot tell: in which order days are written, and whether columns are what they are called. */
import type { ImportColumns } from "#workers/kernel/import-columns";
import { cellOf, type Places } from "#workers/kernel/import-rows";
import { type DayOrder, hintOf, orderInHeader, readDay } from "#workers/kernel/read-day";

/** A value that may be read either way, and the days that it would be (YYYY-MM-DD). */
export type UnclearDay = { text: string } & Record<DayOrder, string>;

/**
 * What the rows tell. `examples` are values that may be read either way, where nothing settles the order; `strange` are
 * columns of which no value is known.
 */
export type Survey = { has_rows: boolean; order: DayOrder | null; examples: UnclearDay[]; strange: string[] };

const maxExamples = 3;

/** A survey under way. */
export type RunningSurvey = {
	/** Takes a row; true when nothing further can be learned. */
	add(cells: readonly string[]): boolean;
	answer(): Survey;
};

/** Begins a survey of a file with these headers. One value that has one reading settles the order of the whole file. */
export function beginSurvey(
	declared: ImportColumns,
	headers: readonly string[],
	places: Places,
	latest_year: number,
): RunningSurvey {
	const present = Object.entries(declared).filter(([id]) => id in places);
	const columns = present.filter(([, { kind }]) => kind === "day").map(([id]) => id);
	const strange = new Map(present.flatMap(([id, { values }]) => (values ? [[id, values.isKnown]] : [])));
	const inHeaders = columns.map((column) => orderInHeader(headers[places[column]!] ?? "")).find(Boolean);
	const hints = new Set<string>(inHeaders ? [inHeaders] : []);
	const examples = new Set<string>();
	let has_rows = false;
	const readBothWays = (text: string): UnclearDay => ({
		text,
		day_first: readDay(text, "day_first", latest_year) ?? "",
		month_first: readDay(text, "month_first", latest_year) ?? "",
	});
	const isOrderKnown = () => columns.length === 0 || hints.has("day_first") || hints.has("month_first");
	return {
		add: (cells) => {
			has_rows = true;
			for (const [column, isKnown] of strange) if (isKnown(cellOf(cells, places, column))) strange.delete(column);
			for (const column of isOrderKnown() ? [] : columns) {
				const value = cellOf(cells, places, column);
				const hint = hintOf(value);
				if (hint) hints.add(hint);
				if (hint === "either" && examples.size < maxExamples) examples.add(value);
			}
			return isOrderKnown() && strange.size === 0;
		},
		answer: () => {
			const order = (["day_first", "month_first"] as const).find((known) => hints.has(known)) ?? null;
			return { has_rows, order, examples: order ? [] : [...examples].map(readBothWays), strange: [...strange.keys()] };
		},
	};
}

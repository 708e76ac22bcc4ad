/** The columns of a list as its screen draws them, and what stands in them in words. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ColumnFace, ListFace } from "#workers/kernel/list-face";
import { type FigureFormat, formatMoney } from "~/ui/rules/points";
import type { ListColumn } from "./list-page";
import { type ListQuery, listFields } from "./list-query";

/** What a list is written with. */
export type Facts = {
	figure_format: FigureFormat | undefined;
	context: AppLoadContext;
	/** The screen's address with these fields of the list. */
	hrefOf: (fields: Record<string, string>, page?: number) => string;
};

/** A heading may begin with the client's own word, which stands in sentences, too. */
function capitalized(heading: string): string {
	return heading.charAt(0).toLocaleUpperCase() + heading.slice(1);
}

/** The columns that this reader has, in their order, with the links that sort by them. */
export function columnsOf(face: ListFace, query: ListQuery, { context, hrefOf }: Facts): ListColumn[] {
	const isShown = ({ isOnlyInReport, flags = [], hiddenBy }: ColumnFace) =>
		!isOnlyInReport &&
		flags.every((rule) => isFlagRight(context.account, rule)) &&
		!hiddenBy?.values.includes(String(query.values[hiddenBy.filter]));
	const shown = inPlace(face.columns.filter(isShown));
	// Where the usual lead is not shown, the first person leads a card in its place.
	const lead = shown.find(({ role }) => role === "lead") ?? shown.find(({ kind, role }) => kind === "person" && !role);
	return shown.map((own) => {
		const { id, kind, image, heading, sort } = own;
		const role = own === lead ? "lead" : own.role;
		const column: ListColumn = { id, kind, role, image, heading: capitalized(context.translate(heading)) };
		if (!sort) return column;
		const isSorted = query.sort.id === sort;
		const next = { id: sort, desc: isSorted ? !query.sort.desc : true };
		return {
			...column,
			sortHref: hrefOf(listFields(face, { ...query, sort: next })),
			sorted: isSorted ? (query.sort.desc ? "descending" : "ascending") : undefined,
		};
	});
}

/** Columns with a place of their own stand there, whatever others come and go. */
function inPlace(columns: ColumnFace[]): ColumnFace[] {
	const inOrder = columns.filter(({ place }) => place === undefined);
	for (const column of columns) if (column.place !== undefined) inOrder.splice(column.place - 1, 0, column);
	return inOrder;
}

function isFlagRight({ flags }: AppLoadContext["account"], rule: string): boolean {
	const isOn = flags[rule.replace(/^!/, "")] === 1;
	return rule.startsWith("!") ? !isOn : isOn;
}

/** Dates and money in words: the phone needs no library for them. */
export function writtenOf(
	face: ListFace,
	row: Record<string, unknown>,
	{ figure_format, context: { format } }: Facts,
): Record<string, string> {
	const written: Record<string, string> = {};
	for (const { id, kind, isToTheMinute } of face.columns) {
		const value = row[id];
		if (typeof value === "string" && kind === "date") written[id] = format.date(value, "recognition");
		if (typeof value !== "number") continue;
		if (kind === "money") written[id] = formatMoney(value, 10_000, figure_format) ?? "";
		if (kind === "date" || kind === "timestamp")
			written[id] = isToTheMinute ? format.moment(value) : format.time(value, "recognition");
	}
	return written;
}

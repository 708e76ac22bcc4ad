/** The columns of a list as its screen draws them, and what stands in them in words. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import {
	type ColumnFace,
	headingOfOwn,
	type ListFace,
	type OwnColumn,
	ownColumnId,
	ownValue,
	tabsOfFilters,
} from "#workers/kernel/list-face";
import { textKey } from "#workers/kernel/names";
import { type ColumnChoice, columnsOnScreen, isOnlyOffered } from "#workers/kernel/personal-lists";
import { type FigureFormat, formatMoney, usualFormat } from "~/ui/rules/points";
import { capitalized } from "~/ui/rules/text";
import type { ListColumn } from "./list-page";
import { type ListQuery, listFields } from "./list-query";

/** What a list is written with. */
export type Facts = {
	figure_format: FigureFormat | undefined;
	context: AppLoadContext;
	/** The screen's address with these fields of the list. */
	hrefOf: (fields: Record<string, string>, page?: number) => string;
};

/** The columns that this reader has of a page of rows, in their order, with the links that sort by them. */
export function columnsOf(
	face: ListFace,
	query: ListQuery,
	rows: readonly object[],
	{ context, hrefOf, choice }: Facts & { choice: ColumnChoice | null },
): ListColumn[] {
	const tab = query.values[tabsOfFilters(face.filters)?.name ?? ""];
	const hasSome = (id: string) => rows.some((row) => ((row as Record<string, unknown>)[id] ?? null) !== null);
	const shown = columnsOnScreen(face, context.account.flags, String(tab)).filter(
		(column) =>
			!isOnlyOffered(column, choice) && (!column.isLeftOutWhenEmpty || rows.length === 0 || hasSome(column.id)),
	);
	// Where the usual lead is not shown, the first person leads a card in its place.
	const lead = shown.find(({ role }) => role === "lead") ?? shown.find(({ kind, role }) => kind === "person" && !role);
	return shown.map((own) => {
		const { id, kind, image, to, opens, isInDollars, heading, sort } = own;
		const column: ListColumn = {
			...{ id, kind, image, to, opens, isInDollars, heading: capitalized(context.translate(heading)) },
			role: own === lead ? "lead" : own.role,
			none: own.none && context.translate(own.none),
			text: own.says && context.translate(textKey(`${own.says}.text`)),
		};
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

/** The columns that the account itself defines. */
export function ownColumnsOf(own: readonly OwnColumn[]): ListColumn[] {
	return own.map((column) => ({
		id: ownColumnId(column),
		kind: "text",
		role: "pair",
		heading: capitalized(headingOfOwn(column)),
	}));
}

/** What stands in them. */
export function ownWrittenOf(own: readonly OwnColumn[], row: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(own.map((column) => [ownColumnId(column), ownValue(row, column)]));
}

/** Dates, money, states and what links say to those who hear them, in words: the phone needs no library for them. */
export function writtenOf(face: ListFace, row: Record<string, unknown>, facts: Facts): Record<string, string> {
	const { translate } = facts.context;
	const written = Object.fromEntries(
		face.columns.flatMap((column) => {
			const words = wordsOf(column, row[column.id], facts);
			return words === undefined ? [] : [[column.id, words]];
		}),
	);
	const values = { ...row, ...written } as Record<string, string>;
	for (const { id, says } of face.columns) if (says) written[id] = translate(textKey(`${says}.label`), values);
	return written;
}

function wordsOf(column: ColumnFace, value: unknown, { figure_format, context }: Facts): string | undefined {
	const { kind, words, isToTheMinute, isInDollars, form = "recognition" } = column;
	const { format, translate } = context;
	if (words && typeof value === "string") return translate(textKey(`${words}.${value}`));
	if (typeof value === "string" && kind === "date") return format.date(value, form);
	if (typeof value !== "number") return undefined;
	if (kind === "money") return formatMoney(value, 10_000, isInDollars ? usualFormat : figure_format) ?? "";
	if (kind !== "date" && kind !== "timestamp") return undefined;
	return isToTheMinute ? format.moment(value) : format.time(value, form);
}

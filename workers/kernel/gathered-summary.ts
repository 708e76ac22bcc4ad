/** Summaries that are gathered in one of three usual ways: month by month, thing by thing, or added up along ids. */
import type { SQL } from "drizzle-orm";
import { DateTime } from "luxon";
import type { Access, FlagRule } from "./define-endpoint";
import { defineSummary, type SummaryFace } from "./define-summary";
import type { Step } from "./graph-steps";
import type { MemberScope } from "./scope";
import { lastDayOf, monthsOf, requireTime } from "./summary-time";

/** How many rows one step reads of what is not summed up by its statement. */
const rowsAtOnce = 500;

type Face = Omit<SummaryFace, "filters">;
type Shared = { summary: string; access: Access; flags?: readonly FlagRule[] };
type Row = Record<string, unknown>;

/** Declares a summary of a year or one month of it: `count` sums up one month, in one row or some, along an index by time. */
export function defineMonthlySummary<Found extends object>(
	face: Face,
	{
		count,
		present = (_scope, row) => row as Row,
		...shared
	}: Shared & {
		count: (scope: MemberScope, month: Step) => SQL<Found>;
		present?: (scope: MemberScope, row: Found) => Row;
	},
) {
	const time = { kind: "month_and_year" } as const;
	return defineSummary(
		{ ...face, filters: { time } },
		{
			...shared,
			complete: (scope, filters) => {
				requireTime(scope, time.kind, "year", filters);
				return filters;
			},
			asOf: (scope, filters) => lastDayOf(scope, time.kind, filters),
			begin: () => ({ at: 0 }),
			step: async (scope, filters, { at }) => {
				const months = monthsOf(scope, time.kind, filters);
				const month = months[at];
				if (!month) return { rows: [], state: { at }, isDone: true };
				const found = await scope.read(count(scope, month));
				const rows = found.map((row) => ({ month: month.key, ...present(scope, row as Found) }));
				return { rows, state: { at: at + 1 }, isDone: at + 1 >= months.length };
			},
		},
	);
}

/** What a walk along ids asks for: those behind an id, so many at most. */
export type Walk = { after: number; max: number };

/**
 * Declares a summary with a row or some for each thing of a kind as it is today, walked along the things' ids (`thing_id`).
 * What `walk` counts towards `max` must bring a row each: fewer things than that are the last ones.
 */
export function defineWalkedSummary<Found extends { thing_id: number }>(
	face: Face,
	{
		walk,
		present = (_scope, { thing_id: _id, ...row }) => row,
		...shared
	}: Shared & {
		walk: (scope: MemberScope, walk: Walk) => SQL<Found>;
		present?: (scope: MemberScope, row: Found) => Row;
	},
) {
	return defineSummary(
		{ ...face, filters: {} },
		{
			...shared,
			complete: (_scope, filters) => filters,
			asOf: todayOf,
			begin: () => ({ after: 0 }),
			step: async (scope, _filters, { after }) => {
				const found = (await scope.read(walk(scope, { after, max: rowsAtOnce }))) as Found[];
				const things = new Set(found.map(({ thing_id }) => thing_id));
				return {
					rows: found.map((row) => present(scope, row)),
					state: { after: Math.max(after, ...things) },
					isDone: things.size < rowsAtOnce,
				};
			},
		},
	);
}

/** All keys are held at once, and kept with each step. */
const maxKeys = 2_000;

/** The key of whatever is beyond them; a summary's own key is never empty. */
const othersKey = "";

/** Figures by what they are of. */
export type Tally = Record<string, Record<string, number>>;

/**
 * Declares a summary that adds up the figures of many things by what they are: `tally` says under which key a thing
 * counts with which figures, `finish` makes a row of each key. Keys must be few: months, kinds, ages. The first 2,000 that
 * are met have a row each; what has another one, as a day that somebody typed may bring, is one last row, Others.
 */
export function defineTalliedSummary<Found extends { thing_id: number }>(
	face: Face,
	{
		walk,
		tally,
		finish,
		keys,
		...shared
	}: Shared & {
		walk: (scope: MemberScope, walk: Walk) => SQL<Found>;
		tally: (scope: MemberScope, row: Found) => { key: string; figures: Record<string, number> };
		finish: (scope: MemberScope, key: string, figures: Record<string, number>) => Row;
		/** The order of the keys, where it is not theirs as texts. */
		keys?: readonly string[];
	},
) {
	const orderOf = ({ [othersKey]: _others, ...sums }: Tally) =>
		keys?.filter((key) => Object.hasOwn(sums, key)) ?? Object.keys(sums).sort();
	/** What all beyond the keys add up to: the row of any key with these figures, whose words say Others. */
	const othersOf = (scope: MemberScope, sums: Tally) => {
		const figures = sums[othersKey];
		if (!figures) return [];
		const words = face.columns.filter(({ kind }) => kind === "text").map(({ id }) => id);
		const said = Object.fromEntries(words.map((id) => [id, scope.translate("reports:others")]));
		return [{ ...finish(scope, orderOf(sums)[0] ?? "", figures), ...said }];
	};
	return defineSummary(
		{ ...face, filters: {} },
		{
			...shared,
			complete: (_scope, filters) => filters,
			asOf: todayOf,
			begin: (): { after: number; sums: Tally } => ({ after: 0, sums: {} }),
			step: async (scope, _filters, { after, sums: before }) => {
				const found = (await scope.read(walk(scope, { after, max: rowsAtOnce }))) as Found[];
				const sums: Tally = structuredClone(before);
				for (const row of found) addTo(sums, tally(scope, row));
				const state = { after: Math.max(after, ...found.map(({ thing_id }) => thing_id)), sums };
				if (found.length === rowsAtOnce) return { rows: [], state, isDone: false };
				const rows = orderOf(sums).map((key) => finish(scope, key, sums[key] ?? {}));
				return { rows: [...rows, ...othersOf(scope, sums)], state, isDone: true };
			},
		},
	);
}

function addTo(sums: Tally, { key: own, figures }: { key: string; figures: Record<string, number> }): void {
	const key = Object.hasOwn(sums, own) || Object.keys(sums).length < maxKeys ? own : othersKey;
	const sum = Object.hasOwn(sums, key) ? (sums[key] ?? {}) : {};
	for (const [name, figure] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + figure;
	sums[key] = sum;
}

/** The month of a moment in the account's zone as a key that sorts, yyyy-MM. */
export function monthKey({ account }: MemberScope, ms: number): string {
	return DateTime.fromMillis(ms, { zone: account.time_zone }).toFormat("yyyy-MM");
}

/** Such a key as summaries write months, MM/yyyy. */
export function monthOfKey(key: string): string {
	return `${key.slice(5, 7)}/${key.slice(0, 4)}`;
}

const todayOf = ({ account, clock }: MemberScope) =>
	DateTime.fromMillis(clock.now(), { zone: account.time_zone }).toISODate()!;

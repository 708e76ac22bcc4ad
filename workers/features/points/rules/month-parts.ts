/** Months of a time zone as months of the world's clock and the hours in which the two differ. */
import { DateTime } from "luxon";
import type { Step } from "#workers/kernel/graph-steps";

/** A month of the world's clock (YYYYMM) that counts to a step. */
export type WholeMonth = { step: string; month: number };

/** Time in [from, to) that counts to a step (1) or, being counted with its month, does not (-1). */
export type MonthEdge = { step: string; from: number; to: number; sign: 1 | -1 };

/** What to add up for each month: the world's month, and the differing hours at its beginning and end. */
export function monthParts(steps: readonly Step[]): { months: WholeMonth[]; edges: MonthEdge[] } {
	const months = steps.map(({ key }) => ({ step: key, month: Number(key.replace("-", "")) }));
	const edges = steps.flatMap(({ key, start, end }) => {
		const first = DateTime.fromFormat(key, "yyyy-MM", { zone: "utc" });
		return [...edge(key, start, first.toMillis()), ...edge(key, first.plus({ months: 1 }).toMillis(), end)];
	});
	return { months, edges };
}

/** The time from one moment to another, taken away where the second comes first. */
function edge(step: string, from: number, to: number): MonthEdge[] {
	if (from === to) return [];
	return [from < to ? { step, from, to, sign: 1 } : { step, from: to, to: from, sign: -1 }];
}

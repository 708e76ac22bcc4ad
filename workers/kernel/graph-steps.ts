/** The months or days that a graph shows, up to the one that now lies in, in a time zone. @pure */
import { DateTime } from "luxon";

/** One month or day: its name on the wire (2026-11, 2026-11-22), its first moment, and that of the next. */
export type Step = { key: string; start: number; end: number };

const formats = { month: "yyyy-MM", day: "yyyy-MM-dd" } as const;

/** The last `count` steps, the earliest first; the last one is not over yet. */
export function stepsUntil(now: number, kind: keyof typeof formats, count: number, time_zone: string): Step[] {
	const last = DateTime.fromMillis(now, { zone: time_zone }).startOf(kind);
	return Array.from({ length: count }, (_none, at) => {
		const start = last.minus({ [kind]: count - 1 - at });
		return {
			key: start.toFormat(formats[kind]),
			start: start.toMillis(),
			end: start.plus({ [kind]: 1 }).toMillis(),
		};
	});
}

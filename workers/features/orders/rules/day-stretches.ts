/** The days of an account since its first order, in stretches that are counted at once. @pure */
import { DateTime } from "luxon";
import type { Day } from "../store/day-sums";

/** Days of one stretch. */
const atOnce = 31;

/** The stretch that begins with the day of a moment: its days, all moments that it stands for, and where the next one begins; null at the end. */
export type Stretch = { days: Day[]; within: Day; next: number | null };

/** The stretch from a moment on; the first one stands for all moments before it, the last one for all behind it. */
export function stretchFrom(
	from: number,
	{ first, now, time_zone }: { first: number; now: number; time_zone: string },
): Stretch {
	const begin = DateTime.fromMillis(Math.max(from, first), { zone: time_zone }).startOf("day");
	const end = DateTime.fromMillis(now, { zone: time_zone }).startOf("day").plus({ days: 1 }).toMillis();
	const days: Day[] = [];
	for (let at = 0; at < atOnce && begin.plus({ days: at }).toMillis() < end; at += 1)
		days.push({ start: begin.plus({ days: at }).toMillis(), end: begin.plus({ days: at + 1 }).toMillis() });
	const until = days.at(-1)?.end ?? end;
	const isLast = until >= end;
	return {
		days,
		within: { start: from <= first ? 0 : begin.toMillis(), end: isLast ? Number.MAX_SAFE_INTEGER : until },
		next: isLast ? null : until,
	};
}

/** Which points would end at the first run: those so old by the earliest day on which anything ends. @pure */
import { DateTime } from "luxon";
import { hourMs } from "#workers/kernel/clock";
import { earliestEnd } from "./endings";

/** How long a preview stands: within this time its months can be switched on. */
export const previewMs = 24 * hourMs;

/** Points by when they came: `ending` would end at the first run, `staying` later. */
export function endingRanges(months: number, now: number, time_zone: string) {
	const day = DateTime.fromMillis(earliestEnd(now, time_zone), { zone: time_zone }).startOf("day");
	const firstStaying = day.minus({ months }).plus({ days: 1 }).startOf("day").toMillis();
	return [
		{ key: "ending", from: 0 },
		{ key: "staying", from: firstStaying },
	];
}

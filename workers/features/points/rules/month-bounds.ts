/** The calendar month around a moment in a time zone, in milliseconds UTC. */
import { DateTime } from "luxon";

/** First moments of the month before, of this month, and of the next. */
export function monthBounds(now: number, time_zone: string): { previous: number; start: number; end: number } {
	const start = DateTime.fromMillis(now, { zone: time_zone }).startOf("month");
	return {
		previous: start.minus({ months: 1 }).toMillis(),
		start: start.toMillis(),
		end: start.plus({ months: 1 }).toMillis(),
	};
}

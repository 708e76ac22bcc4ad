/** The day of an order, which each checkout asks for: found once a minute, since days begin on the minute. */
import { minuteMs } from "#workers/kernel/clock";
import { startOfDayOf } from "#workers/kernel/days";
import { memoized } from "#workers/runtime/memo";

const dayOfMinute = memoized({ maxEntries: 1_000 }, (time_zone: string, minute: number) =>
	startOfDayOf(minute * minuteMs, time_zone),
);

/** The first millisecond of the day in which an order came. */
export function dayOfOrder(time_zone: string, created_at: number): number {
	return dayOfMinute(time_zone, Math.floor(created_at / minuteMs));
}

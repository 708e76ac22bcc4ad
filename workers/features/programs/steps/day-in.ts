/** The calendar day of an account, which giving asks for each time: found once a minute, since days and offsets change on the minute. */
import { minuteMs } from "#workers/kernel/clock";
import { memoized } from "#workers/runtime/memo";
import { dayAt } from "../rules/program-status";

const dayOfMinute = memoized({ maxEntries: 1_000 }, (time_zone: string, minute: number) =>
	dayAt(time_zone, minute * minuteMs),
);

/** The calendar day of a moment in a time zone. */
export function dayIn(time_zone: string, now: number): string {
	return dayOfMinute(time_zone, Math.floor(now / minuteMs));
}

/** The month in the time zone, as YYYY-MM. */
export function monthIn(time_zone: string, now: number): string {
	return dayIn(time_zone, now).slice(0, "2026-01".length);
}

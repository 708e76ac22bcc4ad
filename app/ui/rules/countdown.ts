/** How much of a time is left, in months, days and a clock, counted in the calendar of US eastern time. */

/** What a countdown shows. */
export type TimeLeft = { months: number; days: number; hours: number; minutes: number; seconds: number };

const dayMs = 86_400_000;

/** Later moments count as this one: the last second of the calendar that people write, 9999-12-31. */
const latestMs = 253_402_300_799_000;

/** Whole months, days, hours, minutes and seconds until a moment; nothing once it is reached. */
export function timeLeft(untilMs: number, nowMs: number, timeZone = "America/New_York"): TimeLeft | null {
	const total = untilMs - nowMs;
	if (total <= 0) return null;
	if (total < 28 * dayMs) return { months: 0, ...clock(total) };
	const start = wallClock(nowMs, timeZone);
	const end = wallClock(Math.min(untilMs, latestMs), timeZone);
	const months = wholeMonths(start, end);
	return { months, ...clock(months === 0 ? total : end - addMonths(start, months)) };
}

/** Hours, minutes and seconds as hh:mm:ss. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
	return [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Minutes and seconds as m:ss; with hours as clockText. */
export function shortClockText(left: TimeLeft): string {
	return left.hours > 0 ? clockText(left) : `${left.minutes}:${String(left.seconds).padStart(2, "0")}`;
}

function clock(leftMs: number): Omit<TimeLeft, "months"> {
	const seconds = Math.ceil(leftMs / 1000);
	return {
		days: Math.floor(seconds / 86_400),
		hours: Math.floor(seconds / 3600) % 24,
		minutes: Math.floor(seconds / 60) % 60,
		seconds: seconds % 60,
	};
}

/** The moment as the wall shows it in a time zone, written as if it were UTC. */
function wallClock(momentMs: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	}).formatToParts(momentMs);
	const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
	return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The months of the calendar between two moments, without the last one unless it is full: no loop, however far the end. */
function wholeMonths(startMs: number, endMs: number): number {
	const [start, end] = [new Date(startMs), new Date(endMs)];
	const years = end.getUTCFullYear() - start.getUTCFullYear();
	const months = years * 12 + end.getUTCMonth() - start.getUTCMonth();
	return addMonths(startMs, months) <= endMs ? months : months - 1;
}

/** The same day and time some months later, or the last day of a shorter month. */
function addMonths(wallMs: number, months: number): number {
	const date = new Date(wallMs);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
	const day = Math.min(date.getUTCDate(), last);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day) + (wallMs % dayMs);
}

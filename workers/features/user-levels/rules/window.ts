/** Windows in which levels are counted: they follow each other from a month on, each as long as the other. @browser-safe @pure */

/** How long a window is, in months. */
export const windowLengths = [3, 6, 12] as const;

/** The months with which windows can begin. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What is counted. */
export const metrics = ["points_earned", "recognitions_received", "recognitions_given"] as const;

/** One of them. */
export type Metric = (typeof metrics)[number];

/** How long windows are, and with which month they begin. */
export type WindowRule = { window_months: number; starts_month: number };

/** The window in which a day (YYYY-MM-DD) lies, with its first and last day. */
export function windowOf({ window_months, starts_month }: WindowRule, day: string): { start: string; end: string } {
	const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
	const first = starts_month - 1;
	const begins = Math.floor((month - first) / window_months) * window_months + first;
	return { start: dayOf(begins, 1), end: dayOf(begins + window_months, 0) };
}

/** The day of a month that is counted from the year 0; day 0 is the last one of the month before. */
function dayOf(month: number, day: number): string {
	return new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
}

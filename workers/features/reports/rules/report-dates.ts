/** The days that a report covers: the year's defaults, what a year chosen later sets, and how days are sent. @browser-safe */

/** First and last day, YYYY-MM-DD, both inclusive. */
export type ReportRange = { startDate: string; endDate: string };

/** A whole year: the end is at most today; a year that has not begun gives this year so far. */
export function rangeOfYear(year: number, today: string): ReportRange {
	const startDate = `${year}-01-01`;
	const endDate = `${year}-12-31`;
	return {
		startDate: startDate > today ? `${yearOf(today)}-01-01` : startDate,
		endDate: endDate > today ? today : endDate,
	};
}

/** The days as a report takes them: from the first moment of the first to the last of the last. */
export function rangeAsSent({ startDate, endDate }: Partial<ReportRange>): Partial<ReportRange> {
	return {
		...(startDate ? { startDate: `${startDate} 00:00:00` } : {}),
		...(endDate ? { endDate: `${endDate} 23:59:59` } : {}),
	};
}

function yearOf(day: string): number {
	return Number(day.slice(0, 4));
}

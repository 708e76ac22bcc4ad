/** The years that are counted, in the account's time zone. @pure */
import { DateTime } from "luxon";

/** So many years are written ahead. */
const yearsAhead = 50;

/** The year of a moment. */
export function yearIn(time_zone: string, at: number): number {
	return DateTime.fromMillis(at, { zone: time_zone }).year;
}

/** When the year of this moment and those after it begin. */
export function yearsFrom(time_zone: string, at: number): { year: number; starts_at: number }[] {
	const first = yearIn(time_zone, at);
	return Array.from({ length: yearsAhead }, (_, after) => {
		const year = first + after;
		return { year, starts_at: DateTime.fromObject({ year }, { zone: time_zone }).toMillis() };
	});
}

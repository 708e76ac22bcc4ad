/** The days, months and years that a date is put together from, as choices in the reader's language. @pure */
import { z } from "zod";

/** A choice with its words. */
export const dateOption = z.object({ value: z.int(), label: z.string() });

type Option = z.output<typeof dateOption>;

/** A year of birth is among them. */
const yearsBack = 100;

/** Choices of a date's three parts; years from this one back. */
export function dateOptions(language_code: string, year: number) {
	return {
		select_days_options: numbers(31, (at) => at + 1),
		select_months_options: monthOptions(language_code),
		select_years_options: numbers(yearsBack + 1, (at) => year - at),
	};
}

/** The twelve months by name. */
export function monthOptions(language_code: string): Option[] {
	const name = new Intl.DateTimeFormat(language_code, { month: "long", timeZone: "UTC" });
	return Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: name.format(Date.UTC(2000, at, 15)) }));
}

function numbers(count: number, valueAt: (at: number) => number): Option[] {
	return Array.from({ length: count }, (_, at) => ({ value: valueAt(at), label: String(valueAt(at)) }));
}

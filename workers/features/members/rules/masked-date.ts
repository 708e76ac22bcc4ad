/** A day of birth as others than the person may see it: without the year. @pure */

/** `1990-04-17` as `04/17/****`; null stays null. */
export function maskedDate(day: string | null): string | null {
	return day && `${day.slice(5, 7)}/${day.slice(8, 10)}/****`;
}

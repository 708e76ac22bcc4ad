/** Amounts of sales, which are US dollars whatever the account's currency is. @browser-safe @pure */

/** An amount of cents with its sign before it (specification §9). */
export function dollars(cents: number): string {
	const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
	return `${cents < 0 ? "-" : ""}$${whole}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** The bounds of prices and of what an order comes to, and sums that stay whole numbers whatever is added up. @browser-safe */

/** The highest price of one unit in points; `variants_points` holds it too. */
export const maxUnitPoints = 1_000_000_000_000;

/** The most points, and the most cents, that one order comes to; `orders_total_points` and `orders_total_cents` hold it too. */
export const maxOrderAmount = 1_000_000_000_000;

/** What so many units cost. An amount beyond the exact whole numbers is the largest of them, so that it can be shown. */
export function amountOf(price: number, quantity: number): number {
	return Math.min(price * quantity, Number.MAX_SAFE_INTEGER);
}

/** What amounts come to together, in the same bounds. */
export function totalOf(amounts: readonly number[]): number {
	return Math.min(
		amounts.reduce((sum, amount) => sum + amount, 0),
		Number.MAX_SAFE_INTEGER,
	);
}

/** How many units of a variant one order can hold at its price. */
export function unitsInOneOrder({ points, price_cents }: { points: number; price_cents: number }): number {
	return Math.floor(maxOrderAmount / Math.max(points, price_cents, 1));
}

/** What a price in points comes to in money, for what the supplier is paid. @pure */

/** The highest price in cents; `variants_price_cents` holds it too. */
const maxCents = 10_000_000_000;

/** Cents of a price in points, rounded down; null when that is more than a price may be. `point_price` in millionths of the currency. */
export function centsOfPoints(points: number, point_price: number): number | null {
	const cents = Number((BigInt(points) * BigInt(point_price)) / 10_000n);
	return cents <= maxCents ? cents : null;
}

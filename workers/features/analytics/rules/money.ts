/** What points are worth in US dollars. @pure */
import type { AnalyticsSettings } from "./measuring";

const usd = "USD";
const millionths = 1_000_000;

/** What decides it: the account's price of a point, in millionths of its currency, and what a dollar costs in that. */
export type PointsInDollars = { point_price: number; currency: string } & Pick<AnalyticsSettings, "usd_rate">;

/** Dollars, to the cent; undefined where points have no price, or a price in another currency without a rate. */
export function dollarsOf(points: number, { point_price, currency, usd_rate }: PointsInDollars): number | undefined {
	const rate = currency === usd ? millionths : usd_rate;
	if (point_price <= 0 || rate === null) return undefined;
	return Math.round((points * point_price * 100) / rate) / 100;
}

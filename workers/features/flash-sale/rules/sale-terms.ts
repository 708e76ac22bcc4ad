/** The terms of a new flash sale, and what is wrong with them, field by field. */
import type { TextKey } from "#workers/kernel/names";

/** How far ahead the end of a sale may lie: a year, a leap year's too. `flash_sales_end_in_reach` holds it too. */
export const maxAheadMs = 366 * 86_400_000;

/** What an owner says of a new sale. */
export type SaleTerms = {
	item_id: number;
	starts_at: number;
	live_to_date: number;
	points: number;
	points_was: number;
	quantity: number;
	limit_per_member: number;
};

/** Field → translation key of what is wrong; empty when the sale may be made. */
export function termsProblems(terms: SaleTerms, now: number): Partial<Record<keyof SaleTerms, TextKey>> {
	const { starts_at, live_to_date, points, points_was, quantity, limit_per_member } = terms;
	return {
		...(live_to_date <= starts_at ? { live_to_date: "flash-sale:validation.endAfterStart" } : {}),
		...(live_to_date <= now ? { live_to_date: "flash-sale:validation.endInFuture" } : {}),
		...(live_to_date > now + maxAheadMs ? { live_to_date: "flash-sale:validation.endWithinYear" } : {}),
		...(points_was <= points ? { points_was: "flash-sale:validation.dearerBefore" } : {}),
		...(limit_per_member > quantity ? { limit_per_member: "flash-sale:validation.limitWithinQuantity" } : {}),
	};
}

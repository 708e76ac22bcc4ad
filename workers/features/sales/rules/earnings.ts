/** What a sale earns: the points of its item or of a rule's tier, the bonus of the seller's level, the rule's cap, and who shares it. @pure */

/** From how many pieces on each piece earns how many points. */
export type Tier = { from_quantity: number; points: number };

/** What of a rule decides points. */
export type Earning = { tiers: readonly Tier[]; cap_points: number; representatives_percent: number };

/** The points of one piece; the first tier begins with one piece. */
export function pointsOfPiece(tiers: readonly Tier[], quantity: number): number {
	return tiers.filter(({ from_quantity }) => from_quantity <= quantity).at(-1)?.points ?? 0;
}

/** What is known of a sale's terms when it is logged. */
export type Terms = {
	rule: Earning | undefined;
	/** What the seller has by the rule in the month of the invoice already. */
	earned_in_month: number;
	bonus_percent: number;
};

/** The points of a sale: none beyond the cap of a month. */
export function pointsOfSale({ points, quantity }: { points: number; quantity: number }, terms: Terms): number {
	const { rule, earned_in_month, bonus_percent } = terms;
	const whole = quantity * (rule ? pointsOfPiece(rule.tiers, quantity) : points);
	const raised = whole + Math.floor((whole * bonus_percent) / 100);
	if (!rule || rule.cap_points === 0) return raised;
	return Math.min(raised, Math.max(0, rule.cap_points - earned_in_month));
}

/** What each who helped gets: equal parts of the rule's share, rounded down; the seller has the rest. */
export function partOfEach(total: number, helpers: number, rule: Earning | undefined): number {
	if (!rule || helpers === 0) return 0;
	return Math.floor((total * rule.representatives_percent) / 100 / helpers);
}

/** Somebody who helped and gets points of a sale. */
export type Helper = { user_id: number; points: number };

/** True of whoever gets points of a sale, as its seller or as somebody who helped: they decide nothing about it. */
export function isPaidBy(sale: { owner_id: number; helpers: string | readonly Helper[] }, user_id: number): boolean {
	const helpers = typeof sale.helpers === "string" ? (JSON.parse(sale.helpers) as Helper[]) : sale.helpers;
	return sale.owner_id === user_id || helpers.some((helper) => helper.user_id === user_id && helper.points > 0);
}

/** What a rule holds for. */
export const appliesTo = ["item", "brand", "category"] as const;

/** One of them. */
export type AppliesTo = (typeof appliesTo)[number];

/** The tiers of a rule as it is stored. */
export function tiersOf({ tiers }: { tiers: string }): Tier[] {
	return JSON.parse(tiers) as Tier[];
}

/** What there is to tell of a wish, and what is known of it afterwards (gaps.md, "Wish lists"). @pure */

/** Reasons to tell the owner, the strongest first: one is told at a time. */
export const newsKinds = ["on_sale", "price_fell", "in_reach", "few_left"] as const;

/** One of them. */
export type NewsKind = (typeof newsKinds)[number];

/** What is known of a wish when it is looked at. */
export type Watched = {
	known_points: number;
	told_sale_id: number | null;
	told_few: number;
	told_in_reach: number;
	/** The item's price and stock, and the sale that runs. */
	points: number;
	quantity_left: number | null;
	is_listed: number;
	sale_id: number | null;
	sale_points: number | null;
	balance: number;
};

/** What its owner knows afterwards. */
export type Known = Pick<Watched, "known_points" | "told_sale_id"> & { told_few: 0 | 1; told_in_reach: 0 | 1 };

/** So few are left that it is worth a word. */
const few = 10;

/** True for what is nearly gone; what is gone, or not counted, is not. */
export function isFew(quantityLeft: number | null): boolean {
	return quantityLeft !== null && quantityLeft > 0 && quantityLeft <= few;
}

/** The news of a wish, if any, and what is known then. What is not in the store has none, and its state rests. */
export function newsOf(wish: Watched): { news: NewsKind | null; known: Known } {
	const { known_points, told_sale_id, points, quantity_left } = wish;
	const isSold = wish.is_listed === 1 && quantity_left !== 0;
	const price = wish.sale_points ?? points;
	const isInReach = wish.balance >= price;
	const found: Record<NewsKind, boolean> = {
		on_sale: wish.sale_id !== null && wish.sale_id !== told_sale_id,
		price_fell: points < known_points,
		in_reach: isInReach && wish.told_in_reach === 0,
		few_left: isFew(quantity_left) && wish.told_few === 0,
	};
	if (!isSold) return { news: null, known: { ...wish, ...flagsOf(wish) } };
	return {
		news: newsKinds.find((kind) => found[kind]) ?? null,
		known: {
			known_points: points,
			told_sale_id: wish.sale_id ?? told_sale_id,
			told_few: isFew(quantity_left) ? 1 : 0,
			told_in_reach: isInReach ? 1 : 0,
		},
	};
}

const flagsOf = ({ told_few, told_in_reach }: Watched) => ({
	told_few: told_few === 1 ? (1 as const) : (0 as const),
	told_in_reach: told_in_reach === 1 ? (1 as const) : (0 as const),
});

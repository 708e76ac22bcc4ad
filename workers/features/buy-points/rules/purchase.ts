/** What can be bought, by whom, and what it costs. @browser-safe @pure */

/** What the points are added to: one's points, one's wallet, or what the account has available. */
export const products = ["standard_product", "wallet_product", "top_up"] as const;

/** One of them. */
export type Product = (typeof products)[number];

/** Where a purchase stands (gaps.md, "Buying points"). */
export const purchaseStates = ["created", "authorised", "captured", "credited", "failed", "refunded"] as const;

/** One of them. */
export type PurchaseState = (typeof purchaseStates)[number];

/** How long a price holds, and how long a purchase can be given back. */
export const quoteMs = 10 * 60_000;
export const refundMs = 30 * 86_400_000;

/** Points that are offered to members; any other number lies between the bounds. */
export const offeredPoints = [1_000, 5_000, 10_000] as const;

/** The fewest and most points of one purchase, by product. */
export const boundsOf: Record<Product, { min: number; max: number }> = {
	standard_product: { min: 500, max: 50_000 },
	wallet_product: { min: 500, max: 50_000 },
	top_up: { min: 100, max: 10_000_000 },
};

/** From how many available points down owners are told (specification §9). */
export const thresholdChoices = ["none", "100", "200", "500", "1000", "2000", "5000", "custom"] as const;

/** One of them. */
export type ThresholdChoice = (typeof thresholdChoices)[number];

/** Top-ups by points and by money (specification §9); money is in whole units of the account's currency. */
export const topUpPoints = ["5000", "10000", "20000", "50000", "custom"] as const;
export const topUpAmounts = ["5000", "10000", "20000", "50000"] as const;
export const usualTopUpAmount = "10000";

/** What decides who may buy. */
export type Buyer = {
	role: string;
	/** The person's own switch. */
	isAllowed: boolean;
	/** The account's switches. */
	hasPoints: boolean;
	hasWallets: boolean;
	sellsPoints: boolean;
	sellsWalletPoints: boolean;
};

/** Whether somebody may buy this: the person's switch, and the account's switch of what is bought (specification §5). */
export function mayBuy(buyer: Buyer, product: Product): boolean {
	if (!buyer.hasPoints) return false;
	if (product === "top_up") return buyer.role === "account_owner" && buyer.sellsPoints;
	if (!buyer.isAllowed) return false;
	return product === "wallet_product" ? buyer.sellsWalletPoints && buyer.hasWallets : buyer.sellsPoints;
}

/** The part of the price that the card costs. */
export type Fee = { basis_points: number; fixed_cents: number };

/** What points cost, in hundredths of the currency; rounded up, to whole units where the currency has no smaller ones. */
export function priceOf(points: number, point_price: number, fee: Fee, hasCents: boolean) {
	const step = hasCents ? 1 : 100;
	const up = (cents: number) => Math.ceil(cents / step) * step;
	const price_cents = up(Math.ceil((points * point_price) / 10_000));
	const fee_cents = up(Math.ceil((price_cents * fee.basis_points) / 10_000) + fee.fixed_cents);
	return { price_cents, fee_cents, total_cents: price_cents + fee_cents };
}

/** How many points an amount in whole units of the currency buys; `point_price` in millionths of it. */
export function pointsForAmount(amount: number, point_price: number): number {
	return Math.floor((amount * 1_000_000) / point_price);
}

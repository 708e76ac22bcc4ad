/** What a store tile says: price, stock, offer and whether it links. */

/** The fields of a store item that its tile needs. */
export type TileItem = {
	id: number | string;
	name: string;
	brand_name?: string | null;
	image_url?: string | null;
	points: number;
	/** The name of the balance that pays it, where that is not the points. */
	label?: string;
	/** What the reader has of that balance, where it is shown. */
	in_wallet?: number;
	points_was?: number | null;
	minimum_display_cost?: number | null;
	maximum_display_cost?: number | null;
	quantity_multiples?: { static_multiples?: number[] | null; base_multiplier?: number | null } | null;
	quantity_left?: number | null;
	live_to_date?: number | null;
	/** The end of the offer in words, for pages without scripts. */
	live_to_text?: string;
	created_at?: number | null;
	is_flash_sale_item?: number | null;
};

/** A price of one figure or of two, in points. */
export type TilePrice = { min: number; max: number; isPerItem: boolean };

/** The price in points: a range when the most exceeds the least, times the smallest quantity that can be ordered. */
export function tilePrice(item: TileItem): TilePrice {
	const multiple = smallestMultiple(item);
	const min = item.minimum_display_cost ?? item.points;
	const max = item.maximum_display_cost ?? min;
	return { min: min * multiple, max: Math.max(min, max) * multiple, isPerItem: hasMultiples(item) };
}

function hasMultiples({ quantity_multiples }: TileItem): boolean {
	return Boolean(quantity_multiples?.static_multiples?.length || quantity_multiples?.base_multiplier);
}

/** The smallest quantity that can be ordered: 1 without quantity multiples. */
export function smallestMultiple(item: TileItem): number {
	const { static_multiples, base_multiplier } = item.quantity_multiples ?? {};
	const choices = [...(static_multiples ?? []), ...(base_multiplier ? [base_multiplier] : [])].filter(
		(value) => value > 0,
	);
	return choices.length > 0 ? Math.min(...choices) : 1;
}

/** A flash sale exists only with its flag, and when the old price is above the new one and above 0. */
export function isFlashSale(item: TileItem): boolean {
	const was = item.points_was ?? 0;
	return item.is_flash_sale_item === 1 && was > item.points && was > 0;
}

/** Whether the time of a time-limited offer is over. */
export function isOfferExpired(item: TileItem, nowMs: number): boolean {
	return item.live_to_date != null && item.live_to_date <= nowMs;
}

/** The labels on a tile's picture. */
export type TileLabel = "expired" | "out" | "few" | "new";

/** 'Offer Expired', else 'Out of Stock' at 0, else 'Only N left' at 10 or fewer; and 'New!' when the item carries a date. */
export function tileLabels(item: TileItem, nowMs: number): TileLabel[] {
	const stock = stockLabel(item, nowMs);
	return [...(stock ? [stock] : []), ...(item.created_at == null ? [] : ["new" as const])];
}

function stockLabel(item: TileItem, nowMs: number): TileLabel | null {
	if (isOfferExpired(item, nowMs)) return "expired";
	if (item.quantity_left == null || item.quantity_left > 10) return null;
	return item.quantity_left <= 0 ? "out" : "few";
}

/** Whether the tile leads to its item: only an expired offer stops it, what is sold out can still be read. */
export function tileLinks(item: TileItem, nowMs: number): boolean {
	return !isOfferExpired(item, nowMs);
}

/** How many points are missing for the least that the item costs; 0 when the balance covers it. */
export function pointsMissing(item: TileItem, balance: number): number {
	return Math.max(0, tilePrice(item).min - balance);
}

/** The address of an item, with the current query kept when asked. */
export function tileHref(id: number | string, savedQuery?: string): string {
	const query = savedQuery?.replace(/^\?/, "");
	return `/store/item/${id}${query ? `?${query}` : ""}`;
}

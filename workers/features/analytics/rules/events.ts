/** Events as GA4's Measurement Protocol names them (developers.google.com/analytics): of what is in the store, never of whom. @pure */
import { dollarsOf, type PointsInDollars } from "./money";

/** Something of the store in an event: categories from the root down, of which five are told. */
export type MeasuredItem = {
	item_id: number;
	name: string;
	brand_name: string;
	/** Of one unit. */
	points: number;
	quantity: number;
	categories: readonly string[];
	/** Which of its variants, in words. */
	variant?: string;
};

/** An event of the protocol. */
export type AnalyticsEvent = { name: "add_to_cart" | "purchase" | "select_item"; params: Record<string, unknown> };

/** The protocol cuts nothing: a longer value is refused as a whole. */
const maxLength = 100;
/** Levels of categories that an item has in an event. */
const maxLevels = 5;

/** Units were put into a cart. */
export function addToCart(item: MeasuredItem, worth: PointsInDollars): AnalyticsEvent {
	return { name: "add_to_cart", params: withMoney([item], worth) };
}

/** An order was placed; its id lets the receiver drop a repeat. */
export function purchase(order_id: number, items: readonly MeasuredItem[], worth: PointsInDollars): AnalyticsEvent {
	return { name: "purchase", params: { transaction_id: String(order_id), ...withMoney(items, worth) } };
}

/** A recommended item's tile was clicked: where tiles stand so, in which row, at which place from 1. */
export function selectItem(
	item: MeasuredItem,
	{ context, source, position }: { context: string; source: string; position: number },
): AnalyticsEvent {
	const { quantity: _one, ...shown } = itemOf(item);
	return {
		name: "select_item",
		params: {
			context,
			item_source: source,
			position,
			item_list_id: source,
			items: [{ ...shown, index: position }],
		},
	};
}

/** Items with their prices, and the sum: exactly that of the items. Where points have no worth in dollars, money is left out. */
function withMoney(items: readonly MeasuredItem[], worth: PointsInDollars): Record<string, unknown> {
	const priced = items.map((item) => ({ item, price: dollarsOf(item.points, worth) }));
	if (priced.some(({ price }) => price === undefined)) return { items: items.map(itemOf) };
	const cents = priced.reduce((sum, { item, price }) => sum + Math.round(price! * 100) * item.quantity, 0);
	return {
		currency: "USD",
		value: cents / 100,
		items: priced.map(({ item, price }) => ({ ...itemOf(item), price })),
	};
}

function itemOf({ item_id, name, brand_name, points, quantity, categories, variant }: MeasuredItem) {
	const levels = categories
		.slice(0, maxLevels)
		.map((category, at) => [at === 0 ? "item_category" : `item_category${at + 1}`, cut(category)]);
	return {
		item_id: String(item_id),
		item_name: cut(name),
		...(brand_name && { item_brand: cut(brand_name) }),
		...(variant && { item_variant: cut(variant) }),
		...Object.fromEntries(levels),
		points,
		quantity,
	};
}

function cut(text: string): string {
	return [...text].slice(0, maxLength).join("");
}

/** The cart for the wire: each remembered line with the item as it is now and what changed since it was saved. */
import { z } from "zod";
import {
	amountOf,
	mayTypeQuantity,
	quantityChoices,
	quantityStep,
	totalOf,
	type VariantForSale,
} from "#workers/features/catalog";
import type { Translate } from "#workers/kernel/scope";
import { type LineDetails, readDetails } from "./line-details";
import { isBlocking, type LineNotice, noticesOf } from "./notices";

const flag = z.union([z.literal(0), z.literal(1)]);

const cartItemOutput = z.object({
	/** The variant's id: what cart and orders are about. */
	itemId: z.int(),
	qty: z.int(),
	custom_quantity_chosen: flag,
	recipient_email: z.string(),
	recipient_first_name: z.string(),
	recipient_last_name: z.string(),
	custom_message: z.string(),
	additional_data: z.unknown(),
	item: z.object({
		id: z.int(),
		sku: z.string(),
		name: z.string(),
		brand_name: z.string(),
		/** Which balance pays it. */
		product_type: z.enum(["standard_product", "wallet_product"]),
		points: z.int(),
		/** While a flash sale runs: the price before, and when it ends. */
		points_was: z.int().optional(),
		live_to_date: z.int().optional(),
		is_flash_sale_item: flag,
		categories: z.array(z.string()),
		options: z.array(z.tuple([z.string(), z.string()])),
		image_url: z.string().nullable(),
		is_gift_card: flag,
		/** How it reaches its recipient: only a courier needs an address. */
		delivery: z.enum(["courier", "email", "donation"]),
		quantity_left: z.int().nullable(),
		quantity_choices: z.array(z.int()),
		may_type_quantity: flag,
		quantity_step: z.int(),
	}),
	/** Points of all units of the line. */
	points: z.int(),
	notices: z.array(z.object({ code: z.string(), text: z.string(), is_blocking: flag })),
});

/** The cart on the wire. The sums count the lines that are for sale: `total_points` those of standard products, the other those of the wallet. */
export const cartOutput = z.object({
	items: z.array(cartItemOutput),
	cart_version: z.int(),
	total_points: z.int(),
	total_wallet_points: z.int(),
	total_units: z.int(),
});

/** A line of the cart on the wire. */
export type CartItem = z.output<typeof cartItemOutput>;

/** The cart on the wire. */
export type CartAnswer = z.output<typeof cartOutput>;

type Stored = { lines: { item_id: number; quantity: number; details: string }[]; cart_version: number };

/** Joins what is remembered with what is sold. Lines whose variant was never in this catalogue are left out. */
export function presentCart(
	stored: Stored,
	variants: ReadonlyMap<number, VariantForSale>,
	translate: Translate,
): CartAnswer {
	const saleUnits = unitsOfSales(stored.lines, variants);
	const items = stored.lines.flatMap(({ item_id, quantity, details }) => {
		const variant = variants.get(item_id);
		if (!variant) return [];
		const sale_units = saleUnits.get(variant.flash?.sale_id ?? 0);
		return [presentLine(variant, { quantity, sale_units }, readDetails(details), translate)];
	});
	const sold = items.filter(({ notices }) => !notices.some(({ code }) => code === "unavailable"));
	const sumOf = (type: CartItem["item"]["product_type"]) =>
		totalOf(sold.filter(({ item }) => item.product_type === type).map(({ points }) => points));
	return {
		items,
		cart_version: stored.cart_version,
		total_points: sumOf("standard_product"),
		total_wallet_points: sumOf("wallet_product"),
		total_units: items.reduce((sum, { qty }) => sum + qty, 0),
	};
}

/** Units of each flash sale in the cart: the limit for each person counts all variants of an item. */
function unitsOfSales(lines: Stored["lines"], variants: ReadonlyMap<number, VariantForSale>): Map<number, number> {
	const units = new Map<number, number>();
	for (const { item_id, quantity } of lines) {
		const sale = variants.get(item_id)?.flash;
		if (sale) units.set(sale.sale_id, (units.get(sale.sale_id) ?? 0) + quantity);
	}
	return units;
}

function presentLine(
	variant: VariantForSale,
	{ quantity: qty, sale_units }: { quantity: number; sale_units: number | undefined },
	details: LineDetails,
	translate: Translate,
): CartItem {
	const { points: points_seen, ...given } = details;
	const notices = noticesOf({ quantity: qty, points_seen, variant, sale_units });
	return {
		itemId: variant.id,
		qty,
		...given,
		item: {
			id: variant.item_id,
			sku: variant.sku,
			name: variant.name,
			brand_name: variant.brand_name,
			product_type: variant.product_type,
			points: variant.points,
			...(variant.flash ? { points_was: variant.flash.points_was, live_to_date: variant.flash.live_to_date } : {}),
			is_flash_sale_item: variant.flash ? 1 : 0,
			categories: variant.categories,
			options: variant.options,
			image_url: variant.image_url,
			is_gift_card: variant.is_gift_card,
			delivery: variant.delivery,
			quantity_left: variant.stock,
			quantity_choices: quantityChoices(variant.quantity_multiples),
			may_type_quantity: mayTypeQuantity(variant.quantity_multiples) ? 1 : 0,
			quantity_step: quantityStep(variant.quantity_multiples),
		},
		points: amountOf(variant.points, qty),
		notices: notices.map((notice) => ({
			code: notice.code,
			text: textOf(notice, variant, translate),
			is_blocking: isBlocking(notice) ? 1 : 0,
		})),
	};
}

function textOf(notice: LineNotice, variant: VariantForSale, translate: Translate): string {
	switch (notice.code) {
		case "unavailable":
			return translate("cart:lineNotices.unavailable");
		case "out_of_stock":
			return translate("cart:lineNotices.outOfStock");
		case "only_left":
			return translate("cart:lineNotices.onlyLeft", { count: notice.quantity_left });
		case "member_limit":
			return limitText(notice, translate);
		case "quantity_not_allowed":
			return quantityProblem(variant, translate);
		case "too_much_for_one_order":
			return translate("cart:lineNotices.tooMuchForOneOrder", { count: notice.max });
		case "price_raised":
			return translate("cart:lineNotices.priceRaised", { was: notice.points_was, is: variant.points });
		case "price_lowered":
			return translate("cart:lineNotices.priceLowered", { was: notice.points_was, is: variant.points });
	}
}

/** What is said of more units than one person may buy in a flash sale. */
export function limitText({ limit, may_buy }: { limit: number; may_buy: number }, translate: Translate): string {
	return may_buy > 0
		? translate("cart:lineNotices.memberLimit", { count: may_buy })
		: translate("cart:lineNotices.memberLimitReached", { count: limit });
}

/** The text for a quantity in which the item is not sold: 'Quantity must be a multiple of N', or the list of what is. */
export function quantityProblem(variant: Pick<VariantForSale, "quantity_multiples">, translate: Translate): string {
	if (mayTypeQuantity(variant.quantity_multiples))
		return translate("answers:validation.multipleOf", { count: quantityStep(variant.quantity_multiples) });
	return translate("cart:validation.chooseQuantity", {
		quantities: quantityChoices(variant.quantity_multiples).join(", "),
	});
}

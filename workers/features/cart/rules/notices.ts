/** What a buyer must know of a line before ordering: gone, too few left, not sold in this quantity, another price. */
import { isQuantityAllowed, unitsInOneOrder, type VariantForSale } from "#workers/features/catalog";

/** What is known of a line now, and when it was last saved. `sale_units` are those of its flash sale in the whole cart. */
export type LineFacts = {
	quantity: number;
	points_seen: number;
	variant: VariantForSale | undefined;
	sale_units?: number;
};

/** A notice; all but a changed price stand in the way of ordering. */
export type LineNotice =
	| { code: "unavailable" }
	| { code: "out_of_stock" }
	| { code: "only_left"; quantity_left: number }
	| { code: "quantity_not_allowed" }
	| { code: "too_much_for_one_order"; max: number }
	| { code: "member_limit"; limit: number; may_buy: number }
	| { code: "price_raised" | "price_lowered"; points_was: number };

/** True while the variant may be bought, with whichever balance pays it. */
export function isSold(variant: Pick<VariantForSale, "is_for_sale">): boolean {
	return variant.is_for_sale === 1;
}

/** How many units more one person may buy of it in its flash sale; without one as many as they like. */
export function unitsMayBuy({ flash }: Pick<VariantForSale, "flash">): number {
	return flash ? Math.max(0, flash.limit_per_member - flash.bought) : Number.POSITIVE_INFINITY;
}

/** The most units of a variant by what bounds them, each under the notice that says so. */
export function mostUnits(
	variant: VariantForSale,
): Record<"only_left" | "too_much_for_one_order" | "member_limit", number> {
	return {
		only_left: variant.stock ?? Number.POSITIVE_INFINITY,
		too_much_for_one_order: unitsInOneOrder(variant),
		member_limit: unitsMayBuy(variant),
	};
}

/** The notices of a line, the gravest first. */
export function noticesOf({ quantity, points_seen, variant, sale_units = quantity }: LineFacts): LineNotice[] {
	if (!variant || !isSold(variant)) return [{ code: "unavailable" }];
	if (variant.stock === 0) return [{ code: "out_of_stock" }];
	const notices: LineNotice[] = [];
	const most = mostUnits(variant);
	if (quantity > most.only_left) notices.push({ code: "only_left", quantity_left: most.only_left });
	if (variant.flash && sale_units > most.member_limit)
		notices.push({ code: "member_limit", limit: variant.flash.limit_per_member, may_buy: most.member_limit });
	if (!isQuantityAllowed(quantity, variant.quantity_multiples)) notices.push({ code: "quantity_not_allowed" });
	if (quantity > most.too_much_for_one_order)
		notices.push({ code: "too_much_for_one_order", max: most.too_much_for_one_order });
	if (points_seen < variant.points) notices.push({ code: "price_raised", points_was: points_seen });
	if (points_seen > variant.points) notices.push({ code: "price_lowered", points_was: points_seen });
	return notices;
}

/** True for a notice that ordering must wait for. */
export function isBlocking(notice: LineNotice): boolean {
	return notice.code !== "price_raised" && notice.code !== "price_lowered";
}

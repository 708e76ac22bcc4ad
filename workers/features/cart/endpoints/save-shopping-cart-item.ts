/** Sets the absolute quantity of a cart line, or adds to it; invariant: only what is sold, in quantities in which it is sold, enters a cart. */
import { z } from "zod";
import { measureAdded } from "#workers/features/analytics";
import { isQuantityAllowed, maxUnits, quantityChoices, type VariantForSale } from "#workers/features/catalog";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope, Translate } from "#workers/kernel/scope";
import { additionalData, givenDetails, lineFields, nothingSaid, readDetails } from "../rules/line-details";
import { isSold, mostUnits } from "../rules/notices";
import { cartOutput, limitText, quantityProblem } from "../rules/present-cart";
import { recipientName } from "../rules/recipients";
import { addToStoredLine, type LineToSave, removeStoredLine, type StoredCart, saveStoredLine } from "../store";
import { readVariants, showCart } from "./get-shopping-cart";

/** The most lines that one cart holds. */
const maxLines = 100;

export const saveShoppingCartItem = defineEndpoint({
	name: "cart/save-shopping-cart-item",
	path: "/api/shopping_cart/api_save_shopping_cart_item",
	summary:
		"Sets the quantity of an item in the cart; 0 or less removes it. With `is_added` the quantity is added to what is there, once for each `add_key`, as long as it is for the same recipient.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!disallow_adding_items_to_cart", "!user.disable_shop", "!user.disable_cart"],
	input: z.object({
		data: lineFields.extend({ itemId: z.int().min(1) }),
		quantity: z.int().max(maxUnits).optional(),
		additional_data: additionalData.optional(),
		/** The quantity is added to what the cart has, whoever else adds at the same time. */
		is_added: z.literal(1).optional(),
		/** Tells a form that is sent twice from a second one. */
		add_key: text(100).optional(),
	}),
	output: cartOutput,
	errors: { item_not_available: {}, cart_is_full: { details: { max: maxLines } }, for_somebody_else: {} },
	repetition: { kind: "natural" },
	startsEarly: true,
	handler: async (scope, { data, quantity: given, additional_data, is_added, add_key }) => {
		const { itemId, ...fields } = data;
		if (is_added && given !== undefined && given < 1)
			throw invalid({ quantity: [scope.translate("answers:validation.minValue", { count: 1 })] });
		if (given !== undefined && given <= 0) {
			await scope.entered();
			return showCart(scope, await removeStoredLine(scope, itemId));
		}
		const [variants] = await Promise.all([readVariants(scope, [itemId]), scope.entered()]);
		const variant = variants.get(itemId);
		if (!variant) throw notFound("item");
		if (!isSold(variant)) throw refuse("item_not_available", { item: variant.name });
		const quantity = given ?? quantityWhenNoneIsGiven(variant);
		const line = {
			item_id: itemId,
			quantity,
			given: givenDetails({ ...fields, additional_data, points: variant.points }),
			usual: nothingSaid,
			max_lines: maxLines,
		};
		const saved = is_added ? await addLine(scope, variant, line, add_key) : await setLine(scope, variant, line);
		if (!saved) throw refuse("cart_is_full", { max: maxLines });
		measureAdded(scope, { variant, quantity: saved.grown_by ?? 0 });
		return showCart(scope, saved, variants);
	},
});

async function setLine(scope: MemberScope, variant: VariantForSale, line: LineToSave): Promise<StoredCart | null> {
	const problem = problemOf(variant, line.quantity, scope.translate);
	if (problem) throw invalid({ quantity: [problem] });
	return saveStoredLine(scope, line);
}

/** What is added is checked as the sum, which only the cart knows. */
async function addLine(
	scope: MemberScope,
	variant: VariantForSale,
	line: LineToSave,
	key: string | undefined,
): Promise<StoredCart | null> {
	const multiples = variant.quantity_multiples;
	const added = await addToStoredLine(scope, { ...line, key, multiples, max_quantity: maxQuantity(variant) });
	if ("refused_quantity" in added) {
		const problem = problemOf(variant, added.refused_quantity, scope.translate);
		throw invalid({ quantity: [problem ?? quantityProblem(variant, scope.translate)] });
	}
	if ("details_of_another" in added) {
		const recipient = recipientName(readDetails(added.details_of_another)) || scope.translate("cart:yourself");
		throw refuse("for_somebody_else", { item: variant.name, recipient });
	}
	return "cart" in added ? added.cart : null;
}

/** The most of a variant that a line may have, as `problemOf` says it. */
function maxQuantity(variant: VariantForSale): number {
	return Math.min(Number.MAX_SAFE_INTEGER, ...Object.values(mostUnits(variant)));
}

/** Choosing a custom quantity starts at 1, or at the least in which the item is sold. */
function quantityWhenNoneIsGiven(variant: VariantForSale): number {
	return isQuantityAllowed(1, variant.quantity_multiples)
		? 1
		: Math.min(...quantityChoices(variant.quantity_multiples));
}

function problemOf(variant: VariantForSale, quantity: number, translate: Translate): string | undefined {
	if (!isQuantityAllowed(quantity, variant.quantity_multiples)) return quantityProblem(variant, translate);
	const most = mostUnits(variant);
	if (most.only_left === 0) return translate("cart:lineNotices.outOfStock");
	if (quantity > most.only_left) return translate("cart:lineNotices.onlyLeft", { count: most.only_left });
	if (quantity > most.too_much_for_one_order)
		return translate("cart:lineNotices.tooMuchForOneOrder", { count: most.too_much_for_one_order });
	if (variant.flash && quantity > most.member_limit)
		return limitText({ limit: variant.flash.limit_per_member, may_buy: most.member_limit }, translate);
	return undefined;
}

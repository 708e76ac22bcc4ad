/** The signed-in person's cart with prices and availability of this moment. */
import { z } from "zod";
import { findVariantsForSale, toVariantForSale, type VariantForSale } from "#workers/features/catalog";
import { ignored } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { type CartAnswer, cartOutput, presentCart } from "../rules/present-cart";
import { readStoredCart, type StoredCart } from "../store";

export const getShoppingCart = defineEndpoint({
	name: "cart/get-shopping-cart",
	path: "/api/shopping_cart/api_get_shopping_cart",
	summary: "The shopping cart of the signed-in user.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop", "!user.disable_cart"],
	input: z.object({ redirect_if_logged_out: ignored }),
	output: cartOutput,
	repetition: { kind: "read" },
	handler: async (scope) => showCart(scope, await readStoredCart(scope)),
});

/** The stored cart as its owner sees it; `known` are variants that were read already. */
export async function showCart(
	scope: MemberScope,
	stored: StoredCart,
	known?: Map<number, VariantForSale>,
): Promise<CartAnswer> {
	const ids = stored.lines.map(({ item_id }) => item_id);
	const variants = known && ids.every((id) => known.has(id)) ? known : await readVariants(scope, ids);
	return presentCart(stored, variants, scope.translate);
}

/** Variants by id as they are sold now. */
export async function readVariants(scope: MemberScope, ids: readonly number[]): Promise<Map<number, VariantForSale>> {
	if (ids.length === 0) return new Map();
	const rows = await scope.read(
		findVariantsForSale(scope.account.id, ids, { user_id: scope.user.id, now: scope.clock.now() }),
	);
	return new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
}

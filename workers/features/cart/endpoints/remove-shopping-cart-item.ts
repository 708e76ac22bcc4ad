/** Takes an item out of the cart; taking out what is not in it changes nothing that is seen. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { cartOutput } from "../rules/present-cart";
import { removeStoredLine } from "../store";
import { showCart } from "./get-shopping-cart";

export const removeShoppingCartItem = defineEndpoint({
	name: "cart/remove-shopping-cart-item",
	path: "/api/shopping_cart/api_remove_shopping_cart_item",
	summary: "Removes an item from the cart.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop", "!user.disable_cart"],
	input: z.object({ catalog_item_id: z.int().min(1) }),
	output: cartOutput,
	repetition: { kind: "natural" },
	handler: async (scope, { catalog_item_id }) => showCart(scope, await removeStoredLine(scope, catalog_item_id)),
});

/** Everything that the cart feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { countCartItems } from "./endpoints/count-cart";
import { getShoppingCart } from "./endpoints/get-shopping-cart";
import { removeShoppingCartItem } from "./endpoints/remove-shopping-cart-item";
import { saveShoppingCartItem } from "./endpoints/save-shopping-cart-item";

export const feature = defineFeature({
	endpoints: [countCartItems, getShoppingCart, removeShoppingCartItem, saveShoppingCartItem],
});

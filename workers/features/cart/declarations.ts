/** Everything that the cart feature declares, for the registry. */
import { countCartItems } from "./endpoints/count-cart";
import { getShoppingCart } from "./endpoints/get-shopping-cart";
import { removeShoppingCartItem } from "./endpoints/remove-shopping-cart-item";
import { saveShoppingCartItem } from "./endpoints/save-shopping-cart-item";

export const cartDeclarations = {
	endpoints: {
		"cart/count-cart": countCartItems,
		"cart/get-shopping-cart": getShoppingCart,
		"cart/remove-shopping-cart-item": removeShoppingCartItem,
		"cart/save-shopping-cart-item": saveShoppingCartItem,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;

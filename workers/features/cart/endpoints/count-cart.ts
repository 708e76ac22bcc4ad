/** How many units lie in the signed-in person's cart, for the frame's icon; 0 where the person may not have one. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn, isOnFor } from "#workers/kernel/identity";
import { countCart } from "../store";

export const countCartItems = defineEndpoint({
	name: "cart/count-cart",
	path: "/api/shopping_cart/api_count_cart",
	summary: "The number of units in the cart.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ cart_count: z.int() }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const mayHaveCart =
			isOn(scope.account, "redemptions_enabled") &&
			!isOnFor(scope.user, "disable_shop") &&
			!isOnFor(scope.user, "disable_cart");
		return { cart_count: mayHaveCart ? await countCart(scope) : 0 };
	},
});

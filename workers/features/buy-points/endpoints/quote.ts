/** What points cost, card fee included: the price holds for ten minutes, and is paid by `buy_points`. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { products } from "../rules/purchase";
import { quotePoints } from "../steps/quote-points";
import { requireProduct } from "../steps/require-product";
import { insertPurchase } from "../store/purchases";

export const quote = defineEndpoint({
	name: "buy-points/quote",
	path: "/api/payment/api_quote",
	summary: "Quotes the price of points, with the card's fee, for ten minutes.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({ amount: z.int().min(1).max(10_000_000), pointsType: z.enum(products).default("standard_product") }),
	output: z.object({
		quote_id: z.int(),
		points: z.int(),
		/** In hundredths of the currency. */
		price_cents: z.int(),
		fee_cents: z.int(),
		total_cents: z.int(),
		currency: z.string(),
		expires_at: z.int(),
	}),
	errors: { no_point_price: {}, cards_not_taken: {} },
	repetition: { kind: "key" },
	limits: [{ name: "payment", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { amount, pointsType }) => {
		requireProduct(scope, pointsType);
		const { id: quote_id, user_id: _buyer, product: _product, ...quoted } = quotePoints(scope, amount, pointsType);
		const written = { id: quote_id, user_id: scope.user.id, product: pointsType, ...quoted };
		return scope.commit({
			statements: [insertPurchase(scope.account.id, written, scope.clock.now())],
			answer: { quote_id, ...quoted },
		});
	},
});

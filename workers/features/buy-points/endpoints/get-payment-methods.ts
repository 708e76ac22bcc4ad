/** How points can be paid, and what one may buy; numbers of cards are never seen here. */

import { z } from "zod";
import { currencyOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { productsFor } from "../rules/buyer";
import { pageToken, testTokens } from "../rules/payment-provider";
import { boundsOf, offeredPoints, products } from "../rules/purchase";
import { feeOf } from "../steps/quote-points";
import { stripeSettings } from "../store/stripe";

export const getPaymentMethods = defineEndpoint({
	name: "buy-points/get-payment-methods",
	path: "/api/payment/api_get_payment_methods",
	summary:
		"Lists what can be bought and how it can be paid: on the provider's page, in its test mode with test tokens too.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		methods: z.array(z.object({ token: z.string(), kind: z.enum(["page", "test_token"]) })),
		products: z.array(z.object({ product: z.enum(products), min: z.int(), max: z.int() })),
		offered_points: z.array(z.int()),
		point_price: z.int(),
		currency: z.string(),
		fee_basis_points: z.int(),
		fee_cents: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, env } = scope;
		const settings = stripeSettings(env);
		const page = settings ? [{ token: pageToken, kind: "page" as const }] : [];
		const tests = settings?.isTest ? testTokens.map((token) => ({ token, kind: "test_token" as const })) : [];
		const fee = feeOf(env);
		return {
			methods: [...page, ...tests],
			products: productsFor(scope).map((product) => ({ product, ...boundsOf[product] })),
			offered_points: [...offeredPoints],
			point_price: account.point_price,
			currency: currencyOf(account.country),
			fee_basis_points: fee.basis_points,
			fee_cents: fee.fixed_cents,
		};
	},
});

/**
 * Pays for points by a token of the payment provider; invariant: a purchase is tried once at a time, at the price that was shown,
 * and what follows of it is done by its job, whatever breaks off (`purchase_under_way`).
 */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { pageToken } from "../rules/payment-provider";
import { type Product, products } from "../rules/purchase";
import { quotePoints } from "../steps/quote-points";
import { requireProduct } from "../steps/require-product";
import { beginAttempt, findPurchase, insertPurchase } from "../store/purchases";

/** When the schedule asks, should the purchase's own message be lost. */
const lookAfterMs = 30 * secondMs;

export const buyPoints = defineEndpoint({
	name: "buy-points/buy-points",
	path: "/api/payment/api_buy_points",
	summary: "Buys points with a payment token; they are credited once the payment is captured.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({
		/** Of the provider: a payment method or token, or `page` for the provider's own page. */
		token: text(200).min(1),
		/** How many points. */
		amount: z.int().min(1).max(10_000_000),
		pointsType: z.enum(products).default("standard_product"),
		/** The quote whose price was shown; without one it is the price of this moment. */
		quote_id: z.int().optional(),
	}),
	output: z.object({ purchase_id: z.int() }),
	errors: { purchase_under_way: {}, price_ended: {}, no_point_price: {}, cards_not_taken: {} },
	repetition: {
		kind: "key",
		derive: (_scope, { token, quote_id }) => (token === pageToken ? undefined : `token:${quote_id ?? ""}:${token}`),
	},
	limits: [{ name: "payment", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { token, amount, pointsType, quote_id }) => {
		requireProduct(scope, pointsType);
		const now = scope.clock.now();
		const { id, statements } =
			quote_id === undefined
				? newPurchase(scope, amount, pointsType)
				: await quoted(scope, quote_id, { amount, product: pointsType });
		return scope.commit({
			statements: [
				...statements,
				...beginAttempt(scope.account.id, { id, token, isPage: token === pageToken, look_at: now + lookAfterMs, now }),
			],
			answer: { purchase_id: id },
			audit: { subject_kind: "purchase", subject_id: id, details: { points: amount, product: pointsType } },
			follow: [{ job: "buy-points/follow-purchase", payload: { purchase_id: id } }],
		});
	},
});

type Begun = { id: number; statements: Statement[] };

function newPurchase(scope: MemberScope, amount: number, product: Product): Begun {
	const quote = quotePoints(scope, amount, product);
	return { id: quote.id, statements: [insertPurchase(scope.account.id, quote, scope.clock.now())] };
}

/** A quote of one's own that says what is asked for now. */
async function quoted(scope: MemberScope, id: number, asked: { amount: number; product: Product }): Promise<Begun> {
	const [row] = await scope.read(findPurchase(scope.account.id, id));
	if (!row || row.user_id !== scope.user.id) throw notFound("quote");
	if (row.points !== asked.amount || row.product !== asked.product)
		throw invalid({ amount: [scope.translate("buy-points:validation.otherThanQuoted")] });
	if (row.expires_at <= scope.clock.now()) throw refuse("price_ended");
	return { id, statements: [] };
}

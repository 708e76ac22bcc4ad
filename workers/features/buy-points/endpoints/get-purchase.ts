/** One of one's own purchases: where it stands, what was paid, and what can be done about it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { presentPurchase, purchaseOutput } from "../steps/present-purchase";
import { findPurchase } from "../store/purchases";

export const getPurchase = defineEndpoint({
	name: "buy-points/get-purchase",
	path: "/api/payment/api_get_purchase",
	summary: "Shows a purchase of points of one's own, as the payment goes on.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({ purchase_id: z.int() }),
	output: z.object({ purchase: purchaseOutput }),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }, { purchase_id }) => {
		const [row] = await read(findPurchase(account.id, purchase_id));
		if (!row || row.user_id !== user.id) throw notFound("purchase");
		return { purchase: presentPurchase(row, clock.now()) };
	},
});

/**
 * What the payment provider tells; invariant: an event only says that a purchase is to be asked about, so that one which comes
 * twice, late or before the call's own answer changes nothing by itself, and one that is not signed is not read.
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { UnsignedEvent } from "../rules/payment-provider";
import { openProvider } from "../steps/open-provider";
import { findPurchase, isUnderWay } from "../store/purchases";

export const receiveWebhook = defineEndpoint({
	name: "buy-points/receive-webhook",
	path: "/api/payment/webhook",
	summary: "Takes the payment provider's signed events.",
	access: "anyone",
	authentication: "signature",
	signatureHeader: "stripe-signature",
	input: z.object({ body: z.string().max(65_536), signature: z.string().max(1_000) }),
	output: z.object({}),
	errors: { cards_not_taken: {}, signature_not_valid: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { body, signature }) => {
		const provider = await openProvider(scope);
		const event = await provider.readEvent(body, signature, scope.clock.now()).catch((error) => {
			throw error instanceof UnsignedEvent ? new Refusal("signature_not_valid", 400) : error;
		});
		// One endpoint at the provider may tell of all clients; each site answers for its own.
		if (event?.account_id !== scope.account.id) return {};
		const { purchase_id } = event;
		const [row] = await scope.read(findPurchase(scope.account.id, purchase_id));
		if (!row || !isUnderWay(row)) return {};
		return scope.commit({
			statements: [],
			answer: {},
			follow: [{ job: "buy-points/follow-purchase", payload: { purchase_id } }],
		});
	},
});

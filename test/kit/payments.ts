/** Lets the Worker ask the stand-in for Stripe in place of Stripe, and hands it the events that were sent meanwhile. */
import { vi } from "vitest";
import { isolateClock } from "#workers/runtime/clock";
import { createPayments, type Payments, type SignedEvent } from "../../scripts/stand-ins/payments.mjs";
import { runByHand } from "./outbox";
import type { TestTenant } from "./tenant";

/** As vitest.config.ts sets them for every Worker of a test. */
export const stripeUrl = "https://stripe.test";
const key = "sk_test_of_the_tests";

/** The secret with which events are signed. */
export const webhookSecret = "whsec_of_the_tests";

/** An account that answers in place of Stripe until mocks are restored, with the events that it sent. */
export function standInForStripe(): { stripe: Payments; events: SignedEvent[] } {
	const events: SignedEvent[] = [];
	const stripe = createPayments({
		...{ key, webhookSecret, url: stripeUrl },
		onEvent: (event) => events.push(event),
		now: () => isolateClock.current.now(),
	});
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		const request = new Request(address instanceof Request ? address.url : String(address), init as RequestInit);
		if (!request.url.startsWith(`${stripeUrl}/`)) return new Response("nothing here", { status: 502 });
		return stripe.fetch(request as never);
	});
	return { stripe, events };
}

/** Sends an event as the provider does: without cookies, with its signature. */
export function sendEvent(tenant: TestTenant, { body, signature }: Pick<SignedEvent, "body" | "signature">) {
	const visitor = tenant.visitor();
	runByHand(visitor);
	return visitor.fetch("/api/payment/webhook", {
		method: "POST",
		headers: { "content-type": "application/json", "stripe-signature": signature },
		body,
	});
}

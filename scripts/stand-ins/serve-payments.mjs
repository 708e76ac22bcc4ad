/** Serves the stand-in for Stripe, keeps its payments in the state's folder, and tells the sites of what became of them. */
import { request } from "node:http";
import { join } from "node:path";
import { createPayments } from "./payments.mjs";
import { rememberIn, serveStandIn } from "./serve-stand-in.mjs";

const key = "sk_test_local";
const webhookSecret = "whsec_local";

/** Starts it; answers the settings with which the Worker asks it, and how to stop it. */
export async function servePayments({ persist }) {
	let standIn;
	const { port, stop } = await serveStandIn({ control: () => false, fetch: (asked) => standIn.fetch(asked) });
	const url = `http://127.0.0.1:${port}`;
	standIn = createPayments({
		...{ key, webhookSecret, url, onEvent: tellSite },
		...rememberIn(join(persist, "payments.json")),
	});
	return {
		port,
		vars: { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret },
		stop,
	};
}

/** Sends an event to the site on this machine to which the buyer comes back; one that is not there learns of it by asking. */
function tellSite({ body, signature, returnUrl }) {
	if (!URL.canParse(returnUrl)) return;
	const { host, port } = new URL(returnUrl);
	const headers = { host, "content-type": "application/json", "stripe-signature": signature };
	const sent = request({ host: "127.0.0.1", port, path: "/api/payment/webhook", method: "POST", headers });
	sent.on("error", () => undefined);
	sent.on("response", (answer) => answer.resume());
	sent.end(body);
}

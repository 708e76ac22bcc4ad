/**
 * Stands in for Stripe's API on this machine and in tests, as far as Laurel asks it: payment intents, its own page of payments
 * (Checkout), refunds and signed events, with the paths, answers, states and errors that Stripe documents. What a bank says is
 * chosen by Stripe's documented test tokens.
 */
import { bankPage, checkoutPage } from "./payment-pages.mjs";
import { cardOf, declineOf, needsBank, readForm, signEvent } from "./payment-rules.mjs";

/** Its own page stays open for half an hour at least. */
const shortestPageMs = 30 * 60_000;

const errors = {
	noKey: [401, { type: "invalid_request_error", message: "You did not provide an API key." }],
	wrongKey: [401, { type: "invalid_request_error", message: "Invalid API Key provided." }],
	noRoute: [404, { type: "invalid_request_error", message: "Unrecognized request URL." }],
	unknown: [404, { type: "invalid_request_error", code: "resource_missing", message: "No such object." }],
	noMethod: [
		400,
		{
			type: "invalid_request_error",
			code: "resource_missing",
			message: "No such PaymentMethod.",
			param: "payment_method",
		},
	],
	state: [
		400,
		{
			type: "invalid_request_error",
			code: "payment_intent_unexpected_state",
			message: "This PaymentIntent's state does not allow it.",
		},
	],
	tooSmall: [400, { type: "invalid_request_error", code: "amount_too_small", message: "Amount is too small." }],
	tooLarge: [400, { type: "invalid_request_error", code: "amount_too_large", message: "Amount is too large." }],
	pageTooShort: [
		400,
		{
			type: "invalid_request_error",
			message: "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
			param: "expires_at",
		},
	],
	refunded: [
		400,
		{ type: "invalid_request_error", code: "charge_already_refunded", message: "Charge has already been refunded." },
	],
	reused: [
		400,
		{ type: "idempotency_error", message: "Keys for idempotent requests can only be used with the same parameters." },
	],
	tooMany: [429, { type: "invalid_request_error", code: "rate_limit", message: "Too many requests." }],
	broken: [500, { type: "api_error", message: "An unknown error occurred." }],
};

/**
 * An account there. `key` and `webhookSecret` are its secrets, `url` where it is served, `known` what an earlier run had, `onChange`
 * is told all after a change, `onEvent` gets each signed event with the site that it is about. `fetch` answers a request,
 * `failNext` says how the next requests fail, `intents` and `refunds` what there is, `answer` has the bank's question answered.
 */
export function createPayments({
	key,
	webhookSecret,
	url,
	known = [],
	onChange = () => undefined,
	onEvent = () => undefined,
	now = Date.now,
}) {
	const all = new Map(known.map((one) => [one.id, one]));
	const answered = new Map();
	let failures = [];
	const made = (object, prefix, more) => {
		const one = { id: `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`, object, ...more };
		all.set(one.id, one);
		onChange([...all.values()]);
		return one;
	};
	const changed = (one, more) => {
		Object.assign(one, more);
		onChange([...all.values()]);
		return one;
	};
	const tell = async (type, one, returnUrl) => {
		const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: "event", type, data: { object: one } });
		await onEvent({ type, body, returnUrl, signature: await signEvent(body, webhookSecret, Math.floor(now() / 1000)) });
	};
	const pay = async (intent) => {
		const charge = {
			id: `ch_${intent.id.slice(3)}`,
			object: "charge",
			payment_method_details: { card: cardOf(intent.token) },
		};
		changed(intent, { status: "succeeded", latest_charge: charge, next_action: null, last_payment_error: null });
		await tell("payment_intent.succeeded", intent, intent.return_url);
	};
	const decline = async (intent, error) => {
		changed(intent, { status: "requires_payment_method", next_action: null, last_payment_error: error });
		await tell("payment_intent.payment_failed", intent, intent.return_url);
	};
	const confirm = async (intent, token, returnUrl) => {
		if (!["requires_payment_method", "requires_confirmation"].includes(intent.status)) return refuse("state");
		if (!cardOf(token)) return refuse("noMethod");
		changed(intent, { token, return_url: returnUrl });
		const declined = declineOf(token);
		if (declined) {
			await decline(intent, declined);
			return Response.json({ error: { ...declined, payment_intent: intent } }, { status: 402 });
		}
		if (needsBank(token))
			return Response.json(
				changed(intent, {
					status: "requires_action",
					next_action: {
						type: "redirect_to_url",
						redirect_to_url: { url: `${url}/bank/${intent.id}`, return_url: returnUrl },
					},
				}),
			);
		await pay(intent);
		return Response.json(intent);
	};
	/** The bank's question, answered by its page. */
	const answer = async (id, isConfirmed) => {
		const intent = all.get(id);
		if (intent?.status !== "requires_action") return intent;
		if (isConfirmed) await pay(intent);
		else
			await decline(intent, {
				...{ type: "card_error", code: "payment_intent_authentication_failure", message: "The authentication failed." },
				payment_method: { card: cardOf(intent.token) },
			});
		const session = [...all.values()].find(({ payment_intent }) => payment_intent === id);
		if (session && intent.status === "succeeded") await complete(session);
		return intent;
	};
	const complete = async (session) => {
		changed(session, { status: "complete", payment_status: "paid" });
		await tell("checkout.session.completed", session, session.success_url);
	};
	/** Somebody pays on the page with one of the test cards. */
	const payOnPage = async (id, token) => {
		const session = all.get(id);
		if (session?.status !== "open") return { session };
		const intent =
			all.get(session.payment_intent) ??
			made("payment_intent", "pi", { ...session.intent, status: "requires_payment_method" });
		changed(session, { payment_intent: intent.id });
		const said = await confirm(intent, token, session.success_url);
		if (intent.status === "succeeded") await complete(session);
		return { session, intent, message: said.ok ? undefined : intent.last_payment_error?.message };
	};
	const shown = (one, expand) => {
		const intent = one.object === "checkout.session" && expand.some((name) => name.startsWith("payment_intent"));
		return intent && one.payment_intent ? { ...one, payment_intent: all.get(one.payment_intent) } : one;
	};
	const routes = {
		"POST payment_intents": (_id, form) => {
			const wrong = wrongAmount(Number(form.amount), form.currency);
			if (wrong) return refuse(wrong);
			const intent = made("payment_intent", "pi", {
				...{ amount: Number(form.amount), currency: form.currency, metadata: form.metadata ?? {} },
				...{ status: "requires_payment_method", next_action: null, last_payment_error: null, latest_charge: null },
			});
			return Response.json(intent);
		},
		"GET payment_intents": (id, form) => Response.json(shown(all.get(id), form.expand ?? [])),
		"POST payment_intents confirm": (id, form) =>
			confirm(all.get(id), form.payment_method ?? form.payment_method_data?.card?.token, form.return_url),
		"POST payment_intents cancel": (id) => {
			const intent = all.get(id);
			if (["succeeded", "canceled"].includes(intent.status)) return refuse("state");
			return Response.json(changed(intent, { status: "canceled", next_action: null }));
		},
		"POST checkout/sessions": (_id, form) => {
			const { unit_amount, currency } = form.line_items[0].price_data;
			const wrong = wrongAmount(Number(unit_amount), currency);
			if (wrong) return refuse(wrong);
			if (Number(form.expires_at) * 1_000 < now() + shortestPageMs) return refuse("pageTooShort");
			const session = made("checkout.session", "cs_test", {
				...{ status: "open", payment_status: "unpaid", payment_intent: null, metadata: form.metadata },
				...{ success_url: form.success_url, cancel_url: form.cancel_url, expires_at: Number(form.expires_at) },
				intent: {
					amount: Number(form.line_items[0].price_data.unit_amount),
					currency: form.line_items[0].price_data.currency,
					metadata: form.payment_intent_data?.metadata ?? {},
				},
				name: form.line_items[0].price_data.product_data.name,
			});
			return Response.json(changed(session, { url: `${url}/page/${session.id}` }));
		},
		"GET checkout/sessions": (id, form) => Response.json(shown(all.get(id), form.expand ?? [])),
		"POST checkout/sessions expire": (id) => {
			const session = all.get(id);
			if (session.status !== "open") return refuse("state");
			return Response.json(changed(session, { status: "expired", url: null }));
		},
		"POST refunds": (_id, form) => {
			const intent = all.get(form.payment_intent);
			if (intent?.status !== "succeeded") return refuse("unknown");
			if (intent.refund) return refuse("refunded");
			const refund = made("refund", "re", { amount: intent.amount, payment_intent: intent.id, status: "succeeded" });
			changed(intent, { refund: refund.id });
			return Response.json(refund);
		},
	};

	/** One key gives one answer, but for what was refused before anything was done; another body under it is refused. */
	async function once(request, text, act) {
		const name = request.headers.get("idempotency-key");
		const before = name && answered.get(name);
		if (before) return before.text === text ? Response.json(before.body, { status: before.status }) : refuse("reused");
		const said = await act();
		if (name && said.status < 500 && said.status !== 400)
			answered.set(name, { text, status: said.status, body: await said.clone().json() });
		return said;
	}

	async function serveApi(request, pathname, search) {
		const given = request.headers.get("authorization");
		if (!given) return refuse("noKey");
		if (given !== `Bearer ${key}`) return refuse("wrongKey");
		const failure = failures.shift();
		if (failure) return refuse(failure);
		const [, path, id, verb] =
			/^\/v1\/(payment_intents|checkout\/sessions|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
		const route = routes[[request.method, path, verb].filter(Boolean).join(" ")];
		if (!route) return refuse("noRoute");
		if (id && !all.has(id)) return refuse("unknown");
		const text = request.method === "GET" ? search : await bodyOf(request);
		return once(request, `${pathname} ${text}`, async () => route(id, readForm(text)));
	}

	async function servePage(request, pathname) {
		const [, kind, id] = /^\/(bank|page)\/(\w+)$/.exec(pathname) ?? [];
		const one = all.get(id);
		if (!one) return refuse("noRoute");
		const leave = (location) => new Response(null, { status: 303, headers: { location } });
		if (request.method !== "POST") return kind === "bank" ? bankPage(one) : checkoutPage(one);
		const form = readForm(await bodyOf(request));
		if (kind === "bank") {
			await answer(id, form.answer === "yes");
			return leave(one.return_url);
		}
		if (form.token === "leave") return leave(one.cancel_url);
		const { session, intent, message } = await payOnPage(id, form.token);
		if (intent?.status === "requires_action") return leave(intent.next_action.redirect_to_url.url);
		return session.status === "complete" ? leave(session.success_url) : checkoutPage(session, message);
	}

	return {
		...{ answer, payOnPage },
		intents: () => [...all.values()].filter(({ object }) => object === "payment_intent"),
		refunds: () => [...all.values()].filter(({ object }) => object === "refund"),
		sessions: () => [...all.values()].filter(({ object }) => object === "checkout.session"),
		failNext: (how, times = 1) => {
			failures = [...failures, ...Array.from({ length: times }, () => how)];
		},
		control: () => false,
		fetch: (request) => {
			const { pathname, search } = new URL(request.url);
			return pathname.startsWith("/v1/") ? serveApi(request, pathname, search.slice(1)) : servePage(request, pathname);
		},
	};
}

/** Why an amount cannot be charged, of the currencies that the tests pay in. */
function wrongAmount(amount, currency) {
	if (amount < ({ mxn: 1_000, gbp: 30 }[currency] ?? 50)) return "tooSmall";
	return amount > 99_999_999 ? "tooLarge" : undefined;
}

function refuse(name) {
	const [status, error] = errors[name];
	return Response.json({ error }, { status });
}

/** The words of a form; the runtime of tests complains of those that are read as text. */
async function bodyOf(request) {
	return new TextDecoder().decode(await request.arrayBuffer());
}

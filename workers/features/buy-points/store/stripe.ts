/** Stripe as the provider of payments, by its official library: card numbers stay with it, only tokens come here. */
import type Stripe from "stripe";
import { type Environment, isLocal } from "#workers/kernel/environment";
import type { Log } from "#workers/kernel/log";
import { type Payment, type PaymentOutcome, type PaymentProvider, UnsignedEvent } from "../rules/payment-provider";
import { cardOf, failureOf, isRefusedForGood, minorUnits, outcomeOfIntent } from "./stripe-answers";

const toleranceSeconds = 300;
const timeoutMs = 8_000;
/** Stripe keeps its own page open for half an hour at least; whoever is late is turned away by `look`. */
const pageMs = 31 * 60_000;

/** What Stripe needs to be asked; undefined where the platform takes no cards. */
export function stripeSettings(env: Environment) {
	const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
	const url = env.STRIPE_API_URL;
	if (!key || !webhookSecret) return undefined;
	// A key goes out over https alone, but to a server of this machine.
	if (url && !isLocal(env) && !url.startsWith("https://")) return undefined;
	return { key, webhookSecret, url, isTest: key.startsWith("sk_test_") };
}

type Settings = NonNullable<ReturnType<typeof stripeSettings>>;

/** Stripe, asked with these settings. The library is read when the first card is, not when the Worker starts. */
export async function openStripe(settings: Settings, log: Pick<Log, "warn">): Promise<PaymentProvider> {
	const { default: Library } = await import("stripe");
	const address = settings.url === undefined ? undefined : new URL(settings.url);
	const stripe = new Library(settings.key, {
		httpClient: Library.createFetchHttpClient((...asked: Parameters<typeof fetch>) => fetch(...asked)),
		timeout: timeoutMs,
		maxNetworkRetries: 0,
		telemetry: false,
		...(address && {
			host: address.hostname,
			port: address.port || (address.protocol === "https:" ? "443" : "80"),
			protocol: address.protocol === "https:" ? "https" : "http",
		}),
	});
	const told = async <Outcome extends { kind: string }>(ask: () => Promise<Outcome>) => {
		try {
			return await ask();
		} catch (error) {
			const reason = reasonOf(error);
			log.warn("payments-away", { reason });
			return { kind: "away" as const, reason };
		}
	};
	/** What begins a payment; one that is refused as it stands is declined, with nothing charged. */
	const begun = (ask: () => Promise<PaymentOutcome>) =>
		told(() =>
			ask().catch((error): PaymentOutcome => {
				if (!isRefusedForGood(error)) throw error;
				log.warn("payment-not-accepted", { reason: reasonOf(error) });
				return { kind: "declined", failure: "not_accepted", card: null };
			}),
		);
	return {
		pay: (payment) => begun(() => pay(stripe, payment)),
		openPage: (payment) => begun(() => openPage(stripe, payment)),
		look: (payment, isOver) => told(() => look(stripe, payment, isOver)),
		refund: (payment) =>
			told(async () => {
				const { id } = await stripe.refunds.create(
					{ payment_intent: payment.intent_id!, metadata: metadataOf(payment) },
					{ idempotencyKey: `${keyOf(payment)}-refund` },
				);
				return { kind: "refunded", refund_id: id };
			}),
		readEvent: async (body, signature, now) => {
			const crypto = Library.createSubtleCryptoProvider();
			const event = await stripe.webhooks
				.constructEventAsync(body, signature, settings.webhookSecret, toleranceSeconds, crypto, now)
				.catch(() => {
					throw new UnsignedEvent();
				});
			const { metadata } = event.data.object as { metadata?: Record<string, string> | null };
			const [account_id, purchase_id] = [Number(metadata?.account_id), Number(metadata?.purchase_id)];
			return Number.isSafeInteger(account_id) && Number.isSafeInteger(purchase_id)
				? { account_id, purchase_id }
				: undefined;
		},
	};
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : String(error));

const keyOf = ({ account_id, purchase_id }: Payment) => `purchase-${account_id}-${purchase_id}`;
const metadataOf = ({ account_id, purchase_id }: Payment) => ({
	account_id: String(account_id),
	purchase_id: String(purchase_id),
});
const expand = ["latest_charge"];

/** One intent for all tries of a purchase: it can be paid once. */
async function pay(stripe: Stripe, payment: Payment): Promise<PaymentOutcome> {
	const { token, attempt, return_url } = payment;
	const intent_id = payment.intent_id ?? (await createIntent(stripe, payment));
	try {
		const intent = await stripe.paymentIntents.confirm(
			intent_id,
			{
				...(token!.startsWith("tok_")
					? { payment_method_data: { type: "card", card: { token: token! } } as never }
					: { payment_method: token! }),
				...{ return_url, expand },
			},
			{ idempotencyKey: `${keyOf(payment)}-${attempt}` },
		);
		return outcomeOfIntent(intent);
	} catch (error) {
		const { type, code, payment_method } = error as Stripe.errors.StripeError;
		if (code === "payment_intent_unexpected_state")
			return outcomeOfIntent(await stripe.paymentIntents.retrieve(intent_id, { expand }));
		if (type === "StripeCardError")
			return { kind: "declined", failure: failureOf(error), card: cardOf(payment_method?.card), intent_id };
		if (type === "StripeInvalidRequestError")
			return { kind: "declined", failure: "token_unknown", card: null, intent_id };
		throw error;
	}
}

async function createIntent(stripe: Stripe, payment: Payment): Promise<string> {
	const { id } = await stripe.paymentIntents.create(
		{
			...minorUnits(payment),
			allowed_payment_method_types: ["card"],
			description: payment.description,
			metadata: metadataOf(payment),
		},
		{ idempotencyKey: keyOf(payment) },
	);
	return id;
}

async function openPage(stripe: Stripe, payment: Payment): Promise<PaymentOutcome> {
	const { amount, currency } = minorUnits(payment);
	const product_data = { name: payment.description };
	const session = await stripe.checkout.sessions.create(
		{
			mode: "payment",
			allowed_payment_method_types: ["card"],
			line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data } }],
			success_url: payment.return_url,
			cancel_url: payment.return_url,
			metadata: metadataOf(payment),
			payment_intent_data: { metadata: metadataOf(payment), description: payment.description },
			// To the minute, so that the same question asked again is the same to Stripe.
			expires_at: Math.ceil((payment.expires_at + pageMs) / 60_000) * 60,
		},
		{ idempotencyKey: `${keyOf(payment)}-page` },
	);
	return { kind: "asks", url: session.url ?? "", session_id: session.id };
}

async function look(stripe: Stripe, payment: Payment, isOver: boolean): Promise<PaymentOutcome> {
	const { session_id, intent_id } = payment;
	if (session_id === null) return lookAtIntent(stripe, intent_id!, isOver);
	const session = await stripe.checkout.sessions.retrieve(session_id, {
		expand: ["payment_intent", "payment_intent.latest_charge"],
	});
	const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
	if (session.status === "complete" && intent) return { ...outcomeOfIntent(intent), session_id };
	if (session.status === "open" && !isOver) return { kind: "asks", url: session.url ?? "", session_id };
	// A page that was paid on at this very moment does not close: that failure has it asked again.
	if (session.status === "open") await stripe.checkout.sessions.expire(session_id);
	return { kind: "declined", failure: "page_left", card: null, session_id };
}

/** A question of the bank that nobody answered in time is withdrawn. */
async function lookAtIntent(stripe: Stripe, intent_id: string, isOver: boolean): Promise<PaymentOutcome> {
	const outcome = outcomeOfIntent(await stripe.paymentIntents.retrieve(intent_id, { expand }));
	if (outcome.kind !== "asks" || !isOver) return outcome;
	return outcomeOfIntent(await stripe.paymentIntents.cancel(intent_id));
}

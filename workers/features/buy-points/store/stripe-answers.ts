/** What Stripe's answers mean for a purchase: amounts, cards, failures and the states of an intent, as it documents them. */
import type Stripe from "stripe";
import { type Failure, failures, type Payment, type PaymentOutcome } from "../rules/payment-provider";

/** Currencies that Stripe counts in whole units, and in thousandths. */
const wholeUnits = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const thousandths = "bhd jod kwd omr tnd".split(" ");

/** The amount as Stripe counts it, of hundredths. */
export function minorUnits({ total_cents, currency: code }: Pick<Payment, "total_cents" | "currency">) {
	const currency = code.toLowerCase();
	if (wholeUnits.includes(currency)) return { amount: Math.ceil(total_cents / 100), currency };
	return { amount: thousandths.includes(currency) ? total_cents * 10 : total_cents, currency };
}

/** The least that Stripe charges, as it documents it, in the units in which it counts; half a unit where it names none. */
const leastCharges: Record<string, number> = {
	...{ aed: 200, bgn: 100, czk: 1_500, dkk: 250, gbp: 30, hkd: 400, huf: 17_500, mxn: 1_000, myr: 200, nok: 300 },
	...{ pln: 200, ron: 200, sek: 300, thb: 1_000 },
};
const usualLeast = 50;

/** The most: eight digits, and more in these currencies. */
const mostCharges: Record<string, number> = {
	...{ inr: 999_999_999, cop: 9_999_999_999, huf: 9_999_999_999, jpy: 9_999_999_999 },
	...{ idr: 999_999_999_999, lbp: 999_999_999_999 },
};
const usualMost = 99_999_999;

/** The least and the most that can be charged in a currency, in hundredths. */
export function chargeBounds(code: string): { min_cents: number; max_cents: number } {
	const { amount: unit, currency } = minorUnits({ total_cents: 100, currency: code });
	const cents = (amount: number) => Math.floor((amount * 100) / unit);
	return {
		min_cents: cents(leastCharges[currency] ?? usualLeast),
		max_cents: cents(mostCharges[currency] ?? usualMost),
	};
}

/**
 * True for a question that Stripe refuses as it stands, and would refuse however often it is asked: not what waits for
 * another one under the same key, comes too often, or lacks rights.
 */
export function isRefusedForGood(error: unknown): boolean {
	const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string };
	return type === "StripeInvalidRequestError" && statusCode === 400 && !passing.includes(code ?? "");
}

const passing = ["idempotency_key_in_use", "lock_timeout", "rate_limit"];

/** 'Visa 4242'. */
export function cardOf(card: { brand?: string | null; last4?: string | null } | null | undefined): string | null {
	if (!card?.last4) return null;
	const brand = card.brand ?? "";
	return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${card.last4}`.trim().slice(0, 40);
}

/** Why a card was declined; what Stripe says more finely is told as a refusal of the bank. */
export function failureOf(error: unknown): Failure {
	const { code, decline_code } = error as { code?: string; decline_code?: string };
	const known = (name: string | undefined) => failures.find((failure) => failure === name);
	if (code === "payment_intent_authentication_failure") return "authentication_failed";
	return known(decline_code) ?? known(code) ?? "card_declined";
}

/** What an intent's state means. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome {
	const { id: intent_id, status, latest_charge, last_payment_error: wrong, next_action } = intent;
	const charge = typeof latest_charge === "object" ? latest_charge : null;
	if (status === "succeeded") return { kind: "paid", card: cardOf(charge?.payment_method_details?.card), intent_id };
	if (status === "requires_action" && next_action?.redirect_to_url?.url)
		return { kind: "asks", url: next_action.redirect_to_url.url, intent_id };
	if (status === "processing" || status === "requires_capture" || status === "requires_action")
		return { kind: "processing", intent_id };
	const failure = status === "canceled" ? "page_left" : failureOf(wrong ?? {});
	return { kind: "declined", failure, card: cardOf(wrong?.payment_method?.card), intent_id };
}

/** What Stripe documents of its test tokens, of its forms and of the signature of its events. */

const good = "good";
const asksBank = "bank";
const declined = (code, decline_code, message) => ({
	type: "card_error",
	code,
	...(decline_code && { decline_code }),
	message,
});
const cards = {
	pm_card_visa: ["visa", "4242", good],
	tok_visa: ["visa", "4242", good],
	pm_card_mastercard: ["mastercard", "4444", good],
	pm_card_threeDSecure2Required: ["visa", "3220", asksBank],
	pm_card_authenticationRequired: ["visa", "3184", asksBank],
	pm_card_visa_chargeDeclined: [
		"visa",
		"0002",
		declined("card_declined", "generic_decline", "Your card was declined."),
	],
	tok_visa_chargeDeclined: ["visa", "0002", declined("card_declined", "generic_decline", "Your card was declined.")],
	pm_card_visa_chargeDeclinedInsufficientFunds: [
		"visa",
		"9995",
		declined("card_declined", "insufficient_funds", "Your card has insufficient funds."),
	],
	pm_card_chargeDeclinedExpiredCard: ["visa", "0069", declined("expired_card", undefined, "Your card has expired.")],
	pm_card_chargeDeclinedIncorrectCvc: [
		"visa",
		"0127",
		declined("incorrect_cvc", undefined, "Your card's security code is incorrect."),
	],
	pm_card_chargeDeclinedProcessingError: [
		"visa",
		"0119",
		declined("processing_error", undefined, "An error occurred while processing your card. Try again in a little bit."),
	],
};

const found = (token) => (Object.hasOwn(cards, token) ? cards[token] : undefined);

/** The tokens that there are. */
export const tokens = Object.keys(cards);

/** The card behind a token; undefined for a token that there is not. */
export function cardOf(token) {
	const [brand, last4] = found(token) ?? [];
	return brand && { brand, last4 };
}

/** Why its bank declines; undefined where it does not. */
export function declineOf(token) {
	const [, , says] = found(token) ?? [];
	return typeof says === "object" ? { ...says, payment_method: { card: cardOf(token) } } : undefined;
}

/** Whether its bank asks the buyer first. */
export const needsBank = (token) => found(token)?.[2] === asksBank;

/** Reads `a[b][0]=c` as objects in objects. */
export function readForm(text) {
	const form = {};
	for (const [name, value] of new URLSearchParams(text)) {
		const [first, ...rest] = name.split(/[[\]]+/).filter(Boolean);
		let place = form;
		let last = first;
		for (const part of rest) {
			place[last] ??= /^\d+$/.test(part) ? [] : {};
			place = place[last];
			last = part;
		}
		place[last] = value;
	}
	return form;
}

/** `t=…,v1=…`, an HMAC with SHA-256 over time and body. */
export async function signEvent(body, secret, seconds) {
	const encoder = new TextEncoder();
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
	const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${seconds}.${body}`)));
	return `t=${seconds},v1=${[...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The pages that Stripe and a bank would show a buyer: plain forms, on this machine alone. */
import { cardOf, tokens } from "./payment-rules.mjs";

/** The bank's question. */
export function bankPage({ amount, currency, token }) {
	return page(
		"Your bank",
		`<h1>Your bank asks</h1><p>Is this payment of ${moneyOf(amount, currency)} with the card ending ${cardOf(token)?.last4} yours?</p>
		<form method="post"><button name="answer" value="yes">Yes, confirm</button> <button name="answer" value="no">No</button></form>`,
	);
}

/** The page of payments, with a button for each test card. */
export function checkoutPage({ intent, name, status }, message) {
	const buttons = tokens
		.filter((token) => token.startsWith("pm_"))
		.map((token) => `<p><button name="token" value="${token}">${token}</button></p>`);
	const form = `<form method="post">${buttons.join("")}<p><button name="token" value="leave">Back without paying</button></p></form>`;
	return page(
		"Payment",
		`<h1>${moneyOf(intent.amount, intent.currency)}</h1><p>${escaped(name)}</p>
		${message ? `<p role="alert"><strong>${escaped(message)}</strong></p>` : ""}
		${status === "open" ? `<p>Choose a test card. No money moves.</p>${form}` : "<p>This page is closed.</p>"}`,
	);
}

const moneyOf = (amount, currency) =>
	new Intl.NumberFormat("en", { style: "currency", currency }).format(Number(amount) / 100);

const escaped = (text) => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function page(title, body) {
	const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
		<title>${title} (test)</title><style>body{font:16px/1.5 system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}
		button{font:inherit;min-height:44px;padding:0 1rem}</style>${body}</html>`;
	return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/** The tokens of links that nobody can guess: computed from the link's id with the Worker's secret, so that none is stored anywhere. @pure */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Ends a stored address where the token that stops such emails belongs. */
export const stopMark = "{unsubscribe}";

/** Ends a stored address where the token of its link belongs. */
export const tokenMark = "{token}";

/** The token of a link, 256 bits in hex. */
export function linkToken(secret: string, account_id: number, link_id: number): string {
	return createHmac("sha256", secret).update(`link|${account_id}|${link_id}`).digest("hex");
}

/** An address with the token of its link in place of the mark that ends it; one without a link stays as it is. */
export function withToken(address: string, secret: string, account_id: number, link_id: number | null): string {
	if (link_id === null || !address.endsWith(tokenMark)) return address;
	return address.slice(0, -tokenMark.length) + linkToken(secret, account_id, link_id);
}

/** Whose emails of which kind a token stops. */
export type Stop = { user_id: number; kind: string };

/** The token that stops a person's emails of a kind: it names them, and is signed; it ends with the Worker's secret. */
export function stopToken(secret: string, account_id: number, { user_id, kind }: Stop): string {
	return namedToken(secret, account_id, "stop", `${user_id}|${kind}`);
}

/** Reads such a token; undefined when it was not made here. */
export function readStopToken(secret: string, account_id: number, token: string): Stop | undefined {
	const [user_id, kind] = readNamedToken(secret, account_id, "stop", token)?.split("|") ?? [];
	return kind === undefined ? undefined : { user_id: Number(user_id), kind };
}

/** A token that says what it opens, signed for one purpose in one account. */
export function namedToken(secret: string, account_id: number, purpose: string, named: string): string {
	const written = Buffer.from(named).toString("base64url");
	return `${written}.${signatureOf(secret, account_id, purpose, written)}`;
}

/** What such a token says; undefined when it was not made here for this purpose. */
export function readNamedToken(secret: string, account_id: number, purpose: string, token: string): string | undefined {
	const [written = "", signature = ""] = token.split(".");
	const expected = Buffer.from(signatureOf(secret, account_id, purpose, written));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
	return Buffer.from(written, "base64url").toString();
}

function signatureOf(secret: string, account_id: number, purpose: string, written: string): string {
	return createHmac("sha256", secret).update(`${purpose}|${account_id}|${written}`).digest("hex");
}

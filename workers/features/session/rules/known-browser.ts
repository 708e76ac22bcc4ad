/**
 * Browsers in which a person signed in before. Their tries to sign in are counted apart from those of strangers, so that
 * nobody who guesses at a person's password keeps that person waiting at their own desk. The mark opens nothing. @pure
 */
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

const form = /^([0-9a-f]{64})\.([0-9a-f]{64})$/;

/** The mark of a browser for one person: a random name, and a proof that it was given for this address. */
export function markOfBrowser(secret: string, account_id: number, email: string, name: string): string {
	return `${name}.${proofOf(secret, account_id, email, name)}`;
}

/** The name in a mark that was given for this address; undefined for any other. */
export function knownBrowser(secret: string, account_id: number, email: string, mark: string | undefined) {
	const [, name, proof] = form.exec(mark ?? "") ?? [];
	if (!name || !proof) return undefined;
	const expected = proofOf(secret, account_id, email, name);
	return timingSafeEqual(Buffer.from(proof), Buffer.from(expected)) ? name : undefined;
}

function proofOf(secret: string, account_id: number, email: string, name: string): string {
	return createHmac("sha256", secret).update(`browser|${account_id}|${email}|${name}`).digest("hex");
}

/** Tokens of sessions, visitors and forms: how they are made, stored and compared. @pure */
import { Buffer } from "node:buffer";
import { createHmac, hash, timingSafeEqual } from "node:crypto";

/** A random token of 256 bits, in hex. */
export function newToken(): string {
	return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
}

/** Whether a text has the form of what `newToken` makes; nothing else that is sent was ever given to anybody. */
export function isToken(text: string): boolean {
	return /^[0-9a-f]{64}$/.test(text);
}

/** SHA-256 of a token, in hex: what is stored of it. */
export async function hashToken(token: string): Promise<string> {
	return hash("sha256", token);
}

/** The CSRF token of a session or visitor: an HMAC, so that nothing needs to be stored. */
export async function csrfTokenFor(secret: string, accountId: number, holder: string): Promise<string> {
	return createHmac("sha256", secret).update(`csrf|${accountId}|${holder}`).digest("hex");
}

/** Whether a secret is long enough to sign with: 32 signs at least. */
export function isSoundSecret(secret: unknown): boolean {
	return typeof secret === "string" && secret.length >= 32;
}

/** Compares two texts without telling by time how much of them agrees. */
export function isSameSecret(given: string, expected: string): boolean {
	const a = Buffer.from(given);
	const b = Buffer.from(expected);
	return a.length === b.length && timingSafeEqual(a, b);
}

/** Passwords, tokens and the CSRF token: how secrets are made, stored and compared. */
import { Buffer } from "node:buffer";
import { createHmac, hash, scrypt, timingSafeEqual } from "node:crypto";

const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;

/** Hashes a password with scrypt (OWASP's N 2^14, r 8, p 5); parameters and salt stand in the result. */
export async function hashPassword(password: string): Promise<string> {
	const salt = crypto.getRandomValues(new Uint8Array(16));
	const key = await derive(password, salt, cost);
	return `scrypt$${cost.N}$${cost.r}$${cost.p}$${toHex(salt)}$${toHex(key)}`;
}

/** True when the password is the one that was hashed. Takes the same time whether or not a hash is given. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
	const [, n, r, p, salt, key] = (stored ?? decoy).split("$");
	const expected = fromHex(key ?? "");
	const actual = await derive(password, fromHex(salt ?? ""), { N: Number(n), r: Number(r), p: Number(p) });
	return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
}

/** A random token of 256 bits, in hex. */
export function newToken(): string {
	return toHex(crypto.getRandomValues(new Uint8Array(32)));
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

const decoy = `scrypt$${cost.N}$${cost.r}$${cost.p}$${"00".repeat(16)}$${"00".repeat(keyBytes)}`;

function derive(password: string, salt: Uint8Array, parameters: typeof cost): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, keyBytes, { ...parameters, maxmem: 64 * 1024 * 1024 }, (error, key) =>
			error ? reject(error) : resolve(new Uint8Array(key)),
		);
	});
}

function toHex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array {
	return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

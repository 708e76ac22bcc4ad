/** Passwords: how they are hashed and compared. */
import { scrypt, timingSafeEqual } from "node:crypto";

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

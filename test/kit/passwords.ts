/** Passwords of people that tests sign in. */
import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";

/**
 * A password's hash as it is stored, at the least cost that scrypt has: a hash says its cost, and each sign-in by one of the
 * usual cost takes a tenth of a second (workers/features/session/rules/passwords.ts). login.test.ts signs in by that.
 */
export function quickHash(password: string): string {
	const cost = { N: 2, r: 1, p: 1 };
	const salt = Buffer.alloc(16, 7);
	const key = scryptSync(password.normalize("NFKC"), salt, 32, cost);
	return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("hex")}$${key.toString("hex")}`;
}

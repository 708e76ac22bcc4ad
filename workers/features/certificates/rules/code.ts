/** Codes of certificates: computed from batch and number by the Worker's secret, and kept as a hash alone. */
import { createHmac, hash } from "node:crypto";
import { codeAlphabet, codeLength } from "./typed-code";

/** The code of a certificate, without dashes. The same secret gives the same code, so that it is printed again without being kept. */
export function codeOf(secret: string, account_id: number, batch_id: number, number: number): string {
	const bytes = createHmac("sha256", secret).update(`certificate|${account_id}|${batch_id}|${number}`).digest();
	return Array.from(bytes.subarray(0, codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join("");
}

/** What is kept of a code. It leans on no secret: a new one leaves what is on paper good. */
export function hashOfCode(code: string): string {
	return hash("sha256", `certificate|${code}`);
}

/** Codes of certificates: computed from batch and number by the Worker's secret, and kept as a hash alone. */
import { createHmac, hash } from "node:crypto";

/** 32 characters, none of which looks like another one. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** 80 bits: whoever reads the hashes cannot find a code by trying all. */
export const codeLength = 16;

const charactersInGroup = 4;

/** The code of a certificate, without dashes. The same secret gives the same code, so that it is printed again without being kept. */
export function codeOf(secret: string, account_id: number, batch_id: number, number: number): string {
	const bytes = createHmac("sha256", secret).update(`certificate|${account_id}|${batch_id}|${number}`).digest();
	return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** What is kept of a code. It leans on no secret: a new one leaves what is on paper good. */
export function hashOfCode(code: string): string {
	return hash("sha256", `certificate|${code}`);
}

/** A code as people read it, in groups of four. */
export function writtenCode(code: string): string {
	return (code.match(new RegExp(`.{1,${charactersInGroup}}`, "g")) ?? []).join("-");
}

/** What somebody typed, as a code: letters in any case, with or without dashes and spaces. */
export function typedCode(typed: string): string {
	return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** True when no character is one that codes never have. */
export function hasOnlyCodeCharacters(code: string): boolean {
	return [...code].every((character) => alphabet.includes(character));
}

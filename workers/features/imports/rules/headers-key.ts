/** A digest of a file's headers, by which the next file with the same ones is known. @pure */
import { plainHeader } from "./match-columns";

/** The same for headers that differ in case, accents and punctuation alone; their order counts. */
export async function headersKey(headers: readonly string[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(headers.map(plainHeader)));
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

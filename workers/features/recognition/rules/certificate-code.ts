/** The code by which a certificate is verified: readable, without characters that look alike. */

const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** How many random bytes a code takes. */
export const certificateCodeBytes = 12;

/** A code of twelve characters in groups of four from as many random bytes; 32 characters, so that none is favoured. */
export function certificateCode(bytes: Uint8Array): string {
	const characters = Array.from(bytes.slice(0, certificateCodeBytes), (byte) => alphabet[byte % alphabet.length]);
	return characters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

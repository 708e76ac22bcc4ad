/** The code by which a certificate is verified: readable, without characters that look alike. */

const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const charactersInGroup = 4;

/** How many random bytes a code takes. */
export const certificateCodeBytes = 12;

/** A code of twelve characters in groups of four from as many random bytes; 32 characters, so that none is favoured. */
export function certificateCode(bytes: Uint8Array): string {
	let code = "";
	for (let at = 0; at < certificateCodeBytes; at += 1) {
		if (at > 0 && at % charactersInGroup === 0) code += "-";
		code += alphabet[bytes[at]! % alphabet.length];
	}
	return code;
}

/** The token in what was pasted or uploaded: the bare token, or JSON or a sentence around it. */

/** So much of what was pasted or uploaded is read; a credential of the longest message has half of it. */
export const maxCredentialLength = 20_000;

/** A header of JSON begins so in base64url, whatever it says. */
const tokenInText = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** The first token in a text; undefined where there is none. */
export function tokenIn(text: string): string | undefined {
	return tokenInText.exec(text)?.[0];
}

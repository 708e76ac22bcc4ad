/** The start of a message, which stands as reason on lines of the ledger. @pure */

const reasonLength = 120;

/** So much of it. */
export function startOfMessage(message: string): string {
	return [...message].slice(0, reasonLength).join("");
}

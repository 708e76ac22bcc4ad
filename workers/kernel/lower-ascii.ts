/** Small letters as the database writes them. @pure */

/** As SQLite's `lower()` does: the capitals of ASCII alone change. */
export function lowerAscii(text: string): string {
	return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

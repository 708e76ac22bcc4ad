/** How long a text is that may be searched for. @browser-safe @pure */

/** The fewest characters that are searched for. */
const minCharacters = 2;

/** The most characters that are read of a text. */
export const maxCharacters = 100;

/** Whether there is enough to search for: characters as people count them. */
export function isSearchable(text: string): boolean {
	return [...text].length >= minCharacters;
}

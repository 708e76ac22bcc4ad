/** Turns what somebody typed into the words of a full-text search; pure, knows nothing of the database. */

const wordPattern = /[\p{L}\p{N}]+/gu;
const maxWords = 12;

/** The searched words, each quoted and open at its end (`"mar"*`) unless they are wanted whole; empty when nothing of the text can be searched for. */
export function searchedWords(text: string, wanted: "begun" | "whole" = "begun"): string {
	const words = text.normalize("NFC").match(wordPattern) ?? [];
	return words
		.slice(0, maxWords)
		.map((word) => (wanted === "whole" ? `"${word}"` : `"${word}"*`))
		.join(" ");
}

/** From so many characters on a word says what a text is about. */
const leastOfSimilar = 4;

/** Any of the longer words of a text, each whole or begun; empty when there is none. */
export function similarWords(text: string): string {
	const words = text.normalize("NFC").toLowerCase().match(wordPattern) ?? [];
	const longer = [...new Set(words.filter((word) => [...word].length >= leastOfSimilar))];
	return longer
		.slice(0, maxWords)
		.map((word) => `"${word}"*`)
		.join(" OR ");
}

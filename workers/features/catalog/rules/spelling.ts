/** What somebody may have meant who misspelt words: the nearest words of what there is. @pure */

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Shorter words are near to too many others. */
const leastLetters = 4;

/** So many words of a search are looked at; further ones stay as they were typed. */
const maxWords = 3;

/** From so many letters on a word may have two faults, before that one. */
const lettersOfTwoFaults = 6;

/** Lower case, without accents: the same letters are no fault. */
function plain(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text that may be misspelt, each once. */
export function wordsToSpell(text: string): string[] {
	const words = (text.normalize("NFC").match(wordPattern) ?? []).filter((word) => [...word].length >= leastLetters);
	return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxWords);
}

/** The text with each misspelt word as the nearest one is written; null where nothing is nearer than what was typed. */
export function respell(text: string, names: readonly string[]): string | null {
	const known = [...new Set(names.flatMap((name) => name.normalize("NFC").toLowerCase().match(wordPattern) ?? []))];
	const wanted = wordsToSpell(text);
	const respelt = text
		.normalize("NFC")
		.replace(wordPattern, (word) =>
			wanted.includes(word.toLowerCase()) ? (nearestTo(word.toLowerCase(), known) ?? word) : word,
		);
	return respelt === text.normalize("NFC") ? null : respelt;
}

/** The word with the fewest faults against what was typed, the first by the alphabet; none where one begins so, or none is near. */
function nearestTo(typed: string, known: readonly string[]): string | null {
	const letters = plain(typed);
	if (known.some((word) => plain(word).startsWith(letters))) return null;
	const max = letters.length < lettersOfTwoFaults ? 1 : 2;
	const near = known
		.filter((word) => word.length >= leastLetters)
		.map((word) => ({ word, faults: faultsBetween(letters, plain(word)) }))
		.filter(({ faults }) => faults <= max)
		.sort((a, b) => a.faults - b.faults || (a.word < b.word ? -1 : 1));
	return near[0]?.word ?? null;
}

/** How many letters are wrong, missing, too many, or have changed places with their neighbour; what follows in a longer word is no fault. */
function faultsBetween(typed: string, word: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: word.length + 1 }, (_, at) => at);
	for (let row = 1; row <= typed.length; row += 1) {
		const next = [row];
		for (let at = 1; at <= word.length; at += 1) {
			const isSame = typed[row - 1] === word[at - 1];
			const hasChanged = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
			next[at] = Math.min(
				last[at]! + 1,
				next[at - 1]! + 1,
				last[at - 1]! + (isSame ? 0 : 1),
				hasChanged ? beforeLast[at - 2]! + 1 : Number.POSITIVE_INFINITY,
			);
		}
		beforeLast = last;
		last = next;
	}
	return Math.min(...last);
}

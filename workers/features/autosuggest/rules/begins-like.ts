/** Whether a name holds words that begin as the typed ones; for short lists that no index serves. */

/** True when each typed word begins a word of the name, without accents and case. */
export function beginsLike(name: string, typed: string): boolean {
	const words = wordsOf(name);
	const wanted = wordsOf(typed);
	return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
	const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

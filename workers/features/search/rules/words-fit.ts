/** Whether texts hold words that begin as the typed ones; for short lists that no index serves. @pure */

/** Lower case, without accents. */
function plain(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True when there is a typed word, and each begins a word of one of the texts. */
export function wordsFit(typed: string, texts: readonly string[]): boolean {
	const words = texts.flatMap(wordsOf);
	const wanted = wordsOf(typed);
	return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Text in which what was searched for stands out. */

/** Lower case, without accents; as long as the text itself where no letter falls apart. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The text with the beginnings of words that were typed marked; how it is read aloud does not change. */
export function SearchText({ text, typed }: { text: string; typed: string }) {
	const wanted = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
	const pieces = text.split(/([\p{L}\p{M}\p{N}]+)/u).map((piece, at) => {
		const fitting = at % 2 === 1 ? longestOf(wanted.filter((start) => plain(piece).startsWith(start))) : "";
		return { at, marked: piece.slice(0, fitting.length), rest: piece.slice(fitting.length) };
	});
	return (
		<>
			{pieces.map(({ at, marked, rest }) => (
				<span key={at}>
					{marked && <mark>{marked}</mark>}
					{rest}
				</span>
			))}
		</>
	);
}

const longestOf = (texts: readonly string[]) =>
	texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");

/** A text with words that stay on one line, such as the number of an order, which a narrow page would break at its hyphen. */

/** The text; a word that it does not hold is left out. */
export function Unbroken({ text, words }: { text: string; words: readonly string[] }) {
	const [word, ...others] = words;
	if (!word) return <>{text}</>;
	const [before = "", ...after] = text.split(word);
	if (after.length === 0) return <Unbroken text={text} words={others} />;
	return (
		<>
			<Unbroken text={before} words={others} />
			<span className="keep">{word}</span>
			<Unbroken text={after.join(word)} words={others} />
		</>
	);
}

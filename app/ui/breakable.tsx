/** A text that may hold an email address: it breaks after the @ before it breaks within words. */

/** The text. */
export function Breakable({ text }: { text: string }) {
	const place = text.includes(" ") ? 0 : text.indexOf("@") + 1;
	if (place === 0) return <>{text}</>;
	return (
		<>
			{text.slice(0, place)}
			<wbr />
			{text.slice(place)}
		</>
	);
}

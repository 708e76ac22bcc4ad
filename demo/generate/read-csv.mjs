// Reads CSV back into records, to check what was written.

/** Reads quoted CSV with a header row; a byte order mark and either line end are fine. */
export function readCsv(text, separator) {
	const rows = [];
	let row = [];
	let cell = "";
	let quoted = false;
	const endCell = () => {
		row.push(cell);
		cell = "";
	};
	for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at++) {
		const letter = text[at];
		if (quoted) {
			if (letter !== '"') cell += letter;
			else if (text[at + 1] === '"') cell += text[++at];
			else quoted = false;
		} else if (letter === '"') quoted = true;
		else if (letter === separator) endCell();
		else if (letter === "\n") {
			endCell();
			rows.push(row);
			row = [];
		} else if (letter !== "\r") cell += letter;
	}
	const [header, ...records] = rows;
	return records.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index]])));
}

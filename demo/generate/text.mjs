// Writing of CSV, line-wise JSON and plain-letter names.

const needsQuotes = (value, separator) =>
	value.includes(separator) || value.includes('"') || value.includes("\n") || value.includes("\r");

/** Writes rows as CSV with the separator and line end given. */
export function toCsv(columns, rows, { separator = ",", lineEnd = "\n", byteOrderMark = false } = {}) {
	const cell = (raw) => {
		const value = raw === undefined || raw === null ? "" : String(raw);
		return needsQuotes(value, separator) ? `"${value.replaceAll('"', '""')}"` : value;
	};
	const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
	const text = lines.map((line) => line.map(cell).join(separator)).join(lineEnd) + lineEnd;
	return byteOrderMark ? `\uFEFF${text}` : text;
}

/** Writes an object whose lists take one line a record, so that differences stay readable. */
export function toRecordLines(content) {
	const parts = Object.entries(content).map(([key, value]) => {
		if (!Array.isArray(value)) return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
		const records = value.map((record) => `\t${JSON.stringify(record)}`).join(",\n");
		return `${JSON.stringify(key)}: [\n${records}\n]`;
	});
	return `{\n${parts.join(",\n")}\n}\n`;
}

/** The lower-case letters of a text without accents, words joined by the mark given. */
export function plainLetters(text, joiner = "-") {
	return text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.replaceAll("ø", "o")
		.replaceAll("Ø", "O")
		.replaceAll("ß", "ss")
		.replaceAll("æ", "ae")
		.replaceAll("ł", "l")
		.replaceAll("Ł", "L")
		.toLowerCase()
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, joiner)
		.replace(new RegExp(`^\\${joiner}+|\\${joiner}+$`, "g"), "");
}

/** Points that a price costs: price over point price, rounded up, in whole numbers only. */
export function pointsOfCents(cents, pointPrice) {
	return Number((BigInt(cents) * 10000n + BigInt(pointPrice) - 1n) / BigInt(pointPrice));
}

/** Fills {slots} of a template from a record of functions. */
export function fillSlots(template, slots) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => (slots[name] ? slots[name]() : whole));
}

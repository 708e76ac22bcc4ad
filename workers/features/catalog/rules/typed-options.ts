/** What makes a variant different, as it is typed: 'Size: L, Color: Blue'. @browser-safe @pure */

/** Names and values, in order. */
export type Options = [string, string][];

const maxOptions = 3;

/** The options of a typed text; null when a part has no name or no value. Nothing typed means the only variant. */
export function readOptions(text: string): Options | null {
	const parts = text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	const options = parts.map((part): [string, string] => {
		const at = part.indexOf(":");
		return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
	});
	const isWhole = options.every(([name, value]) => name !== "" && value !== "");
	return isWhole && options.length <= maxOptions ? options : null;
}

/** Options as they would be typed. */
export function typedOptions(options: Options): string {
	return options.map(([name, value]) => `${name}: ${value}`).join(", ");
}

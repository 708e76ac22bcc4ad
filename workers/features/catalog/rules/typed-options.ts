/** What makes a variant different, as it is typed: 'Size: L, Color: Blue'. @browser-safe @pure */

import { itemBounds } from "./item-bounds";

/** Names and values, in order. */
export type Options = [string, string][];

const maxOptions = 3;

/** The most characters of options as they are typed: three names and values with what stands between them. */
export const maxTypedOptions = maxOptions * (2 * itemBounds.option + 4);

/** The options of a typed text; null when a part has no name or no value, or one that is too long. Nothing typed means the only variant. */
export function readOptions(text: string): Options | null {
	const parts = text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	const options = parts.map((part): [string, string] => {
		const at = part.indexOf(":");
		return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
	});
	const isWhole = options.flat().every((word) => word !== "" && word.length <= itemBounds.option);
	return isWhole && options.length <= maxOptions ? options : null;
}

/** Options as they would be typed. */
export function typedOptions(options: Options): string {
	return options.map(([name, value]) => `${name}: ${value}`).join(", ");
}

/** True for options that were not touched: a file says what cannot be typed, such as a comma within a value, or a value without a name. */
export function areTypedSo(options: Options, text: string): boolean {
	const plain = (words: string) => words.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim();
	return plain(typedOptions(options)) === plain(text);
}

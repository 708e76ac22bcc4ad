/** How names and texts are cut, and how initials are taken. */

/** Characters shown of a user's name in the top bar. */
export const barNameLength = 20;
/** Characters shown of an item's name on a tile. */
export const itemNameLength = 65;

/** The text, or its first characters with an ellipsis in the place of the last when it is longer. */
export function cutText(text: string, length: number): string {
	const characters = [...text];
	return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** The user's name as the top bar shows it. */
export function cutBarName(name: string): string {
	return cutText(name, barNameLength);
}

/** The brand on a tile: shorter where tiles stand in a row of recommendations. */
export function cutBrandName(brand: string, context: TileContext = "listing"): string {
	return cutText(brand, context === "listing" ? 50 : 25);
}

/** Where a tile stands. */
export type TileContext = "listing" | "recommended" | "new_arrivals" | "most_popular";

/** A line or heading begins with a capital, also where the client’s own word or a month stands first. */
export function capitalized(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** First emails of the first and last word, in capitals. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
	return picked
		.map((word) => [...(word ?? "")][0] ?? "")
		.join("")
		.toUpperCase();
}

/** A hue from 0 to 359 that stays the same for the same text. */
export function hueOf(text: string): number {
	let sum = 7;
	for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 3600;
	return (sum * 47) % 360;
}

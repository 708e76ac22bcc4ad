/** Where the menu's entries stand, by the number that an owner gives each (specification §9: 1 to 10 and 100). @browser-safe @pure */

/** The numbers that may be chosen; 100 leaves an entry behind those that have another. */
export const displayOrders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100] as const;

/** One of them. */
export type DisplayOrder = (typeof displayOrders)[number];

/** An entry with its number. */
export type PlacedEntry = { key: string; display_order: DisplayOrder };

/**
 * The keys in the order that follows from the numbers: lower ones first, of two with one number the one that usually comes
 * first; those with 100 stay in the order in which they are given. The end that is as usual is left out, so that what a
 * later feature adds finds its usual place there.
 */
export function keysInOrder(entries: readonly PlacedEntry[], usual: readonly string[]): string[] {
	const rank = (key: string) => (usual.includes(key) ? usual.indexOf(key) : usual.length);
	const numbered = entries
		.filter(({ display_order }) => display_order < 100)
		.sort((one, other) => one.display_order - other.display_order || rank(one.key) - rank(other.key));
	const rest = entries.filter(({ display_order }) => display_order === 100);
	let named = rest.length - 1;
	while (named > 0 && rank(rest[named - 1]!.key) <= rank(rest[named]!.key)) named -= 1;
	return [...numbered, ...rest.slice(0, Math.max(named, 0))].map(({ key }) => key);
}

/** The number of an entry, from the order in which the named ones stand. */
export function displayOrderOf(key: string, order: readonly string[]): DisplayOrder {
	const at = order.indexOf(key);
	return (at < 0 || at >= 10 ? 100 : at + 1) as DisplayOrder;
}

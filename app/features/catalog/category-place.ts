/** Where a category stands in the tree: what is above it, and which categories are offered beside or below. */

/** A category with the number of items at and below it. */
export type Category = { id: number; parent_id: number | null; name: string; item_count: number };

/** The place: the category itself (none for the whole store), the one above, and those to choose from. */
export type CategoryPlace = { current?: Category; above?: Category; choices: Category[] };

/** The place of a category; undefined when the tree does not hold it. At a leaf its siblings are offered. */
export function placeOf(categories: readonly Category[], id: number | undefined): CategoryPlace | undefined {
	const below = (parent_id: number | null) => categories.filter((category) => category.parent_id === parent_id);
	if (id === undefined) return { choices: below(null) };
	const current = categories.find((category) => category.id === id);
	if (!current) return undefined;
	const above = categories.find((category) => category.id === current.parent_id);
	const children = below(id);
	return { current, above, choices: children.length > 0 ? children : below(current.parent_id) };
}

/** Category paths as text and as names: the analytics field of items carries up to five levels. */

const separator = " > ";
const maxLevels = 5;

/** The names from the root down, at most five. Empty for an item without a category. */
export function categoryNames(path: string | null): string[] {
	return path ? path.split(separator).slice(0, maxLevels) : [];
}

/** The path of a category below another one, or at the root. */
export function pathUnder(above: string | undefined, name: string): string {
	return above ? `${above}${separator}${name}` : name;
}

/** What a correction must keep: the values that the product puts into a text, named in double braces. @pure */

const placeholder = /\{\{-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g;

/** What is wrong with a correction. */
export type PlaceholderProblem =
	| { kind: "lost" | "unknown"; name: string }
	/** Braces that no value stands in, and the product's own way of putting one text into another. */
	| { kind: "braces" };

/** The values that a text names, each once. */
export function placeholdersOf(text: string): string[] {
	return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name!))];
}

/**
 * The first thing that is wrong with `text` in the place of `product`. What `known` names may stand in every text (the
 * account's own words); `mayLack` are values that this form may do without, such as the figure of one.
 */
export function placeholderProblem(
	text: string,
	product: string,
	{ known, mayLack }: { known: readonly string[]; mayLack: readonly string[] },
): PlaceholderProblem | undefined {
	const named = placeholdersOf(text);
	const wanted = placeholdersOf(product);
	const unknown = named.find((name) => !wanted.includes(name) && !known.includes(name) && !mayLack.includes(name));
	if (unknown !== undefined) return { kind: "unknown", name: `{{${unknown}}}` };
	const lost = wanted.find((name) => !named.includes(name) && !mayLack.includes(name));
	if (lost !== undefined) return { kind: "lost", name: `{{${lost}}}` };
	const rest = text.replaceAll(placeholder, "");
	return /\{\{|\}\}|\$t\(/.test(rest) ? { kind: "braces" } : undefined;
}

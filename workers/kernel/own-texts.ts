/** Puts an account's own wording into the product's texts; what has no place there any more is left out. @browser-safe @pure */

type Namespaces = Record<string, object>;
type Tree = { [key: string]: string | Tree };

/** The namespaces of a language with these texts in their places, by namespace and key (`signIn.title`). What stays is the same object. */
export function withOwnTexts(namespaces: Namespaces, own: Record<string, Record<string, string>> = {}): Namespaces {
	const changed = Object.entries(own).flatMap(([namespace, texts]) => {
		const part = Object.hasOwn(namespaces, namespace) ? (namespaces[namespace] as Tree) : undefined;
		return part ? [[namespace, withTexts(part, texts)] as const] : [];
	});
	return changed.length > 0 ? { ...namespaces, ...Object.fromEntries(changed) } : namespaces;
}

function withTexts(part: Tree, texts: Record<string, string>): Tree {
	return Object.entries(texts).reduce((tree, [key, text]) => withText(tree, key.split("."), text), part);
}

function withText(tree: Tree, [name = "", ...below]: string[], text: string): Tree {
	const here = Object.hasOwn(tree, name) ? tree[name] : undefined;
	if (typeof here === "string") return below.length === 0 ? { ...tree, [name]: text } : tree;
	if (here === undefined || below.length === 0) return tree;
	return { ...tree, [name]: withText(here, below, text) };
}

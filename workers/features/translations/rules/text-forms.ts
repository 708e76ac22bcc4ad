/** The product's texts as things that can be corrected: each key once, with the forms that it has for one and for several. @pure */

/** A form of a text: the whole of it, or what is said of so many. */
export const textForms = ["whole", "zero", "one", "many", "other"] as const;

/** One of them. */
export type TextForm = (typeof textForms)[number];

/** What is said in each form that there is. */
export type Forms = { [Form in TextForm]?: string };

/** A text by its namespace and key; `said` is the product's own wording by language. */
export type ProductText = { namespace: string; path: string; said: Record<string, Forms> };

type Tree = { [key: string]: string | Tree };

const formEnding = /_(zero|one|many|other)$/;

/** What account owners set elsewhere (their own words, under Settings), and the words of the audit for codes. */
const setElsewhere = /^answers:labels\./;

/** Every text of the product in the order of its files, by `namespace:key`. */
export function listProductTexts(texts: Record<string, Record<string, object>>): Map<string, ProductText> {
	const found = new Map<string, ProductText>();
	for (const [language, namespaces] of Object.entries(texts)) {
		for (const [namespace, part] of Object.entries(namespaces)) {
			const leaves = leavesOf(part as Tree);
			const keys = new Set(leaves.map(([key]) => key));
			for (const [key, text] of leaves) {
				const { path, form } = placeOf(key, keys);
				const name = `${namespace}:${path}`;
				if (setElsewhere.test(name)) continue;
				const known = found.get(name) ?? { namespace, path, said: {} };
				known.said[language] = { ...known.said[language], [form]: text };
				found.set(name, known);
			}
		}
	}
	return found;
}

/** The key under which a form stands in the files. */
export function keyOfForm(path: string, form: TextForm): string {
	return form === "whole" ? path : `${path}_${form}`;
}

/** A text in one line: what is said of several, where it has forms. */
export function mainForm(forms: Forms | undefined): string {
	return forms?.whole ?? forms?.other ?? "";
}

/** A key with an ending is a form where the same text has another form for several. */
function placeOf(key: string, keys: ReadonlySet<string>): { path: string; form: TextForm } {
	const ending = formEnding.exec(key)?.[1] as TextForm | undefined;
	const path = key.replace(formEnding, "");
	if (!ending || !keys.has(`${path}_other`)) return { path: key, form: "whole" };
	return { path, form: ending };
}

function leavesOf(tree: Tree, before = ""): [key: string, text: string][] {
	return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
		typeof value === "string" ? [[`${before}${name}`, value]] : leavesOf(value, `${before}${name}.`),
	);
}

/** Writes HTML in which every value is escaped: the one way to markup that no screen renders. @pure */

/** Markup that was written by `html`, and is taken as it is. */
export type Markup = { readonly markup: string };

type Value = string | number | Markup | readonly Markup[];

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A template of markup; what is filled in is text or an attribute's value, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
	const written = parts.map((part, at) => (at === 0 ? part : `${writtenAs(values[at - 1]!)}${part}`));
	return { markup: written.join("") };
}

function writtenAs(value: Value): string {
	if (typeof value === "number") return String(value);
	if (typeof value === "string") return value.replace(/[&<>"']/g, (mark) => marks[mark]!);
	return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

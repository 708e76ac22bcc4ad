/** Turns HTML from outside into a tree of the few elements that a text may have; everything else is left out. */
import { Parser } from "htmlparser2";

/** Elements that a text may have. */
export const richTags = ["p", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br"] as const;

/** One of the elements of a text. */
export type RichTag = (typeof richTags)[number];

/** A piece of text, or an element with what it holds; only links have an address. */
export type RichNode = string | { tag: RichTag; href?: string; children?: RichNode[] };

/** A text as it is stored and sent: blocks in order. */
export type RichText = RichNode[];

type Element = { tag: RichTag; href?: string; children: RichNode[] };
type Open = { name: string; element: Element };

/** The most characters of HTML that are read; what follows is left out, so that writers refuse longer texts. */
export const maxRichTextCharacters = 200_000;
const maxDepth = 12;

/** The most elements; of those behind them only the words are kept. */
const maxElements = 5_000;

const meanings: ReadonlyMap<string, RichTag> = new Map(
	Object.entries({
		p: "p",
		h1: "h3",
		h2: "h3",
		h3: "h3",
		h4: "h4",
		h5: "h4",
		h6: "h4",
		ul: "ul",
		ol: "ol",
		li: "li",
		blockquote: "blockquote",
		b: "strong",
		strong: "strong",
		i: "em",
		em: "em",
		a: "a",
		br: "br",
	}),
);
const blocks: readonly RichTag[] = ["p", "h3", "h4", "ul", "ol", "li", "blockquote"];
const inlineNames = ["span", "font", "u", "s", "small", "sup", "sub", "code", "mark", "abbr", "label", "img"];
const silentNames = ["script", "style", "template", "iframe", "object", "noscript", "title", "head", "svg", "math"];

/** The tree of a text. Plain text becomes a paragraph; empty elements, scripts, styles and strange links are dropped. */
export function parseRichText(html: string): RichText {
	const root: Element = { tag: "p", children: [] };
	const open: Open[] = [{ name: "root", element: root }];
	let silence = 0;
	let elements = 0;
	const top = () => open.at(-1)!.element;
	const enter = (name: string, element: Element) => {
		elements += 1;
		top().children.push(element);
		open.push({ name, element });
	};
	/** A paragraph or inline element that ends where a block begins. */
	const endParagraph = () => {
		const at = open.findIndex(({ element }) => element !== root && ["p", "strong", "em", "a"].includes(element.tag));
		if (at > 0) open.length = at;
	};
	const parser = new Parser(
		{
			onopentag: (name, attributes) => {
				if (silentNames.includes(name)) silence += 1;
				if (silence > 0 || elements >= maxElements) return;
				const tag = meanings.get(name);
				const isInline = tag ? !blocks.includes(tag) : inlineNames.includes(name);
				if (!isInline) endParagraph();
				if (!tag || open.length > maxDepth) return;
				if (isInline && needsParagraph(open)) enter("", { tag: "p", children: [] });
				if (tag === "br") {
					elements += 1;
					top().children.push({ tag });
				} else if (tag === "a") enter(name, { tag, href: safeAddress(attributes.href), children: [] });
				else if (tag !== "li" || ["ul", "ol"].includes(top().tag)) enter(name, { tag, children: [] });
			},
			ontext: (text) => {
				if (silence > 0) return;
				const words = text.replace(/\s+/g, " ");
				if (needsParagraph(open)) {
					if (words === " ") return;
					enter("", { tag: "p", children: [] });
				}
				if (["ul", "ol"].includes(top().tag)) return;
				top().children.push(words);
			},
			onclosetag: (name) => {
				if (silentNames.includes(name)) silence = Math.max(0, silence - 1);
				if (silence > 0 || elements >= maxElements) return;
				const at = open.map((entry) => entry.name).lastIndexOf(name);
				if (at > 0) open.length = at;
				else if (!meanings.has(name) && !inlineNames.includes(name)) endParagraph();
			},
		},
		{ decodeEntities: true },
	);
	parser.write(html.slice(0, maxRichTextCharacters));
	parser.end();
	return tidy(root.children, true);
}

/** The words of a text, for search and short descriptions. */
export function plainTextOf(text: RichText): string {
	return text
		.map((node) => (typeof node === "string" ? node : node.tag === "br" ? " " : `${plainTextOf(node.children ?? [])} `))
		.join("")
		.replace(/\s+/g, " ")
		.trim();
}

/** Text stands in a block, never beside blocks. */
function needsParagraph(open: Open[]): boolean {
	return open.length === 1;
}

/** Addresses of pages and mailboxes; anything else is no link. */
function safeAddress(href: string | undefined): string | undefined {
	const address = href?.trim() ?? "";
	if (!/^(https?:\/\/|mailto:)/i.test(address) || address.length > 2_000 || /[\s"<>\\]/.test(address)) return undefined;
	return URL.canParse(address) ? address : undefined;
}

/** Joins neighbouring texts, trims blocks, and drops elements that hold nothing and links that lead nowhere. */
function tidy(nodes: readonly RichNode[], isBlock: boolean): RichNode[] {
	const joined: RichNode[] = [];
	for (const node of nodes.flatMap(tidyNode)) {
		const last = joined.at(-1);
		if (typeof node === "string" && typeof last === "string")
			joined[joined.length - 1] = last + (last.endsWith(" ") ? node.trimStart() : node);
		else joined.push(node);
	}
	return isBlock ? trimEnds(joined) : joined;
}

function tidyNode(node: RichNode): RichNode[] {
	if (typeof node === "string") return [node];
	if (node.tag === "br") return [{ tag: "br" }];
	const children = tidy(node.children ?? [], blocks.includes(node.tag));
	if (children.length === 0) return [];
	if (node.tag === "a" && !node.href) return children;
	return [{ tag: node.tag, ...(node.href ? { href: node.href } : {}), children }];
}

function trimEnds(nodes: RichNode[]): RichNode[] {
	const isEmpty = (node: RichNode | undefined) =>
		node !== undefined && (typeof node === "string" ? node.trim() === "" : node.tag === "br");
	const first = nodes.findIndex((node) => !isEmpty(node));
	nodes.splice(0, first < 0 ? nodes.length : first);
	while (isEmpty(nodes.at(-1))) nodes.pop();
	if (typeof nodes[0] === "string") nodes[0] = nodes[0].trimStart();
	const last = nodes.at(-1);
	if (typeof last === "string") nodes[nodes.length - 1] = last.trimEnd();
	return nodes;
}

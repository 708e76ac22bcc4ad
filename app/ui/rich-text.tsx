/** A text with headings, lists and links, drawn from its tree as elements; it never becomes HTML. */
import { Fragment, type ReactNode } from "react";
import { Anchor } from "./anchor";
import "./rich-text.css";

/** A piece of text, or an allow-listed element with what it holds. */
export type RichTextNode = string | { tag: string; href?: string; children?: RichTextNode[] };

const tags = ["p", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em"] as const;

/** The text; elements that are not on the list give way to what they hold. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
	return <div className="rich-text">{draw(nodes)}</div>;
}

function draw(nodes: readonly RichTextNode[]): ReactNode {
	return nodes.map((node, at) => {
		if (typeof node === "string") return <Fragment key={at}>{node}</Fragment>;
		const { tag, href, children = [] } = node;
		return <RichElement key={at} tag={tag} href={href} nodes={children} />;
	});
}

function RichElement({ tag, href, nodes }: { tag: string; href?: string; nodes: readonly RichTextNode[] }) {
	if (tag === "br") return <br />;
	if (tag === "a" && href) {
		return (
			<Anchor href={href} opensNewTab isDocument>
				{draw(nodes)}
			</Anchor>
		);
	}
	const Tag = tags.find((name) => name === tag);
	return Tag ? <Tag>{draw(nodes)}</Tag> : draw(nodes);
}

/** The shape of an item's description: a tree of allow-listed elements, written by the import and drawn as elements. */
import { z } from "zod";

/** A text, or an element with what it holds; only links have an address. */
export type DescriptionNode =
	| string
	| { tag: "p" | "ul" | "ol" | "li" | "strong" | "em" | "br" | "h3" | "a"; href?: string; children: DescriptionNode[] };

const node: z.ZodType<DescriptionNode> = z.lazy(() =>
	z.union([
		z.string(),
		z.object({
			tag: z.enum(["p", "ul", "ol", "li", "strong", "em", "br", "h3", "a"]),
			href: z.string().startsWith("https://").optional(),
			children: z.array(node),
		}),
	]),
);

/** A description: blocks in order. */
export const description = z.array(node);

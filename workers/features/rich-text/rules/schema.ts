/** The shape of a text on the wire. */
import { z } from "zod";
import { type RichNode, richTags } from "./parse-rich-text";

const richNode: z.ZodType<RichNode> = z.lazy(() =>
	z.union([
		z.string(),
		z.object({ tag: z.enum(richTags), href: z.string().optional(), children: z.array(richNode).optional() }),
	]),
);

/** A text: blocks in order. */
export const richText = z.array(richNode);

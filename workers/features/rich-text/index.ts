/** What features use for texts with headings, lists and links: parsed when written, sent as a tree, never as HTML. */
export {
	maxRichTextCharacters,
	parseRichText,
	plainTextOf,
	type RichNode,
	type RichTag,
	type RichText,
} from "./rules/parse-rich-text";
export { richText } from "./rules/schema";

/** Descriptions as account owners type them: paragraphs, '# ' headings, '- ' and '1. ' lists, **bold**, *slanted*, [words](address). */
import { maxRichTextCharacters, parseRichText, type RichNode, type RichText } from "#workers/features/rich-text";

/** The most characters of a description that is typed, as of one in a file. */
export const maxDescription = maxRichTextCharacters;

/** The tree of a typed text. Nothing typed becomes an element by being HTML. */
export function treeOfText(text: string): RichText {
	const blocks = text
		.replaceAll("\r\n", "\n")
		.split(/\n{2,}/)
		.map((block) => block.trim())
		.filter(Boolean);
	return parseRichText(blocks.map(blockOf).join(""));
}

function blockOf(block: string): string {
	const lines = block.split("\n");
	const heading = /^(#{1,2}) (.+)$/.exec(lines[0]!);
	if (heading) {
		const tag = heading[1] === "#" ? "h3" : "h4";
		const rest = lines.slice(1).join("\n").trim();
		return `<${tag}>${inline(heading[2]!)}</${tag}>${rest ? blockOf(rest) : ""}`;
	}
	if (lines.every((line) => /^- /.test(line))) return listOf("ul", lines, /^- /);
	if (lines.every((line) => /^\d+\. /.test(line))) return listOf("ol", lines, /^\d+\. /);
	if (lines.every((line) => /^> /.test(line)))
		return `<blockquote>${lines.map((line) => inline(line.slice(2))).join("<br>")}</blockquote>`;
	return `<p>${lines.map(inline).join("<br>")}</p>`;
}

function listOf(tag: "ul" | "ol", lines: readonly string[], mark: RegExp): string {
	return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ""))}</li>`).join("")}</${tag}>`;
}

function inline(text: string): string {
	return escaped(text)
		.replaceAll(/\[([^\]]{1,300})\]\((https:\/\/[^\s)]{1,1000})\)/g, '<a href="$2">$1</a>')
		.replaceAll(/\*\*([^*]{1,1000})\*\*/g, "<strong>$1</strong>")
		.replaceAll(/\*([^*]{1,1000})\*/g, "<em>$1</em>");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A tree as it would be typed. */
export function textOfTree(tree: RichText): string {
	return tree.map(typed).join("\n\n").trim();
}

function typed(node: RichNode): string {
	if (typeof node === "string") return node;
	const words = (node.children ?? []).map(typedInline).join("").trim();
	if (node.tag === "h3") return `# ${words}`;
	if (node.tag === "h4") return `## ${words}`;
	if (node.tag === "ul") return listed(node, () => "- ");
	if (node.tag === "ol") return listed(node, (at) => `${at + 1}. `);
	if (node.tag === "blockquote")
		return words
			.split("\n")
			.map((line) => `> ${line}`)
			.join("\n");
	return words;
}

function listed(node: Exclude<RichNode, string>, mark: (at: number) => string): string {
	const entries = (node.children ?? []).filter(
		(child): child is Exclude<RichNode, string> => typeof child !== "string",
	);
	return entries.map((entry, at) => `${mark(at)}${typedInline(entry).trim()}`).join("\n");
}

function typedInline(node: RichNode): string {
	if (typeof node === "string") return node;
	if (node.tag === "br") return "\n";
	const words = (node.children ?? []).map(typedInline).join("");
	if (node.tag === "strong") return `**${words}**`;
	if (node.tag === "em") return `*${words}*`;
	if (node.tag === "a" && node.href) return `[${words}](${node.href})`;
	return words;
}

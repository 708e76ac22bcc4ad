/** The languages in which somebody reads a survey's words. */
import { maxRichTextCharacters, parseRichText, plainTextOf, type RichText } from "#workers/features/rich-text";
import type { MemberScope } from "#workers/kernel/scope";
import type { Languages } from "../rules/present-question";

/** The reader's language and the account's. */
export function languagesOf({ request, account }: Pick<MemberScope, "request" | "account">): Languages {
	return { language_code: request.language_code, default_language_code: account.default_language_code };
}

/** A rich text in the reader's language, else the account's, else any. */
export function richIn(texts: string, { language_code, default_language_code }: Languages): RichText {
	const all = new Map(Object.entries(JSON.parse(texts) as Record<string, RichText>));
	return all.get(language_code) ?? all.get(default_language_code) ?? [...all.values()][0] ?? [];
}

/** What is typed as a description, as a rich text. */
export function richOf(description: string): RichText {
	return parseRichText(paragraphsOf(description).slice(0, maxRichTextCharacters));
}

/** A rich text of one language as it is typed again: an empty line between paragraphs. */
export function wordsOf(texts: string, language_code: string): string {
	const rich = (JSON.parse(texts) as Record<string, RichText>)[language_code] ?? [];
	return rich.map((paragraph) => plainTextOf([paragraph])).join("\n\n");
}

/** Plain words are paragraphs; what begins with an element is HTML. */
function paragraphsOf(description: string): string {
	if (description.startsWith("<")) return description;
	const escaped = description.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return escaped
		.split(/\n\s*\n/)
		.filter((part) => part.trim() !== "")
		.map((part) => `<p>${part}</p>`)
		.join("");
}

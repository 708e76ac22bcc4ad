/** A question as the wire shows it, in the reader's language or else the account's. @pure */
import { z } from "zod";
import { topics } from "./topics";

const flag = z.literal([0, 1]);

/** A question with its answer. */
export const faq = z.object({
	id: z.int(),
	topic: z.enum(topics),
	position: z.int(),
	question: z.string(),
	answer: z.string(),
	is_published: flag,
});

/** The text in a language, in the account's own where it has none, or in any. */
export function textIn(json: string, languages: readonly string[]): string {
	const texts = JSON.parse(json) as Record<string, string>;
	return languages.map((language) => texts[language]).find(Boolean) ?? Object.values(texts)[0] ?? "";
}

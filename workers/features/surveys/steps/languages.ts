/** The languages in which somebody reads a survey's words. */
import type { RichText } from "#workers/features/rich-text";
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

/** The terms as somebody reads them, signed in or not: the account's own in their language, or none, where the platform's stand in. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { termsIn } from "../rules/terms";
import { findLatest } from "../store";

export const getTerms = defineEndpoint({
	name: "terms/get-terms",
	path: "/api/accounts/api_get_terms",
	summary: "The account's own terms in the reader's language; null where the platform's usual text stands.",
	access: "anyone",
	input: z.object({}),
	output: z.object({
		/** Of the version; 0 without one. */
		number: z.int(),
		text: z.string().nullable(),
		saved_at: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, request, read }) => {
		const [latest] = await read(findLatest(account.id));
		if (!latest) return { number: 0, text: null, saved_at: null };
		const texts = JSON.parse(latest.texts) as Record<string, string>;
		const text = termsIn(texts, [request.language_code, "en", account.default_language_code]);
		return { number: latest.number, text, saved_at: latest.created_at };
	},
});

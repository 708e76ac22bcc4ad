/** One question as account owners edit it: in every language of the account. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { faq } from "../rules/faq";
import { findFaq } from "../store";

const byLanguage = z.record(z.string(), z.string());

export const getFaq = defineEndpoint({
	name: "faqs/get-faq",
	path: "/api/faqs/api_get_faq",
	summary: "A question with its answer in every language, for editing.",
	access: ["account_owner"],
	input: z.object({ faq_id: z.int() }),
	output: faq.omit({ question: true, answer: true }).extend({ questions: byLanguage, answers: byLanguage }),
	repetition: { kind: "read" },
	handler: async (scope, { faq_id }) => {
		const [row] = await scope.read(findFaq(scope.account.id, faq_id));
		if (!row) throw notFound("faq");
		return {
			...row,
			questions: JSON.parse(row.questions) as Record<string, string>,
			answers: JSON.parse(row.answers) as Record<string, string>,
		};
	},
});

/** Writes a question with its answer in one language; its words in other languages stay. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { topics } from "../rules/topics";
import { findFaq, hasRoom, saveFaqs } from "../store";

const flag = z.literal([0, 1]);

export const saveFaq = defineEndpoint({
	name: "faqs/save-faq",
	path: "/api/faqs/api_save_faq",
	summary: "Adds a question, or changes one, in one language of the account.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new question. */
		faq_id: z.int().optional(),
		language_code: z.string().max(10),
		topic: z.enum(topics),
		question: text(200).min(1),
		answer: text(5_000).min(1),
		/** Lower ones come first in their topic. */
		position: z.int().min(1).max(100),
		is_published: flag,
	}),
	output: z.object({ faq_id: z.int() }),
	errors: { too_many_faqs: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { faq_id, language_code, question, answer, ...fields }) => {
		const { account, clock } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		if (faq_id !== undefined) {
			const [known] = await scope.read(findFaq(account.id, faq_id));
			if (!known) throw notFound("faq");
		}
		const id = faq_id ?? scope.newId();
		const saved = { ...fields, id, questions: { [language_code]: question }, answers: { [language_code]: answer } };
		return scope.commit({
			statements: [
				...(faq_id === undefined ? [assertThat("too_many_faqs", hasRoom(account.id))] : []),
				saveFaqs(account.id, [saved], clock.now()),
			],
			answer: { faq_id: id },
			audit: { subject_kind: "faq", subject_id: id, details: { language_code, ...fields } },
		});
	},
});

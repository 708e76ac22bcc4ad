/** The questions that people often ask, with their answers; account owners see those that are not published yet, too. */
import { z } from "zod";
import { wordsFit } from "#workers/features/search";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { faq, textIn } from "../rules/faq";
import { topics } from "../rules/topics";
import { listFaqs } from "../store";

export const getFaqs = defineEndpoint({
	name: "faqs/get-faqs",
	path: "/api/faqs/api_get_faqs",
	summary: "Questions and answers in the reader's language; with `search` those that fit.",
	access: "signed_in",
	flags: ["!hide_faqs"],
	input: z.object({ search: z.string().trim().max(100).default(""), topic: z.enum(topics).optional() }),
	output: z.object({ faqs: z.array(faq), topics: z.array(z.enum(topics)), total_count: z.int() }),
	repetition: { kind: "read" },
	handler: async (scope, { search, topic }) => {
		const { account, user, request } = scope;
		const languages = [request.language_code, account.default_language_code];
		const all = (await scope.read(listFaqs(account.id)))
			.filter(({ is_published }) => is_published === 1 || user.role === "account_owner")
			.map(({ questions, answers, ...row }) => ({
				...row,
				question: textIn(questions, languages),
				answer: textIn(answers, languages),
			}));
		return {
			faqs: topics
				.filter((known) => !topic || known === topic)
				.flatMap((known) =>
					all.filter((row) => row.topic === known && (search === "" || wordsFit(search, [row.question, row.answer]))),
				),
			topics: topics.filter((known) => all.some((row) => row.topic === known)),
			total_count: all.length,
		};
	},
});

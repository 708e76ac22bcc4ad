/** Questions with their answers that are published, found by their words. */
import { wordsFit } from "#workers/features/search";
import { defineSearchSection, detailOf, maxCounted } from "#workers/kernel/define-search-section";
import { textIn } from "../rules/faq";
import { listFaqs } from "../store";

export const questionsSection = defineSearchSection({
	key: "faqs",
	title: "faqs:searchSection",
	icon: "help",
	place: 60,
	component: "question",
	to: (text) => `/faqs?${new URLSearchParams({ search: text })}`,
	flags: ["!hide_faqs"],
	find: async ({ account, request, read }, { text, max }) => {
		const languages = [request.language_code, account.default_language_code];
		const fitting = (await read(listFaqs(account.id)))
			.filter(({ is_published }) => is_published === 1)
			.map(({ id, questions, answers }) => ({
				id,
				question: textIn(questions, languages),
				answer: textIn(answers, languages),
			}))
			.filter(({ question, answer }) => wordsFit(text, [question, answer]));
		const hits = fitting.slice(0, max).map(({ id, question, answer }) => ({
			link: `/faqs?open=${id}#faq-${id}`,
			fields: { name: question, detail: detailOf(answer), points: null },
			image: null,
		}));
		return { hits, total: Math.min(fitting.length, maxCounted) };
	},
});

/** The server half of writing a question: a new one, or one that is there, in each of the account's languages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** In the place of an id: a question that is not there yet. */
const newFaq = "new";

/** What stands in each language; a new question begins in the account's own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("faqs/save-faq");
	const isNew = params.id === newFaq;
	const [faq, form] = await Promise.all([
		isNew ? null : context.call("faqs/get-faq", { faq_id: context.id(params.id) }),
		context.form("faqs/save-faq", {
			question: "faqs:form.question",
			answer: "faqs:form.answer",
			topic: { label: "faqs:form.topic", options: "faqs:topic" },
			position: "faqs:form.position",
			is_published: "faqs:form.isPublished",
		}),
	]);
	const { languages, default_language_code } = context.account;
	return {
		title: context.translate(isNew ? "faqs:form.new" : "faqs:form.change"),
		form,
		editions: (faq ? languages : [default_language_code]).map((language) => ({
			language,
			values: {
				question: faq?.questions[language] ?? "",
				answer: faq?.answers[language] ?? "",
				topic: faq?.topic ?? "recognition",
				position: faq?.position ?? 100,
				is_published: faq?.is_published ?? 1,
			},
		})),
	};
}

/** Saves one language; a new question goes on to its other languages. */
export const action = formActions({
	"faqs/save-faq": {
		input: ({ params, context, form }) => ({
			language_code: form.text("language_code"),
			...(params.id === newFaq ? {} : { faq_id: context.id(params.id) }),
		}),
		done: ({ faq_id }, { context }) =>
			redirectWithNotice(context.account.languages.length > 1 ? `/faqs/${faq_id}` : "/faqs", "faqs:notices.saved"),
	},
});

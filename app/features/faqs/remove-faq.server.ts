/** What the question before a removal shows, and removing. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The question in the reader's language, or any. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { questions } = await context.call("faqs/get-faq", { faq_id: context.id(params.id) });
	const question = questions[context.language_code] ?? Object.values(questions)[0] ?? "";
	return { title: context.translate("faqs:removal.title"), question };
}

/** Removes it. */
export const action = formActions({
	"faqs/delete-faq": {
		input: ({ params, context }) => ({ faq_id: context.id(params.id) }),
		done: () => redirectWithNotice("/faqs", "faqs:notices.removed"),
	},
});

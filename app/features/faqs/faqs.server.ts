/** The questions that the address asks for, and who may write them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { topics as allTopics } from "#workers/features/faqs/rules/topics";

/** Questions by topic and words; an unknown topic is all of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const search = (query.get("search") ?? "").trim().slice(0, 100);
	const open = Number(query.get("open"));
	const topic = allTopics.find((known) => known === query.get("topic"));
	const [{ faqs, topics, total_count }, contact] = await Promise.all([
		context.call("faqs/get-faqs", { search, topic }),
		context.call("contact/get-contact", {}),
	]);
	return {
		title: context.translate("faqs:title"),
		search,
		topic: topic ?? null,
		topics,
		total_count,
		contact,
		faqs: faqs.map((faq, at) => ({
			...faq,
			isOpen: faq.id === open || (search !== "" && at === 0),
			paragraphs: faq.answer.split(/\n\s*\n/),
		})),
		mayEdit: await context.mayCall("faqs/save-faq"),
	};
}

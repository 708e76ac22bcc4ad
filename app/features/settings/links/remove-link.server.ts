/** What the question before a link is taken away shows, and taking it away. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { listOf, pageOf } from "./link-lists.server";

const removal = "settings/remove-link";

/** The link by its key. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const list = listOf(query.get("list"));
	const key = query.get("key");
	const settings = await context.call("settings/get-menu", {});
	const link = settings[list === "menu" ? "menu_links" : "foot_links"].find((one) => one.key === key);
	if (!link) throw redirect(pageOf(list));
	return {
		title: context.translate("settings:links.removal"),
		back: pageOf(list),
		list,
		key: link.key,
		name: link.label[context.language_code] ?? Object.values(link.label)[0] ?? link.to,
		to: link.to,
	};
}

/** Takes it away. */
export const action = formActions({
	[removal]: {
		input: ({ form }) => ({ list: listOf(form.text("list")), key: form.text("key") }),
		done: (_answer, { form }) => redirectWithNotice(pageOf(listOf(form.text("list"))), "settings:notices.saved"),
	},
});

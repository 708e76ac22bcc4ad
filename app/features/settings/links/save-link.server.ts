/** The server half of writing a link: a new one, or one that is there, known by list and key in the address. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { listOf, pageOf } from "./link-lists.server";

const saving = "settings/save-link";

/** The form, and what stands in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const list = listOf(query.get("list"));
	const key = query.get("key");
	const [settings, form] = await Promise.all([
		context.call("settings/get-menu", {}),
		context.form(saving, {
			"label.en": "settings:links.label.en",
			"label.es": "settings:links.label.es",
			"label.fr": "settings:links.label.fr",
			to: "settings:links.to",
			opens_new_tab: "settings:links.newTab",
		}),
	]);
	const link = settings[list === "menu" ? "menu_links" : "foot_links"].find((one) => one.key === key);
	// It was taken away meanwhile.
	if (key !== null && !link) throw redirect(pageOf(list));
	const { languages, default_language_code } = context.account;
	return {
		title: context.translate(link ? "settings:links.change" : "settings:links.new"),
		about: context.translate(`settings:links.in.${list}`),
		back: pageOf(list),
		list,
		key,
		form,
		/** The account's own first, which every link has. */
		languages: [default_language_code, ...languages.filter((language) => language !== default_language_code)],
		values: {
			to: link?.to ?? "",
			opens_new_tab: link?.opens_new_tab ?? 0,
			...Object.fromEntries(languages.map((language) => [`label.${language}`, link?.label[language] ?? ""])),
		},
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ form }) => ({ list: listOf(form.text("list")), key: form.optional("key") }),
		done: (_answer, { form }) => redirectWithNotice(pageOf(listOf(form.text("list"))), "settings:notices.saved"),
	},
});

/** The server half of the account's texts: the list in one language, the chosen text with its neighbors, and its forms. */
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translationsFace } from "#workers/features/translations/lists/get-translations";
import { loadList, reportAction } from "~/list/list-loader.server";
import { listAddress, readListQuery } from "~/list/list-query";
import { languageNames } from "~/shell/language-names";
import { redirectWithNotice } from "~/shell/notices.server";

/** Fields of the address beside those of the list. */
const languageField = "language";
const keyField = "key";

/** The list, the text, and the forms. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall("translations/get-translations");
	const search = new URL(request.url).searchParams;
	const language_code = languageOf(context, search);
	const asked = search.get(keyField)?.slice(0, 200);
	const counting = context.call("translations/get-summary", { language_code });
	const [summary, list, text, form, restoreForm] = await Promise.all([
		counting,
		loadList({ request, context }, translationsFace, {
			fixed: { language_code },
			keep: [languageField],
			choices: async () => ({ section: (await counting).sections }),
		}),
		asked ? readText(context, search, asked, language_code) : undefined,
		context.form("translations/update-translation", {
			text: "translations:form.whole",
			text_other: "translations:form.several",
			text_one: "translations:form.single",
			text_many: "translations:form.millions",
			text_zero: "translations:form.none",
		}),
		context.form("translations/restore-translation", {}),
	]);
	const [first] = list.rows;
	const hrefOf = (key: string | null) =>
		key && listAddress(list.address, { ...list.fields, [keyField]: key }, list.page);
	const { corrected, outdated, missing } = summary.counts;
	return {
		title: context.translate("translations:title"),
		summary: { total: summary.total_count, corrected: corrected + outdated, missing },
		language_code,
		languages: context.account.languages.map((language) => ({
			href: listAddress(list.address, { ...list.fields, [languageField]: language }),
			label: languageNames[language] ?? language,
			isCurrent: language === language_code,
		})),
		list: { ...list, rows: list.rows.map((row) => ({ ...row, href: hrefOf(row.key) ?? "" })) },
		text: text ?? (first && (await readText(context, search, first.key, language_code))) ?? null,
		/** On a phone the list stands alone until a text is chosen. */
		isChosen: text !== undefined,
		listHref: listAddress(list.address, list.fields, list.page),
		place: search.get("place")?.slice(0, 100) ?? "",
		hrefs: text && { previous: hrefOf(text.previous_key), next: hrefOf(text.next_key) },
		form,
		restoreForm,
	};
}

function languageOf({ account, language_code }: AppLoadContext, search: URLSearchParams): string {
	const asked = search.get(languageField);
	const wished = [asked, language_code].find((language) => language && account.languages.includes(language));
	return wished ?? account.default_language_code;
}

function readText(context: AppLoadContext, search: URLSearchParams, key: string, language_code: string) {
	const { values } = readListQuery(translationsFace, search);
	return context.call("translations/get-translation", { key, filters: { ...values, language_code } });
}

/** Saves a text and goes on to the next one, takes the account's wording away and stays, or asks for the list as a file. */
export const action = reportAction(
	translationsFace,
	{
		"translations/update-translation": {
			input: ({ form }) => ({ key: form.text("key"), language_code: form.text("language_code") }),
			done: (_answer, args) =>
				redirectWithNotice(addressOf(args, args.form.text("next")), "translations:notices.saved"),
		},
		"translations/restore-translation": {
			input: ({ form }) => ({ key: form.text("key"), language_code: form.text("language_code") }),
			done: (_answer, args) => redirectWithNotice(addressOf(args), "translations:notices.restored"),
		},
	},
	({ request, context }) => ({ language_code: languageOf(context, new URL(request.url).searchParams) }),
);

/** The same part of the list, with the next text where there is one. */
function addressOf({ request }: ActionFunctionArgs, next = ""): string {
	const search = new URL(request.url).searchParams;
	if (next) search.set(keyField, next.slice(0, 200));
	search.delete("place");
	return listAddress(translationsFace.address, Object.fromEntries(search));
}

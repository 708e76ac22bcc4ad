/** The server half of the account's terms: where they are accepted, their text, and their versions. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const here = "/settings/terms";

/** How they stand, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ standard_tnc_opt_in_location, texts, versions }, place, form] = await Promise.all([
		context.call("terms/get-versions", {}),
		context.form("terms/save-opt-in-location", {
			standard_tnc_opt_in_location: { label: "terms:place.label", options: "terms:place.locations" },
		}),
		context.form("terms/save-terms", {
			"texts.en": "terms:text.in.en",
			"texts.es": "terms:text.in.es",
			"texts.fr": "terms:text.in.fr",
			asks_anew: "terms:text.asksAnew",
		}),
	]);
	const { languages, default_language_code } = context.account;
	return {
		title: context.translate("settings:title"),
		place,
		standard_tnc_opt_in_location,
		form,
		based_on: versions[0]?.number ?? 0,
		/** The account's own first, which every version has. */
		languages: [default_language_code, ...languages.filter((language) => language !== default_language_code)],
		values: Object.fromEntries(languages.map((language) => [`texts.${language}`, texts[language] ?? ""])),
		versions: versions.map(({ created_at, ...version }) => ({
			...version,
			date: context.format.time(created_at, "recognition"),
		})),
	};
}

/** Saves where they are accepted, or a new version. */
export const action = formActions({
	"terms/save-opt-in-location": { done: () => redirectWithNotice(here, "settings:notices.saved") },
	"terms/save-terms": {
		input: ({ form }) => ({ based_on: form.number("based_on") }),
		done: ({ number }) => redirectWithNotice(here, "terms:notices.saved", { number }),
	},
});

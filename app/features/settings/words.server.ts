/** The server half of the account's own words. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The words by language, and the form of one language. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ labels, languages }, form] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.form("settings/save-labels", {
			points_label: "settings:words.points",
			recognition_alias_label: "settings:words.recognition",
			behavior_label: "settings:words.behavior",
		}),
	]);
	return { title: context.translate("settings:title"), labels, languages, form };
}

/** Saves those of one language. */
export const action = formActions({
	"settings/save-labels": {
		input: ({ form }) => ({ language_code: form.text("language_code") }),
		done: () => redirectWithNotice("/settings/words", "settings:notices.saved"),
	},
});

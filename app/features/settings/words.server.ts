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
			point_label: "settings:words.point",
			badge_alias_label: "settings:words.badge",
			employee_alias_label: "settings:words.employee",
			employee_id_alias_label: "settings:words.employeeId",
			polls_alias_label: "settings:words.polls",
			idea_module_namings: "settings:words.ideas",
			idea_label: "settings:words.idea",
			employee_nomination_alias_label: "settings:words.nominations",
			wallet_module_namings: "settings:words.wallet",
			user_level_alias: "settings:words.level",
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

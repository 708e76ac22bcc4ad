/** The server half of the account's own bounds. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What is set, what is usual, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ own, usual }, form] = await Promise.all([
		context.call("settings/get-limits", {}),
		context.form("settings/save-limits", {
			recognitions_a_day: "settings:limits.recognitions_a_day.label",
			recipients_a_day: "settings:limits.recipients_a_day.label",
			days_items_are_new: "settings:limits.days_items_are_new.label",
			second_confirmation_above: "settings:limits.second_confirmation_above.label",
		}),
	]);
	return { title: context.translate("settings:title"), own, usual, form };
}

/** Saves them all; one that is empty is as usual. */
export const action = formActions({
	"settings/save-limits": { done: () => redirectWithNotice("/settings/limits", "settings:notices.saved") },
});

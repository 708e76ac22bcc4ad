/** The server half of the account's switches. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How they stand, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ flags }, form] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.form("settings/save-switches", {
			give_recognition_enabled: "settings:switches.give_recognition_enabled.label",
			hide_recognition_certificates: "settings:switches.hide_recognition_certificates.label",
			redemptions_enabled: "settings:switches.redemptions_enabled.label",
			disallow_adding_items_to_cart: "settings:switches.disallow_adding_items_to_cart.label",
			orders_management_enabled: "settings:switches.orders_management_enabled.label",
			hide_points_for_account: "settings:switches.hide_points_for_account.label",
			hide_faqs: "settings:switches.hide_faqs.label",
			how_to_videos_enabled: "settings:switches.how_to_videos_enabled.label",
			language_selection_enabled: "settings:switches.language_selection_enabled.label",
		}),
	]);
	return { title: context.translate("settings:title"), flags, form };
}

/** Saves them all. */
export const action = formActions({
	"settings/save-switches": { done: () => redirectWithNotice("/settings/features", "settings:notices.saved") },
});

/** The server half of the account's names and colors. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What stands, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ look }, form] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.form("settings/save-look", {
			company_name: "settings:look.companyName",
			platform_name: "settings:look.platformName",
			navbar_color: "settings:look.navbarColor",
			primary_color: "settings:look.primaryColor",
			secondary_color: "settings:look.secondaryColor",
			accent_color: "settings:look.accentColor",
			main_active_color: "settings:look.activeColor",
		}),
	]);
	return { title: context.translate("settings:title"), look, form };
}

/** Saves them; the page that comes has them. */
export const action = formActions({
	"settings/save-look": { done: () => redirectWithNotice("/settings", "settings:notices.saved") },
});

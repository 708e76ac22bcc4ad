/** The server half of what stands around every page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ frame }, { foot_links }, { account }, form, navbarForm] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.call("settings/get-menu", {}),
		context.call("account/init-account", {}),
		context.form("settings/save-frame", { access_ends_on: "settings:frame.accessEnds" }),
		context.form("settings/save-navbar", {
			bo_dashboard_version: { label: "settings:navbar.label", options: "settings:navbar.versions" },
		}),
	]);
	const navbar = { form: navbarForm, bo_dashboard_version: account.bo_dashboard_version ?? 1 };
	return {
		title: context.translate("settings:title"),
		frame,
		navbar,
		foot_links,
		time_zone: context.account.time_zone,
		form,
	};
}

/** Saves it; the page that comes has it. */
export const action = formActions({
	"settings/save-frame": { done: () => redirectWithNotice("/settings/frame", "settings:notices.saved") },
	"settings/save-navbar": { done: () => redirectWithNotice("/settings/frame", "settings:notices.saved") },
});

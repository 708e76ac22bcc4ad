/** The server half of the account's logo, names and colors. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const savingLogo = "settings/save-logo";

/** What stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ look, logo }, form, logoForm, removal] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.form("settings/save-look", {
			company_name: "settings:look.companyName",
			platform_name: "settings:look.platformName",
			account_logo_url: "settings:logo.link",
			navbar_color: "settings:look.navbarColor",
			primary_color: "settings:look.primaryColor",
			secondary_color: "settings:look.secondaryColor",
			accent_color: "settings:look.accentColor",
			main_active_color: "settings:look.activeColor",
		}),
		context.form(savingLogo, {}),
		context.form("settings/remove-logo"),
	]);
	return { title: context.translate("settings:title"), look, logo, form, logoForm, removal };
}

const done = () => redirectWithNotice("/settings", "settings:notices.saved");

/** Saves them; the page that comes has them. */
export const action = formActions({
	"settings/save-look": { done },
	[savingLogo]: {
		run: async (_input, { context, form }) =>
			context.attempt(savingLogo, {}, { key: form.key, files: await uploadedFiles(form.raw) }),
		done,
	},
	"settings/remove-logo": { done },
});

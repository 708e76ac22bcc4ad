/** The server half of who may sign up. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands, and the form. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const [{ sign_up_domains, ...flags }, form] = await Promise.all([
		context.call("sign-up/get-sign-up-settings", {}),
		context.form("sign-up/save-sign-up-settings", {
			custom_user_sign_up_enabled: "sign-up:settings.enabled",
			signup_moderation: "sign-up:settings.moderation",
			sign_up_domains: "sign-up:settings.domains",
		}),
	]);
	return {
		title: context.translate("settings:title"),
		values: { ...flags, sign_up_domains: sign_up_domains.join("\n") },
		address: `${new URL(request.url).host}/webapp/signup`,
		form,
	};
}

/** Saves it. */
export const action = formActions({
	"sign-up/save-sign-up-settings": { done: () => redirectWithNotice("/settings/sign_up", "settings:notices.saved") },
});

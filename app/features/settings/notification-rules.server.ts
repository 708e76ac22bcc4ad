/** The server half of what people are told by default. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { companyChoices } from "#workers/features/notifications/rules/company-choices";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "notifications/save-notification-rules";

/** How it stands, and the form of a kind. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ kinds }, form] = await Promise.all([
		context.call("notifications/get-notification-rules", {}),
		context.form(saving, { mail: "notifications:settings.mail", bell: "notifications:settings.bell" }),
	]);
	const options = companyChoices.map((value) => ({
		value,
		label: context.translate(`settings:notificationRules.${value}`),
	}));
	return { title: context.translate("settings:title"), kinds, form, options };
}

/** Saves one kind. */
export const action = formActions({
	[saving]: { done: () => redirectWithNotice("/settings/notifications", "settings:notices.saved") },
});

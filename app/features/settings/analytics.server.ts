/** The server half of whether the store is measured. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands, and the form; an account in dollars is asked for no rate. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [settings, form] = await Promise.all([
		context.call("analytics/get-analytics-settings", {}),
		context.form("analytics/save-analytics-settings", {
			measurement_id: "settings:analytics.id",
			api_secret: "settings:analytics.secret",
			usd_rate: "settings:analytics.rate",
		}),
	]);
	return { title: context.translate("settings:title"), settings, form, asksRate: settings.currency !== "USD" };
}

/** Saves it; the page that comes has it. */
export const action = formActions({
	"analytics/save-analytics-settings": {
		done: () => redirectWithNotice("/settings/analytics", "settings:notices.saved"),
	},
});

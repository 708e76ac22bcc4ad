/** The server half of what is sent to other systems: whether the store is measured, and with whom balances are synced. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands, and the form; an account in dollars is asked for no rate. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [settings, form, system, systemForm] = await Promise.all([
		context.call("analytics/get-analytics-settings", {}),
		context.form("analytics/save-analytics-settings", {
			measurement_id: "settings:analytics.id",
			api_secret: "settings:analytics.secret",
			usd_rate: "settings:analytics.rate",
		}),
		context.call("client-sync/get-client-system", {}),
		context.form("client-sync/save-client-system", {
			url: "settings:clientSystem.url",
			token: "settings:clientSystem.token",
		}),
	]);
	const asksRate = settings.currency !== "USD";
	return { title: context.translate("settings:title"), settings, form, asksRate, system, systemForm };
}

/** Saves it; the page that comes has it. */
export const action = formActions({
	"analytics/save-analytics-settings": {
		done: () => redirectWithNotice("/settings/analytics", "settings:notices.saved"),
	},
	"client-sync/save-client-system": {
		done: () => redirectWithNotice("/settings/analytics", "settings:notices.saved"),
	},
});

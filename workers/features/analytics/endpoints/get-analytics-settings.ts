/** Where the account's events go, for its owner; the secret itself is never told. */
import { z } from "zod";
import { currencyOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { analyticsOf } from "../rules/measuring";

export const getAnalyticsSettings = defineEndpoint({
	name: "analytics/get-analytics-settings",
	path: "/api/accounts/api_get_analytics_settings",
	summary: "The account's measurement id, and what a dollar costs in its currency.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** "" while analytics are off. */
		measurement_id: z.string(),
		/** In the account's currency, as it was typed with a point; "" where nobody said. */
		usd_rate: z.string(),
		currency: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account }) => {
		const settings = analyticsOf(account);
		return {
			measurement_id: settings?.measurement_id ?? "",
			usd_rate: settings?.usd_rate ? String(settings.usd_rate / 1_000_000) : "",
			currency: currencyOf(account.country),
		};
	},
});

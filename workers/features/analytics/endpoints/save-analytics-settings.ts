/** Sets where the account's events go; invariant: analytics are on only with an id and a secret, and the audit never has the secret. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { analyticsOf, measurementId } from "../rules/measuring";

const rateForm = /^\d{1,6}([.,]\d{1,6})?$/;

export const saveAnalyticsSettings = defineEndpoint({
	name: "analytics/save-analytics-settings",
	path: "/api/accounts/api_save_analytics_settings",
	summary:
		"Sets the account's measurement id with its secret; without an id analytics are off. An empty secret keeps the one that stands.",
	access: ["account_owner"],
	input: z.object({
		measurement_id: z
			.string()
			.trim()
			.max(22)
			.refine((id) => id === "" || measurementId.test(id), { message: "settings:analytics.wrongId" }),
		api_secret: z
			.string()
			.trim()
			.max(100)
			.regex(/^[\w-]*$/)
			.default(""),
		/** What a dollar costs in the account's currency. */
		usd_rate: z
			.string()
			.trim()
			.max(13)
			.refine((rate) => rate === "" || (rateForm.test(rate) && millionthsOf(rate) > 0), {
				message: "settings:analytics.wrongRate",
			})
			.default(""),
	}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { measurement_id, api_secret, usd_rate }) => {
		const { account } = scope;
		const before = analyticsOf(account);
		const kept = before?.measurement_id === measurement_id ? before.api_secret : "";
		if (measurement_id !== "" && api_secret === "" && kept === "")
			throw invalid({ api_secret: [scope.translate("answers:validation.required")] });
		const isOn = measurement_id !== "";
		const after = {
			analytics_measurement_id: isOn ? measurement_id : null,
			analytics_api_secret: isOn ? api_secret || kept : null,
			analytics_usd_rate: isOn && usd_rate !== "" ? millionthsOf(usd_rate) : null,
		};
		return scope.commit({
			statements: [updateSettings(account.id, after)],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: {
					analytics_measurement_id: { before: before?.measurement_id ?? null, after: after.analytics_measurement_id },
					analytics_usd_rate: { before: before?.usd_rate ?? null, after: after.analytics_usd_rate },
				},
			},
		});
	},
});

function millionthsOf(rate: string): number {
	return Math.round(Number(rate.replace(",", ".")) * 1_000_000);
}

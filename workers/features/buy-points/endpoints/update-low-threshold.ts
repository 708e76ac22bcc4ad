/** Sets from how many available points down the account's owners are told, and how much they usually buy then. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import { boundsOf, thresholdChoices, topUpPoints } from "../rules/purchase";
import { pointsOfChoice } from "../rules/top-up-plan";
import { savePlan } from "../store/plans";

export const updateLowThreshold = defineEndpoint({
	name: "buy-points/update-low-threshold",
	path: "/api/payment/api_update_low_threshold",
	summary: "Sets the threshold of available points below which owners are told, and the usual top-up.",
	access: ["account_owner"],
	flags: ["buy_points_enabled", "!hide_points_for_account"],
	input: z.object({
		low_threshold: z.enum(thresholdChoices),
		/** With 'custom'. */
		low_threshold_points: z.int().min(1).max(1_000_000_000).optional(),
		top_up_points: z.enum(topUpPoints).optional(),
		top_up_custom_points: z.int().min(boundsOf.top_up.min).max(boundsOf.top_up.max).optional(),
	}),
	output: z.object({ low_threshold: z.int().nullable(), top_up_points: z.int().nullable() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const required = [scope.translate("answers:validation.required")];
		const low_threshold = pointsOfChoice(said.low_threshold, said.low_threshold_points);
		const top_up_points =
			said.top_up_points === undefined ? null : pointsOfChoice(said.top_up_points, said.top_up_custom_points);
		const wrong: FieldErrors = {
			...(low_threshold === undefined && { low_threshold_points: required }),
			...(top_up_points === undefined && { top_up_custom_points: required }),
		};
		if (low_threshold === undefined || top_up_points === undefined) throw invalid(wrong);
		return scope.commit({
			statements: [savePlan(scope.account.id, low_threshold, top_up_points)],
			answer: { low_threshold, top_up_points },
			audit: {
				subject_kind: "account",
				subject_id: scope.account.id,
				details: { low_threshold, top_up_points },
			},
		});
	},
});

/** What the account has available, from where on its owners are told, and what a top-up costs. */
import { z } from "zod";
import { currencyOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { thresholdChoices, topUpPoints, usualTopUpAmount } from "../rules/purchase";
import { presentPlan } from "../rules/top-up-plan";
import { findPlan } from "../store/plans";

export const getTopUpPlan = defineEndpoint({
	name: "buy-points/get-top-up-plan",
	path: "/api/payment/api_get_top_up_plan",
	summary: "Shows what is available to the account, its threshold, and the choices of top-ups.",
	access: ["account_owner"],
	flags: ["buy_points_enabled", "!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		available_points: z.int(),
		low_threshold: z.enum(thresholdChoices),
		low_threshold_points: z.int().nullable(),
		top_up_points: z.enum(topUpPoints),
		top_up_custom_points: z.int().nullable(),
		threshold_choices: z.array(z.enum(thresholdChoices)),
		top_up_points_choices: z.array(z.enum(topUpPoints)),
		/** Amounts in whole units of the currency, with the points that they buy; none where the account sets no price. */
		top_up_amounts: z.array(z.object({ amount: z.int(), points: z.int() })),
		usual_top_up_amount: z.int(),
		point_price: z.int(),
		currency: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [plan] = await read(findPlan(account.id));
		return {
			...presentPlan(plan, account.point_price),
			threshold_choices: [...thresholdChoices],
			top_up_points_choices: [...topUpPoints],
			usual_top_up_amount: Number(usualTopUpAmount),
			point_price: account.point_price,
			currency: currencyOf(account.country),
		};
	},
});

/** What splitting a budget would leave in it, before anybody decides it; what is wrong is said as splitting says it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { checkParts, splitInput } from "../steps/check-parts";
import { readOwnBudget } from "../steps/own-budget";

export const previewSplit = defineEndpoint({
	name: "budgets/preview-split",
	path: "/api/budgets/api_preview_split",
	summary: "What splitting a budget into these parts would leave in it; it changes nothing.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	input: splitInput,
	output: z.object({ name: z.string(), points_before: z.int(), points_after: z.int() }),
	repetition: { kind: "read" },
	handler: async (scope, said) => {
		const { name, points_remaining } = await readOwnBudget(scope, said.budget_id);
		await checkParts(scope, said, points_remaining);
		const sum = said.parts.reduce((total, { points }) => total + points, 0);
		return { name, points_before: points_remaining, points_after: points_remaining - sum };
	},
});

/** How the account counts and which levels it has, for the owner's forms. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { metrics } from "../rules/window";
import { findRules, listLevels } from "../store/levels";

export const getLevelRules = defineEndpoint({
	name: "user-levels/get-level-rules",
	path: "/api/user_levels/api_get_level_rules",
	summary: "What is counted for levels, in which windows, and the levels themselves.",
	access: ["account_owner"],
	flags: ["user_levels_enabled"],
	input: z.object({}),
	output: z.object({
		rules: z.object({ metric: z.enum(metrics), window_months: z.int(), starts_month: z.int() }).nullable(),
		levels: z.array(z.object({ id: z.int(), name: z.string(), from_figure: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [[rules], levels] = await Promise.all([read(findRules(account.id)), read(listLevels(account.id))]);
		if (!rules) return { rules: null, levels };
		const { metric, window_months, starts_month } = rules;
		return { rules: { metric, window_months, starts_month }, levels };
	},
});

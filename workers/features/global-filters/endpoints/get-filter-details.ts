/** One global filter with its rules in words, and what has become of them. */
import { z } from "zod";
import { matchings, type PeopleRule, presentRules, ruleOutput } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readFilter } from "../steps/read-filter";

export const getFilterDetails = defineEndpoint({
	name: "global-filters/get-filter-details",
	path: "/api/global_filters/api_get_filter_details",
	summary: "A global filter with its rules in words.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	input: z.object({ filter_id: z.int() }),
	output: z.object({
		id: z.int(),
		name: z.string(),
		description: z.string(),
		is_shared: z.literal([0, 1]),
		/** 1: the caller's own, who alone changes it. */
		is_own: z.literal([0, 1]),
		matching: z.enum(matchings),
		rules: z.array(ruleOutput),
		off_reason: z.enum(["field_gone", "group_gone"]).nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { filter_id }) => {
		const { owner_id, rules, created_at: _made, filled_to: _filled, ...filter } = await readFilter(scope, filter_id);
		return {
			...filter,
			is_own: owner_id === scope.user.id ? (1 as const) : (0 as const),
			rules: await presentRules(scope, JSON.parse(rules) as PeopleRule[]),
		};
	},
});

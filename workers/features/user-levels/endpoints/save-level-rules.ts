/** Sets what is counted for levels and in which windows; invariant: another window takes nothing of what was counted. */
import { z } from "zod";
import { dayIn } from "#workers/features/programs";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { metrics, months, windowLengths, windowOf } from "../rules/window";
import { saveRules } from "../store/levels";
import { moveToWindow } from "../store/standings";

export const saveLevelRules = defineEndpoint({
	name: "user-levels/save-level-rules",
	path: "/api/user_levels/api_save_level_rules",
	summary: "Sets what is counted for levels, how long a window is, and with which month one begins.",
	access: ["account_owner"],
	flags: ["user_levels_enabled"],
	input: z.object({
		metric: z.enum(metrics),
		window_months: z.literal(windowLengths),
		starts_month: z.literal(months),
	}),
	output: z.object({}),
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, rules) => {
		const { account, clock } = scope;
		const now = clock.now();
		const { start } = windowOf(rules, dayIn(account.time_zone, now));
		return scope.commit({
			statements: [saveRules(account.id, rules, now), moveToWindow(account.id, start)],
			answer: {},
			audit: { subject_kind: "user_level_rules", subject_id: account.id, details: rules },
		});
	},
});

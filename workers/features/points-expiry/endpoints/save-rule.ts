/**
 * Sets after how many months points end, or that they never do; invariant: what the months do was counted to the end within
 * the last day (`effect_not_counted`), and nothing ends sooner than 30 days from now.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { earliestEnd } from "../rules/endings";
import { previewMs } from "../rules/preview";
import { findRule, isPreviewed, updateRule } from "../store";
import { expiryMonths } from "./preview-rule";

export const saveRule = defineEndpoint({
	name: "points-expiry/save-rule",
	path: "/api/points/api_save_points_expiry",
	summary: "Sets after how many months points end; without months they never do.",
	access: ["account_owner"],
	input: z.object({ months: expiryMonths.optional() }),
	output: z.object({ months: z.int().nullable(), earliest_at: z.int().nullable() }),
	errors: { effect_not_counted: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async ({ account, clock, commit, read }, { months }) => {
		const [before] = await read(findRule(account.id));
		const was = before?.months ?? null;
		if (was === (months ?? null)) return { months: was, earliest_at: before?.earliest_at ?? null };
		const now = clock.now();
		const rule = months === undefined ? null : { months, earliest_at: earliestEnd(now, account.time_zone) };
		return commit({
			statements: [
				...(rule ? [assertThat("effect_not_counted", isPreviewed(account.id, rule.months, now - previewMs))] : []),
				updateRule(account.id, rule),
			],
			answer: { months: rule?.months ?? null, earliest_at: rule?.earliest_at ?? null },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { points_expiry_months: { before: was, after: rule?.months ?? null } },
			},
		});
	},
});

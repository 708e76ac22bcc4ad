/** Switches a rule of points on or off; invariant: what is switched on are the terms whose dry run was shown (`terms_seen`). */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { digestOf, findSaleRule, isRuleSo, switchSaleRule } from "../store/rules";

export const switchRule = defineEndpoint({
	name: "sales/switch-rule",
	path: "/api/sales/api_switch_rule",
	summary: "Switches a rule of the points of sales on or off; sales that were logged keep their points.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({
		rule_id: z.int(),
		is_active: z.literal([0, 1]),
		/** What the dry run gave with the terms that it ran; nothing is switched on without it. */
		terms_seen: z.string().max(64).default(""),
	}),
	output: z.object({ rule_id: z.int() }),
	errors: { sale_rule_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { rule_id, is_active, terms_seen }) => {
		const { account, read } = scope;
		const [rule] = await read(findSaleRule(account.id, rule_id));
		if (!rule) throw notFound("sale_rule");
		if (is_active === 1 && terms_seen !== digestOf(rule)) throw refuse("sale_rule_changed");
		return scope.commit({
			statements: [
				assertThat("sale_rule_changed", isRuleSo(account.id, rule)),
				switchSaleRule(account.id, rule_id, is_active),
			],
			answer: { rule_id },
			audit: { subject_kind: "sale_rule", subject_id: rule_id, details: { name: rule.name, is_active } },
		});
	},
});

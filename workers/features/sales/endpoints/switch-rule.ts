/** Switches a rule of points on or off; invariant: what is switched on is what was shown with its dry run. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findSaleRule, isRuleSo, switchSaleRule } from "../store/rules";

export const switchRule = defineEndpoint({
	name: "sales/switch-rule",
	path: "/api/sales/api_switch_rule",
	summary: "Switches a rule of the points of sales on or off; sales that were logged keep their points.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({ rule_id: z.int(), is_active: z.literal([0, 1]) }),
	output: z.object({ rule_id: z.int() }),
	errors: { sale_rule_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { rule_id, is_active }) => {
		const { account, read } = scope;
		const [rule] = await read(findSaleRule(account.id, rule_id));
		if (!rule) throw notFound("sale_rule");
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

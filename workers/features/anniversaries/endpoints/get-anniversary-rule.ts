/** One rule, for the form that changes it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { badges, occasions } from "../rules/anniversary";
import { findRule } from "../store/rules";

export const getAnniversaryRule = defineEndpoint({
	name: "anniversaries/get-anniversary-rule",
	path: "/api/anniversary/api_get_anniversary_rule",
	summary: "What the account does on one anniversary.",
	access: ["account_owner"],
	input: z.object({ rule_id: z.int() }),
	output: z.object({
		rule: z.object({
			...{ id: z.int(), kind: z.enum(occasions), years: z.int(), badge: z.enum(badges) },
			...{ message: z.string(), points: z.int(), program_id: z.int().nullable(), is_active: z.literal([0, 1]) },
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { rule_id }) => {
		const [rule] = await read(findRule(account.id, rule_id));
		if (!rule) throw notFound("anniversary_rule");
		return { rule };
	},
});

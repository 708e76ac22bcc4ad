/** What rules are made of: the fields of people with what each holds, the account's own among them, and the groups that there are. */
import { z } from "zod";
import {
	additionalFieldsOf,
	canCompare,
	listGroups,
	operators,
	ownFieldPrefix,
	ruleFields,
} from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { textKey } from "#workers/kernel/names";

/** More groups than anybody looks through in a list. */
const maxGroups = 200;

const kinds = ["text", "day", "role", "person", "group"] as const;
const named = z.object({ value: z.string(), label: z.string() });

export const getRuleChoices = defineEndpoint({
	name: "groups/get-rule-choices",
	path: "/api/groups/api_get_rule_choices",
	summary: "The fields, comparisons, roles and groups of which rules about people are made.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		fields: z.array(named.extend({ kind: z.enum(kinds) })),
		operators: z.array(named.extend({ kinds: z.array(z.enum(kinds)) })),
		roles: z.array(named),
		groups: z.array(named),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read, translate }) => {
		const groups = await read(listGroups(account.id, maxGroups));
		const own = additionalFieldsOf(account).map(({ key, label }) => ({
			value: `${ownFieldPrefix}${key}`,
			label,
			kind: "text" as const,
		}));
		const everybodys = Object.entries(ruleFields).map(([value, kind]) => ({
			value,
			label: translate(textKey(`groups:rules.fields.${value}`)),
			kind,
		}));
		return {
			fields: [...everybodys, ...own],
			operators: operators.map((value) => ({
				value,
				label: translate(`groups:rules.operators.${value}`),
				kinds: kinds.filter((kind) => canCompare(kind, value)),
			})),
			roles: roles.map((value) => ({ value, label: translate(textKey(`settings:roles.names.${value}`)) })),
			groups: groups.map(({ id, name }) => ({ value: String(id), label: name })),
		};
	},
});

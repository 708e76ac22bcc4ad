/** Switches a part of the product on or off for a client. */
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { featureNames, featureOf } from "../rules/features";
import { knownSubdomain } from "../rules/subdomain";
import { enterTenant, noSuchTenant } from "../steps/tenant";

export const switchFeature = defineEndpoint({
	name: "operations/switch-feature",
	path: "/api/operations/api_switch_feature",
	summary:
		"Switches a part of the product on or off for a client, by the name of its switch; `ideas` is ideas_enabled.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, feature: text(60).min(1), is_on: z.literal([0, 1]) }),
	output: z.object({ subdomain: z.string(), feature: z.string(), is_on: z.literal([0, 1]), was_on: z.literal([0, 1]) }),
	errors: noSuchTenant,
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, feature, is_on }) => {
		const flag = featureOf(feature);
		if (!flag) {
			const names = { name: feature, known: featureNames() };
			throw invalid({ feature: [scope.translate("operations:validation.feature", names)] });
		}
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const was_on = isOn(inside.account, flag) ? (1 as const) : (0 as const);
		const answer = await inside.commit({
			statements: [updateFlags(tenant.id, { [flag]: is_on })],
			answer: { subdomain: tenant.subdomain, feature: flag, is_on, was_on },
			audit: {
				subject_kind: "account",
				subject_id: tenant.id,
				details: { operator: scope.operator.name, [flag]: { before: was_on, after: is_on } },
			},
		});
		await scope.directory.commit([], { account_id: tenant.id, values: { [flag]: { before: was_on, after: is_on } } });
		return answer;
	},
});

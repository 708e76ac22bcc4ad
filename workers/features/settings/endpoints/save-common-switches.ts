/** Says what everybody of the account may do beside their role, whoever joins later too; who has a switch of their own keeps it. */
import { z } from "zod";
import { updateCommonSwitches } from "#workers/features/account";
import { commonSwitchesOf, commonSwitchNames, switchShape } from "#workers/features/members";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const saveCommonSwitches = defineEndpoint({
	name: "settings/save-common-switches",
	path: "/api/accounts/api_save_common_switches",
	summary:
		"Says what everybody may do beside their role, whoever joins later too: nominating, reading results, seeing their level, commitments, buying points, certificates. Those left out stay.",
	access: ["account_owner"],
	input: z.object(switchShape(commonSwitchNames)),
	output: z.object({ changed_count: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, chosen) => {
		const { account } = scope;
		const details = changesOf(commonSwitchesOf(account), chosen);
		return scope.commit({
			statements: [updateCommonSwitches(account.id, chosen)],
			answer: { changed_count: Object.keys(details).length },
			audit: { subject_kind: "account", subject_id: account.id, details },
		});
	},
});

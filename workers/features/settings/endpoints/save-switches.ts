/** Switches parts of the product on and off for the whole account; switches that are not named stay as they are. */
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { type OwnSwitch, ownSwitches } from "../rules/switches";

const flag = z.literal([0, 1]);

/** Each switch by its name. */
const switches = z.object(
	Object.fromEntries(ownSwitches.map((name) => [name, flag])) as Record<OwnSwitch, typeof flag>,
);

export const saveSwitches = defineEndpoint({
	name: "settings/save-switches",
	path: "/api/accounts/api_save_switches",
	summary: "Switches parts of the product on and off for the account.",
	access: ["account_owner"],
	input: switches.partial(),
	output: z.object({ changed_count: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, chosen) => {
		const { account } = scope;
		const before = Object.fromEntries(ownSwitches.map((name) => [name, isOn(account, name) ? 1 : 0]));
		const details = changesOf(before, chosen);
		return scope.commit({
			statements: [updateFlags(account.id, chosen)],
			answer: { changed_count: Object.keys(details).length },
			audit: { subject_kind: "account", subject_id: account.id, details },
		});
	},
});

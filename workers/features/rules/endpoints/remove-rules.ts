/** Takes the account's rules away: the menu has no entry for them any more. */
import { z } from "zod";
import { updateFlags, updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const removeRules = defineEndpoint({
	name: "rules/remove-rules",
	path: "/api/rules/api_remove_rules",
	summary: "Takes the account's rules away.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }) =>
		commit({
			statements: [updateSettings(account.id, { rules_url: null }), updateFlags(account.id, { rules_enabled: 0 })],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { rules_url: { before: account.settings.rules_url ?? null, after: null } },
			},
		}),
});

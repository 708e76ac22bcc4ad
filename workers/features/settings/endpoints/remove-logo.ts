/** Takes the account's logo away: a drawn sign in its colors stands in. */
import { z } from "zod";
import { updateLogo } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const removeLogo = defineEndpoint({
	name: "settings/remove-logo",
	path: "/api/accounts/api_remove_logo",
	summary: "Takes the account's logo away.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }) =>
		commit({
			statements: [updateLogo(account.id, null)],
			answer: {},
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(account, { logo: null }) },
		}),
});

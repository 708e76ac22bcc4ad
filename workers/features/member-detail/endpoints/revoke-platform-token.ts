/** Ends the token by which another platform knows the signed-in person; without one it changes nothing. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deletePlatformToken } from "../store/platform-tokens";

export const revokePlatformToken = defineEndpoint({
	name: "member-detail/revoke-platform-token",
	path: "/api/users/api_revoke_platform_authentication_token",
	summary: "Ends the token by which another platform knows the signed-in user.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, commit }) =>
		commit({
			statements: [deletePlatformToken(account.id, user.id)],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id },
		}),
});

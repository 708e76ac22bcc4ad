/** Takes back what the signed-in person asked for: the link that was mailed no longer works. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { endEmailChanges } from "../store/email-changes";

export const cancelEmailChange = defineEndpoint({
	name: "session/cancel-email-change",
	path: "/api/users/api_cancel_email_change",
	summary: "Cancels the signed-in user's change of address.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, clock, commit }) =>
		commit({
			statements: [endEmailChanges(account.id, user.id, clock.now())],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id },
		}),
});

/** Signs the person out elsewhere: in one browser, or in all but this one; where they see what a member sees, in either case. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deleteNamedSession, deleteOtherSessions } from "../store/sessions";

export const endSessions = defineEndpoint({
	name: "session/end-sessions",
	path: "/api/users/api_end_sessions",
	summary: "Ends the signed-in user's other sessions: the one with `session_id`, or all of them.",
	access: "signed_in",
	input: z.object({
		session_id: z
			.string()
			.max(16)
			.regex(/^[0-9a-f]{16}$/)
			.optional(),
	}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, request: { session_hash = "" }, commit }, { session_id }) =>
		commit({
			statements: [
				session_id
					? deleteNamedSession(account.id, user.id, session_hash, session_id)
					: deleteOtherSessions(account.id, user.id, session_hash),
			],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id, details: { ended: session_id ? "one" : "all" } },
		}),
});

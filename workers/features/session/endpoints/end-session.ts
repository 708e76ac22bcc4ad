/** Ends the session in use; invariant: its token is worthless afterwards, on every device that held it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { sessionCookie } from "../rules/cookies";
import { deleteSession } from "../store/sessions";

export const endSession = defineEndpoint({
	name: "session/end-session",
	path: "/api/users/api_end_session",
	summary: "Signs out.",
	access: "anyone",
	input: z.object({}),
	output: z.object({ is_signed_in: z.literal(0) }),
	repetition: { kind: "natural" },
	handler: async (scope) => {
		const hash = scope.request.session_hash;
		if (hash && scope.user)
			await scope.commit({
				statements: [deleteSession(scope.account.id, hash)],
				answer: {},
				audit: { subject_kind: "user", subject_id: scope.user.id },
			});
		// Only now: a browser that forgot a session which still stands could not end it any more.
		scope.setCookie(sessionCookie("", 0));
		return { is_signed_in: 0 as const };
	},
});

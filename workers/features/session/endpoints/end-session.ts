/**
 * Ends the session in use, and goes BACK to one's own where that was left for another one; invariant: the token that ends
 * is worthless afterwards, on every device that held it.
 */
import { z } from "zod";
import { ownSessionCookie, sessionCookie } from "#workers/kernel/cookies";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Scope } from "#workers/kernel/scope";
import { hashToken } from "#workers/kernel/tokens";
import { deleteSession, findUserOfSession } from "../store/sessions";

export const endSession = defineEndpoint({
	name: "session/end-session",
	path: "/api/users/api_end_session",
	summary: "Signs out; whoever was signed in as somebody else is back in their own session.",
	access: "anyone",
	input: z.object({}),
	output: z.object({ is_signed_in: z.literal([0, 1]) }),
	repetition: { kind: "natural" },
	handler: async (scope) => {
		const { account, user, request, setCookie } = scope;
		const hash = request.session_hash;
		const own = await findOwnSession(scope);
		if (hash && user)
			await scope.commit({
				statements: [deleteSession(account.id, hash)],
				answer: {},
				audit: { subject_kind: "user", subject_id: user.id },
			});
		// Only now: a browser that forgot a session which still stands could not end it any more.
		setCookie(own ? sessionCookie(own.token, own.lastsMs) : sessionCookie("", 0));
		if (request.own_session_token) setCookie(ownSessionCookie("", 0));
		return { is_signed_in: own ? (1 as const) : (0 as const) };
	},
});

/** One's own session, where it was left for another one and still stands. */
async function findOwnSession({ account, clock, request, read }: Scope) {
	const token = request.own_session_token;
	if (!token) return undefined;
	const [row] = await read(findUserOfSession(account.id, await hashToken(token), clock.now()));
	return row && { token, lastsMs: (row.session_expires_at ?? 0) - clock.now() };
}

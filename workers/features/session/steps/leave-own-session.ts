/** Leaves one's own session for another one: it is kept in a cookie of its own, to which BACK returns. */
import { ownSessionCookie, sessionCookie } from "#workers/kernel/cookies";
import type { MemberScope } from "#workers/kernel/scope";
import { hashToken, newToken } from "#workers/kernel/tokens";
import { sessionLastsMs } from "../store/sessions";

/** The token of the other session by its hash, and the cookies that the browser gets once that session is written. */
export async function leaveOwnSession({ request, setCookie }: MemberScope, lastsMs: number) {
	const token = newToken();
	return {
		token_hash: await hashToken(token),
		setCookies: () => {
			setCookie(ownSessionCookie(request.session_token ?? "", sessionLastsMs));
			setCookie(sessionCookie(token, lastsMs));
		},
	};
}

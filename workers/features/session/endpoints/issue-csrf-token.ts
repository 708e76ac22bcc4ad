/** Gives the CSRF token of this session or visitor; invariant: it is bound to both and to the tenant, by an HMAC. */
import { z } from "zod";
import { ignored } from "#workers/kernel/bounds";
import { visitorCookie } from "#workers/kernel/cookies";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { csrfTokenFor, newToken } from "#workers/kernel/tokens";

export const issueCsrfToken = defineEndpoint({
	name: "session/issue-csrf-token",
	path: "/api/users/api_csrf_token",
	summary: "The token that all later calls carry in X-CSRF-Token.",
	access: "anyone",
	input: z.object({ redirect_if_logged_out: ignored }),
	output: z.object({ csrf_token: z.string() }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		let holder = scope.request.csrf_holder;
		if (!holder) {
			holder = newToken();
			scope.setCookie(visitorCookie(holder));
		}
		return { csrf_token: await csrfTokenFor(scope.env.SESSION_SECRET, scope.account.id, holder) };
	},
});

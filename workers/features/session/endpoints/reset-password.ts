/** Sets another password through a reset link: it ends every session that there was, and its person is told by email. */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { forgetStrangersTries } from "../steps/open-session";
import { linkLimits, newPassword, spend, tokenOfLink } from "../steps/spend-link";

export const resetPassword = defineEndpoint({
	name: "session/reset-password",
	path: "/api/users/api_reset_password",
	summary: "Sets a password through the link of a mail for a forgotten one, ends all other sessions, and signs in.",
	access: "anyone",
	input: z.object({ token: tokenOfLink, password: newPassword }),
	output: z.object({ email: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "natural" },
	limits: linkLimits,
	hashesPassword: true,
	handler: (scope, given) =>
		spend(scope, "reset", given, (person) => {
			const notice = notify(scope, "session/password-changed", [{ ...person, id: person.user_id }], {});
			return { ...notice, statements: [...notice.statements, forgetStrangersTries(scope.account.id, person.email)] };
		}),
});

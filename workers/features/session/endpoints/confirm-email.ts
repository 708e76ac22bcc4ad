/**
 * Confirms a change of address by the link that was mailed there; invariant: the person, their former address and the change
 * still stand when it is written, nobody else has the new one, and every other session and link of theirs ends with it.
 */
import { z } from "zod";
import { updateEmail } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { hashToken } from "#workers/kernel/tokens";
import { linkLimits, tokenOfLink } from "../steps/spend-link";
import { confirmEmailChange, emailChangeStands, findEmailChange } from "../store/email-changes";
import { endLinks } from "../store/links";
import { deleteOtherSessions } from "../store/sessions";

export const confirmEmail = defineEndpoint({
	name: "session/confirm-email",
	path: "/api/users/api_confirm_email",
	summary: "Makes the address to which a link was mailed the one that its person signs in with.",
	access: "anyone",
	input: z.object({ token: tokenOfLink }),
	output: z.object({ email: z.string() }),
	errors: { link_not_valid: {}, email_taken: { constraints: ["users.account_id, users.email"] } },
	repetition: { kind: "natural" },
	limits: linkLimits,
	handler: async (scope, { token }) => {
		const { id: account_id } = scope.account;
		const now = scope.clock.now();
		const [change] = await scope.read(findEmailChange(account_id, "confirm", await hashToken(token), now));
		if (!change) throw refuse("link_not_valid");
		const { id, user_id, email, old_email } = change;
		if (change.confirmed_at !== null) return { email };
		const person = { ...change, id: user_id, email: old_email };
		const notice = notify(scope, "session/email-changed", [person], { email });
		return scope.commit({
			statements: [
				assertThat("link_not_valid", emailChangeStands(account_id, id, now)),
				...updateEmail(account_id, user_id, email),
				confirmEmailChange(account_id, id, now),
				deleteOtherSessions(account_id, user_id, scope.request.session_hash ?? ""),
				endLinks(account_id, user_id, now),
				...scope.takeBackUses(),
				...notice.statements,
			],
			answer: { email },
			audit: { subject_kind: "user", subject_id: user_id, details: { from: old_email, to: email } },
			follow: notice.follow,
		});
	},
});

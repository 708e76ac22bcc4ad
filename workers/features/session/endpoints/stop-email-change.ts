/** Stops a change of address by the link that was mailed to the present one; invariant: whoever asked for it is signed out everywhere. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { hashToken } from "#workers/kernel/tokens";
import { linkLimits, tokenOfLink } from "../steps/spend-link";
import { emailChangeStands, endEmailChanges, findEmailChange } from "../store/email-changes";
import { deleteOtherSessions } from "../store/sessions";

export const stopEmailChange = defineEndpoint({
	name: "session/stop-email-change",
	path: "/api/users/api_stop_email_change",
	summary: "Keeps the address that a person signs in with, and ends all their sessions.",
	access: "anyone",
	input: z.object({ token: tokenOfLink }),
	output: z.object({ email: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "natural" },
	limits: linkLimits,
	handler: async (scope, { token }) => {
		const { id: account_id } = scope.account;
		const now = scope.clock.now();
		const [change] = await scope.read(findEmailChange(account_id, "stop", await hashToken(token), now));
		if (!change) throw refuse("link_not_valid");
		return scope.commit({
			statements: [
				assertThat("link_not_valid", emailChangeStands(account_id, change.id, now)),
				endEmailChanges(account_id, change.user_id, now),
				deleteOtherSessions(account_id, change.user_id, ""),
				...scope.takeBackUses(),
			],
			answer: { email: change.old_email },
			audit: { subject_kind: "user", subject_id: change.user_id, details: { stopped: change.email } },
		});
	},
});

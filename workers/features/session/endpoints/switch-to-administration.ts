/** Enters one's own administration: the account-owner user of the same person; no reason is asked, since it is oneself. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { isAway, linkedOwnerId } from "../rules/acting";
import { leaveOwnSession } from "../steps/leave-own-session";
import { insertSessionLike, isOwner } from "../store/acting";
import { sessionLastsMs } from "../store/sessions";

export const switchToAdministration = defineEndpoint({
	name: "session/switch-to-administration",
	path: "/api/users/api_switch_to_administration",
	summary: "Opens the administration of a person who has an account-owner user beside their own.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ user_id: z.int() }),
	errors: { no_administration: {} },
	repetition: { kind: "none" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope) => {
		const { account, user, clock, request } = scope;
		const user_id = linkedOwnerId(user);
		if (user_id === null || isAway(request)) throw refuse("no_administration");
		const { token_hash, setCookies } = await leaveOwnSession(scope, sessionLastsMs);
		const answer = await scope.commit({
			statements: [
				assertThat("no_administration", isOwner(account.id, user_id)),
				insertSessionLike(account.id, {
					...{ token_hash, user_id, created_at: clock.now() },
					like: request.session_hash ?? "",
				}),
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id },
		});
		setCookies();
		return answer;
	},
});

/**
 * Signs an account owner in as a member, with a reason; invariant: for 30 minutes, as nobody who administers, and the
 * member is told who looked in and why; whoever left their own session for their administration goes back first, since BACK leads one step. What only the member may decide refuses them (`isForbiddenWhileSignedInAsMember`).
 */
import { z } from "zod";
import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { isAway } from "../rules/acting";
import { leaveOwnSession } from "../steps/leave-own-session";
import {
	actingLastsMs,
	findMemberToSignInAs,
	insertActingSession,
	maySignInAs,
	signInAsSubject,
} from "../store/acting";

export const signInAs = defineEndpoint({
	name: "session/sign-in-as",
	path: "/api/users/api_sign_in_as",
	summary: "Signs an account owner in as a member for 30 minutes; the member reads the reason.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int(), reason: z.string().trim().min(10).max(500) }),
	output: z.object({ user_id: z.int(), expires_at: z.int() }),
	errors: { not_a_member: {}, account_not_active: {}, is_away: {} },
	repetition: { kind: "none" },
	isForbiddenWhileSignedInAsMember: true,
	limits: [{ name: "mail", by: "person" }],
	handler: async (scope, { user_id, reason }) => {
		const { account, user, clock, request } = scope;
		if (isAway(request)) throw refuse("is_away");
		const [member] = await scope.read(findMemberToSignInAs(account.id, user_id));
		if (!member) throw notFound("user");
		if (member.role === "account_owner") throw refuse("not_a_member");
		const now = clock.now();
		const { token_hash, setCookies } = await leaveOwnSession(scope, actingLastsMs);
		const notice = notify(scope, "session/signed-in-as", [member], { administrator: nameOf(user), reason });
		const answer = await scope.commit({
			statements: [
				assertThat("account_not_active", maySignInAs(account.id, user_id)),
				insertActingSession(account.id, { token_hash, user_id, actor_id: user.id, created_at: now }),
				...notice.statements,
			],
			answer: { user_id, expires_at: now + actingLastsMs },
			audit: { subject_kind: signInAsSubject, subject_id: user_id, details: { reason } },
			follow: notice.follow,
		});
		setCookies();
		return answer;
	},
});

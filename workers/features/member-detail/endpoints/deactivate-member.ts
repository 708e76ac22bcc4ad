/**
 * Deactivates a member: they are gone from this moment on, signed out everywhere, and their budgets go back; invariant:
 * all of it is one batch, and who has left stays so when it is asked for again.
 */
import { z } from "zod";
import { takeOverBudgets } from "#workers/features/budgets";
import { hasLeft, updateLeft } from "#workers/features/members";
import { endRequestsAbout } from "#workers/features/moderation";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { readMember, todayOf } from "../steps/read-member";

export const deactivateMember = defineEndpoint({
	name: "member-detail/deactivate-member",
	path: "/api/members/api_deactivate_member",
	summary: "Deactivates a member: ends their sessions, returns their budgets, and leaves them their days of reading.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int(), returned_points: z.int() }),
	errors: { own_record: {}, deactivation_failed: {} },
	failsAs: "deactivation_failed",
	repetition: { kind: "natural" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id }) => {
		const { account, user } = scope;
		const member = await readMember(scope, user_id);
		if (user_id === user.id) throw refuse("own_record");
		if (hasLeft(member.status)) return { user_id, returned_points: 0 };
		const reason = scope.translate("member-detail:deactivation.reason");
		const { budgets, points, statements } = await takeOverBudgets(scope, user_id, reason);
		return scope.commit({
			statements: [
				...statements,
				...updateLeft(account.id, [user_id], todayOf(scope)),
				endRequestsAbout(account.id, { kind: "sign_up", subject_ids: [user_id] }, user.id, scope.clock.now()),
			],
			answer: { user_id, returned_points: points },
			audit: {
				subject_kind: "user",
				subject_id: user_id,
				details: { status: { before: member.status, after: "terminated" }, budgets, returned_points: points },
			},
		});
	},
});

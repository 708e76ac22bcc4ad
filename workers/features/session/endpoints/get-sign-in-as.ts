/** Whom an account owner is about to sign in as; invariant: an administrator and whoever has left cannot be chosen. */
import { z } from "zod";
import { personOutput, presentPerson } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isAway } from "../rules/acting";
import { findMemberToSignInAs, type MemberToSignInAs } from "../store/acting";

export const getSignInAs = defineEndpoint({
	name: "session/get-sign-in-as",
	path: "/api/users/api_get_sign_in_as",
	summary: "The member whom an account owner is about to sign in as, and whether they may.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		person: personOutput.omit({ activation_pending: true }).extend({ participant_id: z.string() }),
		/** Why not: `is_away` (BACK comes first), `not_a_member` (an administrator), `account_not_active` (not joined, suspended or gone). */
		obstacle: z.enum(["is_away", "not_a_member", "account_not_active"]).nullable(),
	}),
	repetition: { kind: "read" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id }) => {
		const [member] = await scope.read(findMemberToSignInAs(scope.account.id, user_id));
		if (!member) throw notFound("user");
		return {
			person: presentPerson(member),
			obstacle: isAway(scope.request) ? ("is_away" as const) : obstacleOf(member),
		};
	},
});

function obstacleOf({ role, status }: MemberToSignInAs) {
	if (role === "account_owner") return "not_a_member" as const;
	return status === "active" ? null : ("account_not_active" as const);
}

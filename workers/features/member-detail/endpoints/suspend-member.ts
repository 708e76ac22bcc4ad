/** Suspends a member: they are signed out everywhere and get nothing until they are let in again; what they have stays theirs. */
import { z } from "zod";
import { isStatus, updateSuspended } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { readMember } from "../steps/read-member";

export const suspendMember = defineEndpoint({
	name: "member-detail/suspend-member",
	path: "/api/members/api_suspend_member",
	summary: "Suspends a member who takes part: ends their sessions and tokens; points, budgets and record stay theirs.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int() }),
	errors: { own_record: {}, not_taking_part: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id }) => {
		const { account, user } = scope;
		const { status } = await readMember(scope, user_id);
		if (user_id === user.id) throw refuse("own_record");
		if (status === "suspended") return { user_id };
		if (status !== "active") throw refuse("not_taking_part");
		return scope.commit({
			statements: [
				assertThat("not_taking_part", isStatus(account.id, user_id, ["active"])),
				updateSuspended(account.id, user_id),
			],
			answer: { user_id },
			audit: {
				subject_kind: "user",
				subject_id: user_id,
				details: { status: { before: status, after: "suspended" } },
			},
		});
	},
});

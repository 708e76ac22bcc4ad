/**
 * Takes back who was suspended or has left: who had joined takes part again, anybody else is to be invited; invariant: sessions,
 * links, tokens and budgets of before stay ended.
 */
import { z } from "zod";
import { isStatus, updateReturned } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { returnsAs } from "../rules/returning";
import { readMember } from "../steps/read-member";
import { findJoined } from "../store/details";

export const reactivateMember = defineEndpoint({
	name: "member-detail/reactivate-member",
	path: "/api/members/api_reactivate_member",
	summary: "Takes back a member who was suspended or has left, with record, points and groups; budgets do not return.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int(), status: z.enum(["active", "invited"]) }),
	errors: { own_record: {}, still_taking_part: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id }) => {
		const { account, user } = scope;
		const [member, [joined]] = await Promise.all([
			readMember(scope, user_id),
			scope.read(findJoined(account.id, user_id)),
		]);
		if (user_id === user.id) throw refuse("own_record");
		if (member.status === "active" || member.status === "invited") return { user_id, status: member.status };
		if (member.status === "pending") throw refuse("still_taking_part");
		const status = returnsAs(member, joined?.has_joined ?? 0);
		return scope.commit({
			statements: [
				assertThat("still_taking_part", isStatus(account.id, user_id, ["suspended", "terminated"])),
				...updateReturned(account.id, user_id, status),
			],
			answer: { user_id, status },
			audit: {
				subject_kind: "user",
				subject_id: user_id,
				details: { status: { before: member.status, after: status } },
			},
		});
	},
});

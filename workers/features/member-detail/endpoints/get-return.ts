/** What taking somebody back would do, before anybody decides it: as what they return, and what is theirs again. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { memberOutput } from "../rules/present-member";
import { returnsAs } from "../rules/returning";
import { readMember } from "../steps/read-member";
import { countReports, findJoined } from "../store/details";

export const getReturn = defineEndpoint({
	name: "member-detail/get-return",
	path: "/api/members/api_get_return",
	summary: "What taking back a member would do: as what they return, their points, groups, and who reports to them.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		member: memberOutput,
		returns_as: z.enum(["active", "invited"]),
		groups_count: z.int(),
		reports_count: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => {
		const [member, [joined], [reports]] = await Promise.all([
			readMember(scope, user_id),
			scope.read(findJoined(scope.account.id, user_id)),
			scope.read(countReports(scope.account.id, user_id)),
		]);
		return {
			member,
			returns_as: returnsAs(member, joined?.has_joined ?? 0),
			groups_count: joined?.groups_count ?? 0,
			reports_count: reports?.count ?? 0,
		};
	},
});

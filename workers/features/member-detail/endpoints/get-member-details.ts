/** One member for the account owner: who they are, what they have, and what may be done with their record. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { memberOutput } from "../rules/present-member";
import { readMember } from "../steps/read-member";

export const getMemberDetails = defineEndpoint({
	name: "member-detail/get-member-details",
	path: "/api/members/api_get_member_details",
	summary: "One member with days, home, points, counts, and what their account owner may do with the record.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ member: memberOutput }),
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => ({ member: await readMember(scope, user_id) }),
});

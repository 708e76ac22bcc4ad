/** How many people take part, and how many have still to join, from counters that cost nothing to read. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findMemberCounts } from "../store/counts";

export const getMemberCounts = defineEndpoint({
	name: "members/get-member-counts",
	path: "/api/members/api_get_member_counts",
	summary: "How many people take part, and how many have still to join.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ active: z.int(), not_joined: z.int() }),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [counts] = await read(findMemberCounts(account.id));
		return counts ?? { active: 0, not_joined: 0 };
	},
});

/** How many people an audience has now, before anything is sent to it. */
import { z } from "zod";
import { findMemberCounts } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { audiences, maxGroups } from "../rules/statuses";
import { countGroups } from "../store/audience";

export const countAudience = defineEndpoint({
	name: "announcements/count-audience",
	path: "/api/announcements/api_count_audience",
	summary: "How many people who take part an audience has, each counted once.",
	access: ["account_owner"],
	input: z.object({
		audience: z.enum(audiences),
		group_ids: z.array(z.int()).max(maxGroups).default([]),
	}),
	output: z.object({ people_count: z.int() }),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { audience, group_ids }) => {
		if (audience === "everybody") {
			const [counts] = await read(findMemberCounts(account.id));
			return { people_count: counts?.active ?? 0 };
		}
		const chosen = [...new Set(group_ids)];
		if (chosen.length === 0) return { people_count: 0 };
		const [counted] = await read(countGroups(account.id, chosen));
		return { people_count: counted?.people_count ?? 0 };
	},
});

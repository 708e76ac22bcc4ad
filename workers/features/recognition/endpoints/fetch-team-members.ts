/** Reads the reader's team: who reports to them, or, when nobody does, who shares their manager. */

import { z } from "zod";
import { findPeople, personOutput, presentPerson } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

const maxTeamMembers = 500;

export const fetchTeamMembers = defineEndpoint({
	name: "recognition/fetch-team-members",
	path: "/api/users/api_fetch_team_members",
	summary: "The people of the reader's team, those who have not joined yet too.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		team_members: z.array(personOutput.extend({ may_receive_points: z.union([z.literal(0), z.literal(1)]) })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const needs = { status: "joined_or_invited", but: user.id, max: maxTeamMembers } as const;
		const search = findPeople(account.id, { team_of: user }, needs);
		const team_members = (search ? await read(search) : []).map(({ is_eligible_to_receive_points, ...person }) => ({
			...presentPerson(person),
			may_receive_points: is_eligible_to_receive_points,
		}));
		return { team_members };
	},
});

/** Reads the reader's team: who reports to them, or, when nobody does, who shares their manager. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listTeam } from "../store/people";

const maxTeamMembers = 500;

export const fetchTeamMembers = defineEndpoint({
	name: "recognition/fetch-team-members",
	path: "/api/users/api_fetch_team_members",
	summary: "The people of the reader's team, those who have not joined yet too.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		team_members: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				first_name: z.string(),
				last_name: z.string(),
				title: z.string(),
				image_url: z.string().nullable(),
				may_receive_points: z.union([z.literal(0), z.literal(1)]),
				/** 1: has not joined yet. */
				activation_pending: z.union([z.literal(0), z.literal(1)]),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const rows = await read(listTeam(account.id, user, maxTeamMembers));
		const team_members = rows.map(({ is_eligible_to_receive_points, ...person }) => ({
			...person,
			name: `${person.first_name} ${person.last_name}`,
			may_receive_points: is_eligible_to_receive_points === 1 ? (1 as const) : (0 as const),
		}));
		return { team_members };
	},
});

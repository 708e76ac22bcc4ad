/** One group: what it is, its rules in words, how many are in it, and the programs that name it. */
import { z } from "zod";
import { listUsesOfGroup, matchings, type PeopleRule, presentRules, ruleOutput } from "#workers/features/members";
import { findProgramNames } from "#workers/features/programs";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readGroup } from "../steps/read-group";

/** So many programs are named. */
const programsShown = 50;

export const getGroupDetails = defineEndpoint({
	name: "groups/get-group-details",
	path: "/api/groups/api_get_group_details",
	summary: "A group with its rules, its counts, and the programs that name it.",
	access: ["account_owner"],
	input: z.object({ group_id: z.int() }),
	output: z.object({
		group: z.object({
			id: z.int(),
			name: z.string(),
			description: z.string(),
			kind: z.enum(["list", "rules"]),
			matching: z.enum(matchings),
			rules: z.array(ruleOutput),
			members_count: z.int(),
			active_members_count: z.int(),
			pending_members_count: z.int(),
			/** 1: new rules are still being looked through, so that not all are in yet. */
			is_filling: z.literal([0, 1]),
		}),
		programs: z.array(z.object({ id: z.int(), name: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { group_id }) => {
		const { account, read } = scope;
		const [group, uses] = await Promise.all([
			readGroup(scope, group_id),
			read(listUsesOfGroup(account.id, group_id, programsShown)),
		]);
		const [rules, programs] = await Promise.all([
			presentRules(scope, JSON.parse(group.rules) as PeopleRule[]),
			uses.length > 0
				? read(
						findProgramNames(
							account.id,
							uses.map(({ program_id }) => program_id),
						),
					)
				: [],
		]);
		return {
			group: {
				id: group.id,
				name: group.name,
				description: group.description,
				kind: group.kind,
				matching: group.matching,
				rules,
				members_count: group.member_count,
				active_members_count: group.active_member_count,
				pending_members_count: group.invited_member_count,
				is_filling: group.filled_to === null ? (0 as const) : (1 as const),
			},
			programs,
		};
	},
});

/** Reads the people and groups that were chosen in a picker, so that a screen can show who they are. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findChosenGroups, findChosenPeople } from "../store/people";

export const findRecipientsChosen = defineEndpoint({
	name: "recognition/find-recipients",
	path: "/api/points/api_find_recipients",
	summary: "Chosen people and groups who can receive; who cannot is left out.",
	access: "signed_in",
	input: z.object({
		recipient_ids: z.array(z.int()).max(2_000).default([]),
		group_ids: z.array(z.int()).max(100).default([]),
	}),
	output: z.object({
		people: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				title: z.string(),
				image_url: z.string().nullable(),
				/** 1: has not joined yet; what they get waits for them. */
				activation_pending: z.union([z.literal(0), z.literal(1)]),
			}),
		),
		groups: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				/** Those who receive and have joined. */
				active_members_count: z.int(),
				/** Those who receive and have not joined yet. */
				pending_members_count: z.int(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { recipient_ids, group_ids }) => {
		const [people, groups] = await Promise.all([
			recipient_ids.length > 0 ? read(findChosenPeople(account.id, recipient_ids)) : [],
			group_ids.length > 0 ? read(findChosenGroups(account.id, group_ids, user.id)) : [],
		]);
		const shown = people
			.filter(({ id }) => id !== user.id)
			.map(({ first_name, last_name, ...person }) => ({ ...person, name: `${first_name} ${last_name}` }));
		return { people: shown, groups };
	},
});

/** Reads the people and groups that were chosen in a picker, so that a screen can show who they are. */

import { z } from "zod";
import { findPeople, personOutput, presentPerson } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findChosenGroups } from "../store/people";

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
			personOutput.pick({ id: true, name: true, title: true, image_url: true, activation_pending: true }),
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
		const needs = { status: "joined_or_invited", mayReceive: true, but: user.id } as const;
		const chosen = recipient_ids.length > 0 && findPeople(account.id, { ids: recipient_ids }, needs);
		const [people, groups] = await Promise.all([
			chosen ? read(chosen) : [],
			group_ids.length > 0 ? read(findChosenGroups(account.id, group_ids, user.id)) : [],
		]);
		return { people: people.map((person) => presentPerson(person)), groups };
	},
});

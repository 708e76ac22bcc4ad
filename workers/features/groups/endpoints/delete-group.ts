/** Removes a group; invariant: one that a program names stays (`group_in_use`), since the program would lose who may give. */
import { z } from "zod";
import { deleteGroup, isGroupUnused } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readGroup } from "../steps/read-group";

export const removeGroup = defineEndpoint({
	name: "groups/delete-group",
	path: "/api/groups/api_delete_group",
	summary: "Removes a group; its people stay, and so does what they were given.",
	access: ["account_owner"],
	input: z.object({ group_id: z.int() }),
	output: z.object({ group_id: z.int() }),
	errors: { group_in_use: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { group_id }) => {
		const { account } = scope;
		const { name, member_count } = await readGroup(scope, group_id);
		return scope.commit({
			statements: [
				assertThat("group_in_use", isGroupUnused(account.id, group_id)),
				...deleteGroup(account.id, group_id),
			],
			answer: { group_id },
			audit: { subject_kind: "group", subject_id: group_id, details: { name, member_count } },
		});
	},
});

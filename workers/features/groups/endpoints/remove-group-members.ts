/** Takes people out of a group that is a list; who is out already stays out. */
import { z } from "zod";
import { deleteGroupMembers } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { readGroup } from "../steps/read-group";

export const removeGroupMembers = defineEndpoint({
	name: "groups/remove-group-members",
	path: "/api/groups/api_remove_group_members",
	summary: "Takes people out of a group that is a list; who is in by rules leaves by other rules.",
	access: ["account_owner"],
	input: z.object({ group_id: z.int(), user_ids: z.array(z.int()).min(1).max(100) }),
	output: z.object({ group_id: z.int() }),
	errors: { group_has_rules: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { group_id, user_ids }) => {
		const { kind } = await readGroup(scope, group_id);
		if (kind === "rules") throw refuse("group_has_rules");
		return scope.commit({
			statements: [deleteGroupMembers(scope.account.id, group_id, user_ids)],
			answer: { group_id },
			audit: { subject_kind: "group", subject_id: group_id, details: { user_ids } },
		});
	},
});

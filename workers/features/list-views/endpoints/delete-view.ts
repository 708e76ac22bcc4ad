/** Removes a view of one's own; an account owner removes any that is shared. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { readView } from "../steps/read-list";
import { deleteView } from "../store/views";

export const deleteListView = defineEndpoint({
	name: "list-views/delete-view",
	path: "/api/list_views/api_delete_view",
	summary:
		"Removes a view of one's own, for an account owner a shared one too; of whoever had it open by itself, none does.",
	access: "signed_in",
	input: z.object({ view_id: z.int() }),
	output: z.object({ view_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { view_id }) => {
		const { view } = await readView(scope, view_id);
		const { account, user } = scope;
		if (view.owner_id !== user.id && user.role !== "account_owner") throw new Refusal("forbidden", 403);
		return scope.commit({
			statements: deleteView(account.id, view_id),
			answer: { view_id },
			audit: { subject_kind: "list_view", subject_id: view_id, details: { name: view.name } },
		});
	},
});

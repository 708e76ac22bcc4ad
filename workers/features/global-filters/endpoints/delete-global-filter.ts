/** Removes a global filter of one's own; who has it on sees everything again. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readOwnFilter } from "../steps/read-filter";
import { deleteFilter } from "../store";

export const deleteGlobalFilter = defineEndpoint({
	name: "global-filters/delete-global-filter",
	path: "/api/global_filters/api_delete_global_filter",
	summary: "Removes a global filter of one's own; whoever has it on sees everything again.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	input: z.object({ filter_id: z.int() }),
	output: z.object({ filter_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { filter_id }) => {
		const { name } = await readOwnFilter(scope, filter_id);
		return scope.commit({
			statements: deleteFilter(scope.account.id, filter_id),
			answer: { filter_id },
			audit: { subject_kind: "global_filter", subject_id: filter_id, details: { name } },
		});
	},
});

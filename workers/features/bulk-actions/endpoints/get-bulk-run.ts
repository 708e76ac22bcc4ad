/** How far a run of a bulk action is; a run is shown to whoever began it, and to nobody else. */
import { z } from "zod";
import { findBulkAction, findSelectableList } from "#workers/kernel/bulk-actions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { textKey } from "#workers/kernel/names";
import { findOwnRun } from "../store/runs";

export const getBulkRun = defineEndpoint({
	name: "bulk-actions/get-bulk-run",
	path: "/api/async_process/api_get_bulk_run",
	summary: "How far a run of a bulk action of the signed-in person is.",
	access: "signed_in",
	input: z.object({ bulk_run_id: z.int() }),
	output: z.object({
		id: z.int(),
		/** What is done, in words. */
		name: z.string(),
		status: z.enum(["running", "done", "canceled", "failed"]),
		total_count: z.int(),
		done_count: z.int(),
		skipped_count: z.int(),
		error_msg: z.string(),
		created_at: z.int(),
		finished_at: z.int().nullable(),
		/** Where the list lies whose rows they are. */
		list_address: z.string().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { bulk_run_id }) => {
		const [run] = await scope.read(findOwnRun(scope.account.id, scope.user.id, bulk_run_id));
		if (!run) throw notFound("bulk_run");
		const { action, list_name, ...shown } = run;
		const declared = findBulkAction(action);
		return {
			...shown,
			name: declared ? scope.translate(textKey(`${declared.words}.name`)) : action,
			list_address: findSelectableList(list_name)?.face.address ?? null,
		};
	},
});

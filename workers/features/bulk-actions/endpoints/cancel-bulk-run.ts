/** Stops a run of a bulk action; what was done stays done, and a run that is over is refused. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { findBulkAction } from "#workers/kernel/bulk-actions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { closeRun, findOwnRun, isRunOpen } from "../store/runs";

export const cancelBulkRun = defineEndpoint({
	name: "bulk-actions/cancel-bulk-run",
	path: "/api/async_process/api_cancel_bulk_run",
	summary: "Stops a run of a bulk action of the signed-in person; what was done stays done.",
	access: "signed_in",
	input: z.object({ bulk_run_id: z.int() }),
	output: z.object({ bulk_run_id: z.int() }),
	errors: { bulk_run_is_over: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { bulk_run_id }) => {
		const account_id = scope.account.id;
		const [run] = await scope.read(findOwnRun(account_id, scope.user.id, bulk_run_id));
		if (!run) throw notFound("bulk_run");
		return scope.commit({
			statements: [
				assertThat("bulk_run_is_over", isRunOpen(account_id, bulk_run_id)),
				...(findBulkAction(run.action)?.end?.(scope, run) ?? []),
				...closeRun(account_id, bulk_run_id, {
					status: "canceled",
					why: scope.translate("bulk-actions:run.states.canceled"),
					now: scope.clock.now(),
				}),
			],
			answer: { bulk_run_id },
			audit: { subject_kind: "bulk_run", subject_id: bulk_run_id },
		});
	},
});

/** Ends a batch before its time; invariant: what nobody claimed goes back to its budget in the same batch, once (`certificate_batches_stay`). */
import { z } from "zod";
import { returnPointsToBudget } from "#workers/features/points";
import { endProcess } from "#workers/features/reports";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { holdingOf } from "../steps/holding";
import { getBatchRow } from "../steps/own-batch";
import { endBatch } from "../store/batches";

export const voidBatch = defineEndpoint({
	name: "certificates/void-batch",
	path: "/api/certificates/api_void_batch",
	summary: "Makes the codes of a batch void that nobody claimed, and gives their points back to the budget.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	input: z.object({ batch_id: z.int() }),
	output: z.object({ batch_id: z.int() }),
	errors: { batch_ended: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { batch_id }) => {
		const batch = await getBatchRow(scope, batch_id);
		if (batch.status !== "open") throw refuse("batch_ended");
		return scope.commit({
			statements: [
				endBatch(scope.account.id, batch_id, "void"),
				...endProcess(scope.account.id, batch_id, {
					error_msg: scope.translate("certificates:status.void"),
					now: scope.clock.now(),
				}),
				...returnPointsToBudget(holdingOf(scope, batch, scope.user.id), 0),
			],
			answer: { batch_id },
			audit: { subject_kind: "certificate_batch", subject_id: batch_id, details: { name: batch.name } },
		});
	},
});

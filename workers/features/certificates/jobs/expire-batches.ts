/** Ends batches whose last day is over and gives what nobody claimed back to their budgets; each in a batch of its own, unless an owner ends it at that moment. */
import { returnPointsToBudget } from "#workers/features/points";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { holdingOf } from "../steps/holding";
import { type BatchRow, endBatch, listOverdue, nextExpiry } from "../store/batches";

/** So many batches end in one run. */
const atOnce = 20;

export const expireBatches: ScheduledWork = {
	name: "certificates/expire-batches",
	summary: "Gives back the points of certificates that nobody claimed in time.",
	triggers: ["certificate_batches_watched"],
	handler: async (scope) => {
		const now = scope.clock.now();
		const overdue = await scope.read(listOverdue(scope.account.id, now, atOnce));
		for (const batch of overdue) await expire(scope, batch);
		return overdue.length === atOnce ? now : nextExpiry(scope.account.id);
	},
};

async function expire(scope: Scope<null>, batch: BatchRow): Promise<void> {
	try {
		await scope.commit({
			statements: [
				endBatch(scope.account.id, batch.id, "expired"),
				...returnPointsToBudget(holdingOf(scope, batch, null), 0),
			],
			answer: {},
			audit: { subject_kind: "certificate_batch", subject_id: batch.id, details: { name: batch.name } },
		});
	} catch (error) {
		if (constraintFailure(error)?.name !== "batch_ended") throw error;
	}
}

/** Ends batches whose last day is over and gives what nobody claimed back to their budgets; each in a batch of its own, unless an owner ends it at that moment. */
import { returnPointsToBudget } from "#workers/features/points";
import { endProcess } from "#workers/features/reports";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { holdingOf } from "../steps/holding";
import { endBatch, listOverdue, nextExpiry, type OverdueBatch } from "../store/batches";

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

async function expire(scope: Scope<null>, batch: OverdueBatch): Promise<void> {
	const { account, clock } = scope;
	const say = translator(textsFor(account, batch.language_code));
	try {
		await scope.commit({
			statements: [
				endBatch(account.id, batch.id, "expired"),
				// A request whose codes were all made has ended already, and stays as it is.
				...endProcess(account.id, batch.id, { error_msg: say("certificates:expiredUnmade"), now: clock.now() }),
				...returnPointsToBudget(holdingOf(scope, batch, null), 0),
			],
			answer: {},
			audit: { subject_kind: "certificate_batch", subject_id: batch.id, details: { name: batch.name } },
		});
	} catch (error) {
		if (constraintFailure(error)?.name !== "batch_ended") throw error;
	}
}

/** Gives recognitions on the day that their givers chose, at 8 of the account's time zone; invariant: each once, since its batch asserts it as it was read. */
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import { giveScheduled } from "../steps/give-scheduled";
import { listDueScheduled, nextDueScheduled } from "../store/scheduled";

/** So many are given in one run. */
const atOnce = 20;

export const giveScheduledRecognitions: ScheduledWork = {
	name: "recognition/give-scheduled",
	summary: "Gives recognitions on the day that their givers chose, or tells them why it was not possible.",
	triggers: ["scheduled_recognitions_due_added", "scheduled_recognitions_due_changed"],
	handler: async (scope) => {
		const due = await scope.read(listDueScheduled(scope.account.id, scope.clock.now(), atOnce));
		for (const scheduled of due) {
			try {
				await giveScheduled(scope, scheduled);
			} catch (error) {
				// Changed or taken back at this moment, or somebody of it was: it is looked at again.
				if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
			}
		}
		return nextDueScheduled(scope.account.id);
	},
};

/**
 * Looks after what waits for an approval: reminds, asks somebody else, and lets go of whoever left; invariant: each once, since
 * every step asserts the submission as it was read, and writes with it when to look again.
 */

import type { ScheduledWork } from "#workers/kernel/define-job";
import { never } from "#workers/kernel/due-work";
import { constraintFailure } from "#workers/kernel/errors";
import { followSubmission } from "../steps/follow-submission";
import { listDueSubmissions, nextDueSubmission } from "../store/submissions";

const atOnce = 20;

export const followSubmissions: ScheduledWork = {
	name: "recognition/follow-submissions",
	summary: "Reminds those who approve recognitions, asks others in their place, and leaves out who is gone.",
	triggers: ["recognition_submissions_due_added", "recognition_submissions_due_changed"],
	handler: async (scope) => {
		const due = await scope.read(listDueSubmissions(scope.account.id, scope.clock.now(), atOnce));
		for (const submission of due) {
			try {
				await followSubmission(scope, submission);
			} catch (error) {
				// Decided, withdrawn or changed meanwhile: it is looked at again when it is due.
				if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
			}
		}
		return nextDueSubmission(scope.account.id, never);
	},
};

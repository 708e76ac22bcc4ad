/** Notes that a poll's time is over; votes end at that moment whether or not this has run. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { isUnchanged, listPolls, listUnclosed, updateStatus } from "../store/polls";

export const closePoll = defineJob({
	name: "polls/close-poll",
	summary: "Closes a poll when its time is over.",
	payload: z.object({ poll_id: z.int() }),
	afterImport: { does: "go on", waiting: listUnclosed },
	handler: async (scope, { poll_id }, run) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [poll] = await read(listPolls(account.id, 0, [poll_id]));
		const isDue = poll && (poll.status === "active" || poll.status === "paused") && poll.closes_at <= now;
		await scope.commit({
			statements: [
				...(isDue
					? [
							assertAll({ ...run.holds(), internal_rows_changed: isUnchanged(account.id, poll) }),
							updateStatus(account.id, poll_id, { status: "closed", now }),
						]
					: []),
				...run.end(),
			],
			answer: {},
		});
	},
});

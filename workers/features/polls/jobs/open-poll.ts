/** Opens a poll when its time has come: it takes votes, and stands in the feed or is told to its groups. One that was changed meanwhile has a message of its own. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { postOf, tellGroupsOf } from "../steps/post-poll";
import { listGroupsOf } from "../store/groups";
import { isUnchanged, listPolls, listUnopened, updateStatus } from "../store/polls";

export const openPoll = defineJob({
	name: "polls/open-poll",
	summary: "Opens a poll at its time, with its post in the feed or a message to its groups.",
	payload: z.object({ poll_id: z.int() }),
	afterImport: { does: "go on", waiting: listUnopened },
	handler: async (scope, { poll_id }, run) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [[poll], groups] = await Promise.all([
			read(listPolls(account.id, 0, [poll_id])),
			read(listGroupsOf(account.id, poll_id)),
		]);
		const isDue = poll?.status === "scheduled" && poll.opens_at <= now;
		const hasGroups = poll?.has_groups === 1;
		const group_ids = groups.map(({ id }) => id);
		const activity_id = hasGroups ? null : scope.newId();
		await scope.commit({
			statements: [
				...(isDue
					? [
							assertAll({ ...run.holds(), internal_rows_changed: isUnchanged(account.id, poll) }),
							...(activity_id === null ? [] : postOf(account.id, { ...poll, activity_id, now })),
							updateStatus(account.id, poll_id, { status: "active", now, activity_id }),
						]
					: []),
				...run.end(),
			],
			answer: {},
			follow: isDue && hasGroups ? [tellGroupsOf(poll_id, group_ids)] : [],
		});
	},
});

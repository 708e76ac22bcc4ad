/**
 * Tells the people of a poll's groups that it is open, in pieces; invariant: whom it told and the message that goes on are one
 * batch, which fails unless this run holds the message.
 */
import { z } from "zod";
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { minuteMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { maxGroups, statusAt } from "../rules/poll";
import { listPeopleAfter } from "../store/groups";
import { listPolls, type PollPerson } from "../store/polls";

/** So many people are looked at for a batch. */
const peopleAPiece = 500;

/** So much later a run looks again whether a poll that was paused goes on. */
const askedAgainMs = 10 * minuteMs;

const groupIds = z.array(z.int()).max(maxGroups).default([]);

export const tellGroups = defineJob({
	name: "polls/tell-groups",
	summary: "Tells the people of a poll's groups that it is open, piece by piece.",
	runsApart: true,
	payload: z.object({
		...{ poll_id: z.int(), group_id: z.int(), user_id: z.int() },
		...{ group_ids: groupIds, told_group_ids: groupIds },
	}),
	handler: async (scope, { poll_id, ...place }, run) => {
		const { account, clock, read } = scope;
		const [[poll], people] = await Promise.all([
			read(listPolls(account.id, 0, [poll_id])),
			read(listPeopleAfter(account.id, poll_id, place, peopleAPiece)),
		]);
		const now = clock.now();
		const status = poll?.has_groups === 1 ? statusAt(poll, now) : "closed";
		if (!poll || status !== "active") {
			const payload = { poll_id, ...place };
			const again = { job: tellGroups.name, payload, due_at: now + askedAgainMs };
			return void (await scope.commit({
				statements: [assertAll(run.holds()), ...run.end()],
				answer: {},
				follow: status === "paused" ? [again] : [],
			}));
		}
		const { name: author } = JSON.parse(poll.author) as PollPerson;
		const told = people.filter((one) => one.is_first === 1 && isActive(one.status) && one.id !== poll.author_id);
		const { statements, follow } = notify(scope, "polls/asked", told, { poll_id, author, question: poll.question });
		const last = people.length === peopleAPiece ? people.at(-1) : undefined;
		const there = last && { poll_id, ...place, group_id: last.group_id, user_id: last.id };
		const next = there && { job: tellGroups.name, payload: there };
		await scope.commit({
			statements: [assertAll(run.holds()), ...statements, ...run.end()],
			answer: {},
			follow: [...follow, ...(next ? [next] : [])],
		});
	},
});

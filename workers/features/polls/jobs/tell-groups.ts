/**
 * Tells the people of a poll's groups that it is open, in pieces; invariant: whom it told and the message that goes on are one
 * batch, which fails unless this run holds the message.
 */
import { z } from "zod";
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { statusAt } from "../rules/poll";
import { listPeopleAfter } from "../store/groups";
import { listPolls, type PollPerson } from "../store/polls";

/** So many people are looked at for a batch. */
const peopleAPiece = 500;

export const tellGroups = defineJob({
	name: "polls/tell-groups",
	summary: "Tells the people of a poll's groups that it is open, piece by piece.",
	runsApart: true,
	payload: z.object({ poll_id: z.int(), group_id: z.int(), user_id: z.int() }),
	handler: async (scope, { poll_id, ...place }, run) => {
		const { account, clock, read } = scope;
		const [[poll], people] = await Promise.all([
			read(listPolls(account.id, 0, [poll_id])),
			read(listPeopleAfter(account.id, poll_id, place, peopleAPiece)),
		]);
		const isOpen = poll?.has_groups === 1 && statusAt(poll, clock.now()) === "active";
		if (!isOpen) return void (await scope.commit({ statements: run.end(), answer: {} }));
		const { name: author } = JSON.parse(poll.author) as PollPerson;
		const told = people.filter((one) => one.is_first === 1 && isActive(one.status) && one.id !== poll.author_id);
		const { statements, follow } = notify(scope, "polls/asked", told, { poll_id, author, question: poll.question });
		const last = people.length === peopleAPiece ? people.at(-1) : undefined;
		const next = last && { job: tellGroups.name, payload: { poll_id, group_id: last.group_id, user_id: last.id } };
		await scope.commit({
			statements: [assertAll(run.holds()), ...statements, ...run.end()],
			answer: {},
			follow: [...follow, ...(next ? [next] : [])],
		});
	},
});

/**
 * Pauses, resumes, closes, archives or deletes a poll; invariant: each from the states that allow it, by an assertion of
 * the batch that the poll is as it was read. An archived one leaves the feed.
 */
import { z } from "zod";
import { hideActivity } from "#workers/features/activity";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { changes, wayOf } from "../rules/changes";
import { statusAt } from "../rules/poll";
import { readPoll } from "../steps/read-poll";
import { deletePoll, isUnchanged, updateStatus } from "../store/polls";

export const changePoll = defineEndpoint({
	name: "polls/change-poll",
	path: "/api/polls/api_change_poll",
	summary: "Pauses, resumes, closes, archives or deletes a poll, for its author and account owners.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input: z.object({ poll_id: z.int(), change: z.enum(changes) }),
	output: z.object({ poll_id: z.int() }),
	errors: { poll_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { poll_id, change }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const poll = await readPoll(scope, poll_id);
		if (poll.author_id !== user.id && user.role !== "account_owner") throw new Refusal("forbidden", 403);
		const { from, to } = wayOf(change);
		const status = statusAt(poll, now);
		if (status === to) return { poll_id };
		if (!from.includes(status)) throw refuse("poll_changed");
		return scope.commit({
			statements: [
				assertThat("poll_changed", isUnchanged(account.id, poll)),
				...(to === null ? deletePoll(account.id, poll_id) : [updateStatus(account.id, poll_id, { status: to, now })]),
				...(to === "archived" && poll.activity_id !== null ? [hideActivity(account.id, poll.activity_id, now)] : []),
			],
			answer: { poll_id },
			audit: { subject_kind: "poll", subject_id: poll_id, details: { change, question: poll.question } },
		});
	},
});

/**
 * Votes on a poll; invariant: one ballot a person by the table's key, while it is open and as it was read, by assertions of
 * the batch. A vote that was given is taken back before another is given.
 */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import { maxOptions, statusAt } from "../rules/poll";
import { readPoll } from "../steps/read-poll";
import { hasNoBallot, insertBallot, isVersion, takesVotes } from "../store/ballots";

export const vote = defineEndpoint({
	name: "polls/vote",
	path: "/api/polls/api_vote",
	summary: "Votes on an open poll: one answer, or several where it takes several.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input: z.object({
		poll_id: z.int(),
		option_ids: z.array(z.int().min(1).max(maxOptions)).min(1).max(maxOptions),
		/** The question as it was read; left out: as it is now. */
		version: z.int().optional(),
	}),
	output: z.object({ poll_id: z.int() }),
	errors: { poll_not_open: {}, already_voted: {}, poll_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { poll_id, version, ...said }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const poll = await readPoll(scope, poll_id);
		const option_ids = [...new Set(said.option_ids)].sort((a, b) => a - b);
		if (poll.own_option_ids === JSON.stringify(option_ids)) return { poll_id };
		if (poll.own_option_ids !== null) throw refuse("already_voted");
		if (statusAt(poll, now) !== "active") throw refuse("poll_not_open");
		if (version !== undefined && version !== poll.version) throw refuse("poll_changed");
		const known = (JSON.parse(poll.options) as { option_id: number }[]).map(({ option_id }) => option_id);
		if (option_ids.some((id) => !known.includes(id)) || (poll.kind === "single" && option_ids.length > 1))
			throw invalid({ option_ids: [scope.translate("polls:validation.option")] });
		const voter = { account_id: account.id, id: user.id, manager_id: user.manager_id };
		return scope.commit({
			statements: [
				assertAll({
					poll_not_open: takesVotes(voter, poll_id, now),
					poll_changed: isVersion(voter, poll_id, poll.version),
					already_voted: hasNoBallot(voter, poll_id),
				}),
				insertBallot(voter, { poll_id, option_ids, now }),
				takesPart(scope, "polls", user.id),
			],
			answer: { poll_id },
			audit: { subject_kind: "poll", subject_id: poll_id, details: {} },
		});
	},
});

/** Takes one's vote back while the poll is open; invariant: a closed poll keeps its votes, by an assertion of the batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { statusAt } from "../rules/poll";
import { readPoll } from "../steps/read-poll";
import { deleteBallot, takesVotes } from "../store/ballots";

export const takeVoteBack = defineEndpoint({
	name: "polls/take-vote-back",
	path: "/api/polls/api_take_vote_back",
	summary: "Takes one's own vote back, until the poll closes.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input: z.object({ poll_id: z.int() }),
	output: z.object({ poll_id: z.int() }),
	errors: { poll_not_open: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { poll_id }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const poll = await readPoll(scope, poll_id);
		if (poll.own_option_ids === null) return { poll_id };
		if (statusAt(poll, now) !== "active") throw refuse("poll_not_open");
		const voter = { account_id: account.id, id: user.id, manager_id: user.manager_id };
		return scope.commit({
			statements: [assertThat("poll_not_open", takesVotes(voter, poll_id, now)), deleteBallot(voter, poll_id)],
			answer: { poll_id },
			audit: { subject_kind: "poll", subject_id: poll_id, details: {} },
		});
	},
});

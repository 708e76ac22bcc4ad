/**
 * Votes for an idea or takes the vote back; invariant: one vote each, guarded by the key of `idea_votes`, counted by its
 * triggers in the same batch. The batch asserts that the idea takes votes and is not the voter's own.
 */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { takesVotes } from "../rules/idea";
import { maySee } from "../rules/rights";
import { votesData } from "../steps/present-idea";
import { findIdea } from "../store/ideas";
import { deleteVote, insertVote, mayVote, voteCount } from "../store/votes";

export const toggleIdeaVotes = defineEndpoint({
	name: "ideas/toggle-idea-votes",
	path: "/api/ideas/api_toggle_idea_votes",
	summary: "Votes for an idea, or takes the vote back.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	startsEarly: true,
	input: z.object({
		idea_id: z.int(),
		/** What the vote shall be afterwards; the other of what it is unless given. */
		has_voted: z.literal([0, 1]).optional(),
	}),
	output: z.object({ idea_id: z.int(), vote_count: z.int(), current_user_votes_data: votesData }),
	errors: { votes_closed: {}, own_idea: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, has_voted }) => {
		const { account, user, clock } = scope;
		const [idea] = await scope.read(findIdea(account.id, idea_id, user.id));
		if (!idea || !maySee(idea)) throw notFound("idea");
		if (idea.is_in_team === 1) throw refuse("own_idea");
		if (!takesVotes(idea.status)) throw refuse("votes_closed");
		const now = clock.now();
		const votes = has_voted === undefined ? idea.voted_at === null : has_voted === 1;
		return scope.commit({
			statements: [
				assertThat("votes_closed", mayVote(account.id, idea_id, user.id)),
				...(votes
					? [insertVote(account.id, idea_id, user.id, now), takesPart(scope, "ideas", user.id)]
					: [deleteVote(account.id, idea_id, user.id)]),
			],
			answer: {
				...{ idea_id, vote_count: 0 },
				current_user_votes_data: {
					has_voted: votes ? (1 as const) : (0 as const),
					voted_at: votes ? (idea.voted_at ?? now) : null,
				},
			},
			live: { vote_count: voteCount(account.id, idea_id) },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { has_voted: votes ? 1 : 0 } },
		});
	},
});

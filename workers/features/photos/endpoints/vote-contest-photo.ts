/** Votes for an entry; invariant: one vote a person and contest, or a person and day, by the keys of `photo_votes` and `photo_day_votes`, and never for one's own. */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { chosenId } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { dayOfVote, phaseOf } from "../rules/contest";
import { viewerOf } from "../steps/viewer";
import { findContest, mayBeVotedFor, moveVote } from "../store/contests";
import { findPhoto } from "../store/photos";

export const voteContestPhoto = defineEndpoint({
	name: "photos/vote-contest-photo",
	path: "/api/photo_albums/api_vote_contest_photo",
	summary: "Gives the signed-in user's one vote of a contest, or of its day, to an entry; it moves until that ends.",
	access: "signed_in",
	input: z.object({ contest_id: z.int(), photo_id: chosenId }),
	output: z.object({ photo_id: z.int() }),
	errors: { voting_closed: {}, own_photo: {}, photo_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { contest_id, photo_id }) => {
		const { account, user, clock, read } = scope;
		const [[contest], [photo]] = await Promise.all([
			read(findContest(account.id, contest_id)),
			read(findPhoto(account.id, viewerOf(scope), photo_id)),
		]);
		if (!contest) throw notFound("photo_contest");
		if (phaseOf(contest, clock.now()) !== "voting") throw refuse("voting_closed");
		if (photo?.contest_id !== contest_id) throw notFound("photo");
		if (photo.user_id === user.id) throw refuse("own_photo");
		const day = dayOfVote(contest.votes_per, clock.now(), account.time_zone);
		return scope.commit({
			statements: [
				assertThat("photo_changed", mayBeVotedFor(account.id, contest_id, photo_id, user.id)),
				...moveVote(account.id, { contest_id, user_id: user.id, day }, photo_id),
				takesPart(scope, "photos", user.id),
			],
			answer: { photo_id },
			audit: { subject_kind: "photo_contest", subject_id: contest_id, details: {} },
		});
	},
});

/**
 * Writes a review of an idea that one voted for; invariant: a person writes one of a thing, an idea has no more than the
 * account's most, and nothing is shown undecided. The unique index `reviews_once` guards the first, and the batch asserts that
 * the vote stands and that the idea has room.
 */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { findOwners } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { reviewFields } from "../rules/subject";
import { sendReview } from "../steps/send-review";
import { findOwnReview, findReviewableIdea, hasRoomOnIdea, votedFor } from "../store";

export const saveIdeaReview = defineEndpoint({
	name: "reviews/save-idea-review",
	path: "/api/reviews/api_save_idea_review",
	summary: "Writes a review of an idea for which the signed-in user voted; it is shown once it is approved.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int(), ...reviewFields }),
	output: z.object({ review_id: z.int(), status: z.literal("pending") }),
	errors: {
		idea_not_voted: {},
		already_reviewed: {
			constraints: ["reviews.account_id, reviews.subject_kind, reviews.subject_id, reviews.user_id"],
		},
		idea_reviews_used_up: { details: { max: 10 } },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, stars, text }) => {
		const { account, user, read } = scope;
		const max = maxReviewsOf(account);
		const [[idea], [own], owners] = await Promise.all([
			read(findReviewableIdea(account.id, idea_id, user.id, max)),
			read(findOwnReview(account.id, { kind: "idea", id: idea_id }, user.id)),
			read(findOwners(account.id)),
		]);
		if (!idea) throw notFound("idea");
		if (own && own.status !== "denied") throw refuse("already_reviewed");
		if (idea.has_voted === 0) throw refuse("idea_not_voted");
		if (idea.reviews_count >= max) throw refuse("idea_reviews_used_up", { max });
		const asserted = {
			idea_not_voted: votedFor(account.id, idea_id, user.id),
			idea_reviews_used_up: hasRoomOnIdea(account.id, idea_id, max),
		};
		const subject = { kind: "idea", id: idea_id, name: idea.name } as const;
		return sendReview(scope, { subject, own, order_id: null, stars, text, owners, asserted });
	},
});

/** What the idea's page says of reviews: average and count, the reader's own with its state, whether they may write, and whether there is room. */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { figuresOutput, presentFigures } from "../steps/present-reviews";
import { findFigures, findOwnReview, findReviewableIdea } from "../store";

export const getIdeaReviewFigures = defineEndpoint({
	name: "reviews/get-idea-review-figures",
	path: "/api/reviews/api_get_idea_review_figures",
	summary: "How an idea is reviewed, the signed-in user's own review, and whether they may write one.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int() }),
	output: z.object({
		...figuresOutput,
		max_reviews_count: z.int(),
		/** 0: as many reviews wait or are shown as an idea has at most. */
		has_room: z.literal([0, 1]),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { idea_id }) => {
		const max_reviews_count = maxReviewsOf(account);
		const subject = { kind: "idea", id: idea_id } as const;
		const [[idea], [figures], [own]] = await Promise.all([
			read(findReviewableIdea(account.id, idea_id, user.id, max_reviews_count)),
			read(findFigures(account.id, subject)),
			read(findOwnReview(account.id, subject, user.id)),
		]);
		if (!idea) throw notFound("idea");
		const hasRoom = idea.reviews_count < max_reviews_count;
		const mayWrite = idea.has_voted === 1 && hasRoom && (!own || own.status === "denied");
		return {
			...presentFigures(figures, own, mayWrite),
			max_reviews_count,
			has_room: hasRoom ? (1 as const) : (0 as const),
		};
	},
});

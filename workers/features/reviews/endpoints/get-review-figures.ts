/** What the item's page says of reviews: average and count, the reader's own with its state, and whether they may write. */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/orders";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findDeliveringOrder, findFigures, findOwnReview, findReviewable, reviewStatuses } from "../store";

export const getReviewFigures = defineEndpoint({
	name: "reviews/get-review-figures",
	path: "/api/reviews/api_get_review_figures",
	summary: "How an item is reviewed, the signed-in user's own review, and whether they may write one.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int() }),
	output: z.object({
		count: z.int(),
		/** In tenths of a star; null where there is no review. */
		average: z.number().nullable(),
		own: z.object({ stars: z.int(), text: z.string(), status: z.enum(reviewStatuses), created_at: z.int() }).nullable(),
		may_review: z.literal([0, 1]),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { item_id }) => {
		const [[item], [figures], [own], [order]] = await Promise.all([
			read(findReviewable(account.id, item_id)),
			read(findFigures(account.id, item_id)),
			read(findOwnReview(account.id, item_id, user.id)),
			read(findDeliveringOrder(account.id, item_id, user.id)),
		]);
		if (!item) throw notFound("item");
		const { count, stars } = figures ?? { count: 0, stars: 0 };
		const mayWrite = own ? own.status === "denied" : !!order && order.reviews_count < maxReviewsOf(account);
		return {
			count,
			average: count === 0 ? null : Math.round((10 * stars) / count) / 10,
			own: own ? { stars: own.stars, text: own.text, status: own.status, created_at: own.created_at } : null,
			may_review: order && mayWrite ? (1 as const) : (0 as const),
		};
	},
});

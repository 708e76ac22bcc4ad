/** What the item's page says of reviews: average and count, the reader's own with its state, and whether they may write. */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { figuresOutput, presentFigures } from "../steps/present-reviews";
import { findDeliveringOrder, findFigures, findOwnReview, findReviewable } from "../store";

export const getReviewFigures = defineEndpoint({
	name: "reviews/get-review-figures",
	path: "/api/reviews/api_get_review_figures",
	summary: "How an item is reviewed, the signed-in user's own review, and whether they may write one.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int() }),
	output: z.object(figuresOutput),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { item_id }) => {
		const subject = { kind: "item", id: item_id } as const;
		const [[item], [figures], [own], [order]] = await Promise.all([
			read(findReviewable(account.id, item_id)),
			read(findFigures(account.id, subject)),
			read(findOwnReview(account.id, subject, user.id)),
			read(findDeliveringOrder(account.id, item_id, user.id)),
		]);
		if (!item) throw notFound("item");
		const mayWrite = own ? own.status === "denied" : !!order && order.reviews_count < maxReviewsOf(account);
		return presentFigures(figures, own, !!order && mayWrite);
	},
});

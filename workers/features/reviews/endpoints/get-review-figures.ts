/** What the item's page says of reviews: average and count, the reader's own with its state, and whether they may write. */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { figuresOutput, presentFigures } from "../steps/present-reviews";
import { findItemReviews, type OwnReviewRow } from "../store";

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
		const [item] = await read(findItemReviews(account.id, item_id, user.id));
		if (!item) throw notFound("item");
		const { count, stars, reviews_count } = item;
		const own = item.own === null ? undefined : (JSON.parse(item.own) as OwnReviewRow);
		const hasRoom = reviews_count !== null && reviews_count < maxReviewsOf(account);
		const mayWrite = own ? reviews_count !== null && own.status === "denied" : hasRoom;
		return presentFigures({ count: count ?? 0, stars: stars ?? 0 }, own, mayWrite);
	},
});

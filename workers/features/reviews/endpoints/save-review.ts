/**
 * Writes a review of an item that one got; invariant: a person writes one of a thing, and nothing is shown undecided. The
 * unique index `reviews_once` guards it, and the batch asserts that the line was delivered and that its order has room.
 */
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { findOwners } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { reviewFields } from "../rules/subject";
import { sendReview } from "../steps/send-review";
import { findDeliveringOrder, findOwnReview, findReviewable, hasRoomForReview, wasDelivered } from "../store";

export const saveReview = defineEndpoint({
	name: "reviews/save-review",
	path: "/api/reviews/api_save_review",
	summary: "Writes a review of an item that was delivered to the signed-in user; it is shown once it is approved.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int(), ...reviewFields }),
	output: z.object({ review_id: z.int(), status: z.literal("pending") }),
	errors: {
		not_delivered: {},
		already_reviewed: {
			constraints: ["reviews.account_id, reviews.subject_kind, reviews.subject_id, reviews.user_id"],
		},
		reviews_used_up: { details: { max: 10 } },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, stars, text }) => {
		const { account, user, read } = scope;
		const [[item], [own], [order], owners] = await Promise.all([
			read(findReviewable(account.id, item_id)),
			read(findOwnReview(account.id, { kind: "item", id: item_id }, user.id)),
			read(findDeliveringOrder(account.id, item_id, user.id)),
			read(findOwners(account.id)),
		]);
		if (!item) throw notFound("item");
		if (own && own.status !== "denied") throw refuse("already_reviewed");
		if (!order) throw refuse("not_delivered");
		const max = maxReviewsOf(account);
		if (!own && order.reviews_count >= max) throw refuse("reviews_used_up", { max });
		const order_id = own?.order_id ?? order.order_id;
		const asserted = own
			? {}
			: {
					not_delivered: wasDelivered(account.id, item_id, user.id, order_id),
					reviews_used_up: hasRoomForReview(account.id, order_id, max),
				};
		return sendReview(scope, { subject: { kind: "item", ...item }, own, order_id, stars, text, owners, asserted });
	},
});

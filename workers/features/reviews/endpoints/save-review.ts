/**
 * Writes a review of an item that one got; invariant: a person writes one of a thing, and nothing is shown undecided. The
 * unique index `reviews_once` guards it, and the batch asserts that the line was delivered and that its order has room.
 */
import { z } from "zod";
import { findOwners, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { maxReviewsOf } from "#workers/features/orders";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import {
	findDeliveringOrder,
	findOwnReview,
	findReviewable,
	hasRoomForReview,
	insertReview,
	isReview,
	updateReview,
	wasDelivered,
} from "../store";

const stars = ["1", "2", "3", "4", "5"] as const;

export const saveReview = defineEndpoint({
	name: "reviews/save-review",
	path: "/api/reviews/api_save_review",
	summary: "Writes a review of an item that was delivered to the signed-in user; it is shown once it is approved.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({
		item_id: z.int(),
		stars: z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.enum(stars)),
		text: text(2_000).min(1),
	}),
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
	handler: async (scope, { item_id, stars: chosen, text: words }) => {
		const { account, user, clock, read, newId } = scope;
		const [[item], [own], [order], owners] = await Promise.all([
			read(findReviewable(account.id, item_id)),
			read(findOwnReview(account.id, item_id, user.id)),
			read(findDeliveringOrder(account.id, item_id, user.id)),
			read(findOwners(account.id)),
		]);
		if (!item) throw notFound("item");
		if (own && own.status !== "denied") throw refuse("already_reviewed");
		if (!order) throw refuse("not_delivered");
		const max = maxReviewsOf(account);
		if (!own && order.reviews_count >= max) throw refuse("reviews_used_up", { max });
		const now = clock.now();
		const review = { id: own?.id ?? newId(), stars: Number(chosen), text: words };
		const order_id = own?.order_id ?? order.order_id;
		const request = { id: newId(), kind: "review", subject_id: review.id, requester_id: user.id } as const;
		const others = owners.filter(({ id }) => id !== user.id);
		const told = { request_id: request.id, name: nameOf(user), item: item.name };
		const notice = notify(scope, "reviews/review-waiting", others, told);
		return scope.commit({
			statements: [
				...(own
					? [
							assertThat("already_reviewed", isReview(account.id, own.id, "denied")),
							updateReview(account.id, own.id, review, now),
						]
					: [
							assertAll({
								not_delivered: wasDelivered(account.id, item_id, user.id, order_id),
								reviews_used_up: hasRoomForReview(account.id, order_id, max),
							}),
							insertReview(account.id, { ...review, subject_id: item_id, user_id: user.id, order_id }, now),
						]),
				insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: "" }, now),
				...notice.statements,
			],
			answer: { review_id: review.id, status: "pending" as const },
			audit: { subject_kind: "item", subject_id: item_id, details: { stars: review.stars } },
			follow: notice.follow,
		});
	},
});

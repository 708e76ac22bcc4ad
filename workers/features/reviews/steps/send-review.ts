/**
 * Sends a review to whoever decides: a new one, or a rejected one again. Invariant: what the caller asserts holds in the batch,
 * a person's one review of a thing is guarded by the unique index `reviews_once`, and only a rejected one is written again.
 */
import { type Addressee, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import type { MemberScope } from "#workers/kernel/scope";
import type { Subject } from "../rules/subject";
import { insertReview, isReview, type OwnReviewRow, updateReview } from "../store";

/** What is sent, and of which thing. */
export type ReviewToSend = {
	subject: Subject & { name: string };
	/** One's review that is there; undefined for the first. */
	own: OwnReviewRow | undefined;
	/** The order that brought an item; null of anything else. */
	order_id: number | null;
	stars: string;
	text: string;
	/** Account owners, who decide. */
	owners: readonly Addressee[];
	/** What must hold when it is written, by the code that says what is wrong else. */
	asserted: Parameters<typeof assertAll>[0];
};

/** Writes it, asks for a decision and tells account owners. */
export function sendReview(scope: MemberScope, sent: ReviewToSend) {
	const { account, user, clock, newId } = scope;
	const { subject, own, order_id, asserted, owners } = sent;
	const now = clock.now();
	const review = { id: own?.id ?? newId(), user_id: user.id, order_id, stars: Number(sent.stars), text: sent.text };
	const request = { id: newId(), kind: "review", subject_id: review.id, requester_id: user.id } as const;
	const others = owners.filter(({ id }) => id !== user.id);
	const told = { request_id: request.id, name: nameOf(user), item: subject.name };
	const notice = notify(scope, "reviews/review-waiting", others, told);
	return scope.commit({
		statements: [
			...(Object.keys(asserted).length > 0 ? [assertAll(asserted)] : []),
			...(own
				? [
						assertThat("already_reviewed", isReview(account.id, own.id, "denied")),
						updateReview(account.id, own.id, review, now),
					]
				: [insertReview(account.id, subject, review, now)]),
			insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: "" }, now),
			...notice.statements,
		],
		answer: { review_id: review.id, status: "pending" as const },
		audit: { subject_kind: subject.kind, subject_id: subject.id, details: { stars: review.stars } },
		follow: notice.follow,
	});
}

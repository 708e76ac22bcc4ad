/** Reviews that wait: how whoever decides sees them; approving shows one, and either way its author is told. */

import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { notFound } from "#workers/kernel/errors";
import { pageOf } from "../rules/subject";
import { findAuthor, isReview, listReviewsToModerate, updateReviewStatus } from "../store";

export const reviewToModerate = defineModerationSource({
	kind: "review",
	moderator_role: "account_owner",
	present: async ({ account, read, translate }, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const rows = await read(listReviewsToModerate(account.id, ids));
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				if (!row) return [];
				const facts = [
					{ label: translate(`reviews:facts.${row.subject_kind}`), value: row.subject },
					{ label: translate("reviews:facts.stars"), value: translate("reviews:stars", { count: row.stars }) },
				];
				const { name, image_url, text: message } = row;
				return [[id, { name, image_url, to: pageOf(row.subject_kind, row.subject_id), facts, message }] as const];
			}),
		);
	},
	decide: async (scope, { subject_id, requester_id }, { action, notes }) => {
		const { account, read } = scope;
		const [[review], people] = await Promise.all([
			read(listReviewsToModerate(account.id, [subject_id])),
			read(findAuthor(account.id, requester_id)),
		]);
		if (!review) throw notFound("moderation_request");
		const is_approved = action === "approve" ? (1 as const) : (0 as const);
		const { subject_kind: of, subject: item, subject_id: item_id } = review;
		const notice = notify(scope, "reviews/review-decided", people, { is_approved, of, item, item_id, notes });
		return {
			statements: [
				assertThat("already_decided", isReview(account.id, subject_id, "pending")),
				updateReviewStatus(account.id, subject_id, is_approved === 1 ? "approved" : "denied"),
				...notice.statements,
			],
			follow: notice.follow,
		};
	},
});

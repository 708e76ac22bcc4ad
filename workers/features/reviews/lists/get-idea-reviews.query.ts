/** The approved reviews of an idea that was sent, the newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { reviewOutput } from "../steps/present-reviews";
import { approvedReviews, reviewsCount } from "../store";
import { ideaReviewsFace } from "./get-idea-reviews";

export const getIdeaReviews = defineList(ideaReviewsFace, {
	path: "/api/reviews/api_get_idea_reviews",
	summary: "The approved reviews of an idea (filters.idea_id), the newest first.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	row: z.object({ ...reviewOutput, idea_id: z.int() }),
	version_of: "reviews",
	seen_by: () => [],
	counted: (scope, { idea_id = 0 }) =>
		reviewsCount(scope, { kind: "idea", id: idea_id }, isSent(scope.account.id, idea_id)),
	joins: 1,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	query: ({ account }, { idea_id = 0 }) => {
		const { select, where, ...parts } = approvedReviews(account.id, { kind: "idea", id: idea_id });
		return {
			...parts,
			select: sql`${select}, r.subject_id as idea_id`,
			where: [...where, isSent(account.id, idea_id)],
		};
	},
});

/** True in SQL of an idea that was sent. */
function isSent(account_id: number, idea_id: number) {
	return sql`exists (select 1 from ideas i where i.account_id = ${account_id} and i.id = ${idea_id} and i.status <> 'draft')`;
}

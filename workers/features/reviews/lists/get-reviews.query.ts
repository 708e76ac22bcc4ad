/** The approved reviews of an item that the store shows, the newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { reviewOutput } from "../steps/present-reviews";
import { approvedReviews, reviewsCount } from "../store";
import { reviewsFace } from "./get-reviews";

export const getReviews = defineList(reviewsFace, {
	path: "/api/reviews/api_get_reviews",
	summary: "The approved reviews of an item (filters.item_id), the newest first.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	row: z.object({ ...reviewOutput, item_id: z.int() }),
	version_of: "reviews",
	seen_by: () => [],
	counted: (scope, { item_id = 0 }) =>
		reviewsCount(scope, { kind: "item", id: item_id }, isListed(scope.account.id, item_id)),
	joins: 1,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	query: ({ account }, { item_id = 0 }) => {
		const { select, where, ...parts } = approvedReviews(account.id, { kind: "item", id: item_id });
		return {
			...parts,
			select: sql`${select}, r.subject_id as item_id`,
			where: [...where, isListed(account.id, item_id)],
		};
	},
});

/** True in SQL of an item that the store shows. */
function isListed(account_id: number, item_id: number) {
	return sql`exists (select 1 from items i where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1)`;
}

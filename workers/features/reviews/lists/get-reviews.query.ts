/** The approved reviews of an item that the store shows, the newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { reviewsFace } from "./get-reviews";

export const getReviews = defineList(reviewsFace, {
	path: "/api/reviews/api_get_reviews",
	summary: "The approved reviews of an item (filters.item_id), the newest first.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	row: z.object({
		id: z.int(),
		item_id: z.int(),
		stars: z.int(),
		text: z.string(),
		name: z.string(),
		image_url: z.string().nullable(),
		created_at: z.int(),
	}),
	version_of: "reviews",
	joins: 1,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	query: ({ account }, { item_id = 0 }) => ({
		select: sql`r.id, r.subject_id as item_id, r.stars, r.text, ${personName("u")} as name, u.image_url, r.created_at`,
		from: sql`reviews r`,
		joins: sql`join users u on u.account_id = r.account_id and u.id = r.user_id`,
		where: [
			sql`r.account_id = ${account.id}`,
			sql`r.subject_kind = 'item'`,
			sql`r.subject_id = ${item_id}`,
			sql`r.status = 'approved'`,
			sql`exists (select 1 from items i where i.account_id = ${account.id} and i.id = ${item_id} and i.is_listed = 1)`,
		],
	}),
});

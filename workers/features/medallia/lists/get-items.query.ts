/** What customers said, by state, for whoever decides on it. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { medalliaFace } from "./get-items";

export const getItems = defineList(medalliaFace, {
	path: "/api/medallia/api_get_items",
	summary: "Medallia items that wait, were approved or were rejected.",
	access: ["account_owner", "moderator"],
	flags: ["medallia_enabled"],
	row: rowOf(medalliaFace, {}),
	version_of: "medallia_items",
	seen_by: () => [],
	joins: 1,
	person: sql`i.user_id`,
	sorts: { created_at: { key: sql`i.created_at`, id: sql`i.id` } },
	query: ({ account }, { status }) => ({
		select: sql`i.id, ${personName("u")} as name, u.image_url, i.score, i.comment, i.created_at, i.source_id`,
		from: sql`medallia_items i`,
		joins: sql`join users u on u.account_id = i.account_id and u.id = i.user_id`,
		where: [sql`i.account_id = ${account.id}`, sql`i.status = ${status}`],
	}),
});

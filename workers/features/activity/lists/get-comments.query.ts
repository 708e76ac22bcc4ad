/** All comments of one thing in the feed, oldest first, for those who may see the thing. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { readerOf } from "../rules/audience";
import { type CommentRow, commentOutput, presentComment } from "../rules/present-comment";
import { commentColumns, visibleTo } from "../store/feed";
import { commentsFace } from "./get-comments";

export const getComments = defineList(commentsFace, {
	path: "/api/activities/api_get_comments",
	summary: "The comments of an activity (filters.activity_id), oldest first.",
	access: "signed_in",
	row: commentOutput,
	version_of: "activity/get-comments",
	counted: ({ account, user }, { activity_id = 0 }) => sql<{ version: number; total_rows: number }>`select
		a.comment_count as total_rows, a.comment_count as version from activities a
		where a.account_id = ${account.id} and a.id = ${activity_id} and ${visibleTo(readerOf(account.id, user))}`,
	joins: 2,
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.id` } },
	query: ({ account, user }, { activity_id = 0 }) => {
		const reader = readerOf(account.id, user);
		return {
			select: commentColumns(reader),
			from: sql`comments c`,
			joins: sql`join users u on u.account_id = c.account_id and u.id = c.user_id`,
			where: [
				sql`c.account_id = ${account.id}`,
				sql`c.activity_id = ${activity_id}`,
				sql`c.deleted_at is null`,
				sql`exists (select 1 from activities a where a.account_id = ${account.id} and a.id = ${activity_id} and ${visibleTo(reader)})`,
			],
		};
	},
	present: (scope, row) => presentComment(scope, row as unknown as CommentRow),
});

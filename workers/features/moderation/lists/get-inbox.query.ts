/** What waits for the reader's decision, and what was decided of it, whatever feature it belongs to. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { presentRequests, requestShape } from "../steps/present-requests";
import { decidedBy, type RequestRow, requestColumns } from "../store/requests";
import { inboxFace } from "./get-inbox";

export const getInbox = defineList(inboxFace, {
	path: "/api/moderation/api_get_inbox",
	summary: "What waits for the signed-in user's decision, or was decided.",
	access: "signed_in",
	row: rowOf(inboxFace, requestShape),
	version_of: "moderation_requests",
	seen_by: ({ user }) => [user.role],
	// Who decided, and of the thing that waits its id and its row.
	joins: 3,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	query: ({ account, user }, { state, kind }) => ({
		select: requestColumns,
		from: sql`moderation_requests r`,
		joins: decidedBy,
		where: [
			sql`r.account_id = ${account.id}`,
			sql`r.moderator_role = ${user.role}`,
			state === "waiting" ? sql`r.final_status = 'pending'` : sql`r.final_status <> 'pending'`,
		],
		found: kind ? [sql`r.kind = ${kind}`] : [],
	}),
	presentPage: (scope, rows) => presentRequests(scope, rows as unknown as RequestRow[]),
});

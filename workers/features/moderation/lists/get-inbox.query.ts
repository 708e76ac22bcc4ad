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
	seen_by: ({ user }) => [user.id],
	// The request, who decided, of the thing that waits its id and its row, and what was asked of it before: its id, two requests, a moderator.
	joins: 8,
	sorts: { created_at: { key: sql`d.created_at`, id: sql`d.request_id` } },
	query: ({ account, user }, { state, kind }) => ({
		select: requestColumns,
		from: sql`moderation_deciders d`,
		joins: sql`join moderation_requests r on r.account_id = d.account_id and r.id = d.request_id ${decidedBy}`,
		where: [
			sql`d.account_id = ${account.id}`,
			sql`d.user_id = ${user.id}`,
			state === "waiting" ? sql`d.final_status = 'pending'` : sql`d.final_status <> 'pending'`,
		],
		found: kind ? [ofKind(account.id, kind)] : [],
	}),
	presentPage: (scope, rows) => presentRequests(scope, rows as unknown as RequestRow[]),
});

const ofKind = (account_id: number, kind: string) => sql`exists (select 1 from moderation_requests k
	where k.account_id = ${account_id} and k.id = d.request_id and k.kind = ${kind})`;

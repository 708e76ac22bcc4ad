/** Sendings of invitations, the newest first: planned, under way and over. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { audienceKinds } from "../rules/audience";
import { sendingsVersion } from "../store/sendings";
import { sendingsFace } from "./get-sendings";

const row = z.object({
	id: z.int(),
	audience: z.enum(audienceKinds),
	upload_id: z.int().nullable(),
	/** The file of the upload. */
	file_name: z.string().nullable(),
	requester: z.string(),
	status: z.enum(["planned", "sending", "sent", "canceled", "failed"]),
	due_at: z.int(),
	expected_count: z.int(),
	sent_count: z.int(),
	created_at: z.int(),
	finished_at: z.int().nullable(),
});

export const sendings = defineList(sendingsFace, {
	path: "/api/members/api_get_invitation_sendings",
	summary: "Invitations that were sent or are planned, with how many people they reached.",
	access: ["account_owner"],
	row,
	version_of: sendingsVersion,
	seen_by: () => [],
	// The requester and the upload.
	joins: 2,
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	query: (scope, { upload_id }) => ({
		select: sql`s.id, s.audience, s.upload_id, d.file_name, ${personName("u")} as requester, s.status,
			s.due_at, s.expected_count, s.sent_count, s.created_at, s.finished_at`,
		from: sql`invitation_sendings s`,
		joins: sql`join users u on u.account_id = s.account_id and u.id = s.requester_id
			left join download_requests d on d.account_id = s.account_id and d.id = s.upload_id`,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			...(upload_id === undefined ? [] : [sql`s.upload_id = ${upload_id}`]),
		],
	}),
});

/** People who have not joined yet, the newest first: all, those who were never invited, and those who were. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { notJoinedFace } from "./get-not-joined";

const row = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	created_at: z.int(),
	/** When the last invitation was sent; null: never. */
	invited_at: z.int().nullable(),
});

export const notJoined = defineList(notJoinedFace, {
	path: "/api/members/api_get_not_joined",
	summary: "People who have not joined yet, with when they were last invited.",
	access: ["account_owner"],
	row,
	version_of: "members",
	seen_by: () => [],
	joins: 0,
	person: sql`u.id`,
	sorts: { created_at: { key: sql`u.created_at`, id: sql`u.id` } },
	query: (scope, { invitation, upload_id }) => ({
		select: sql`u.id, ${personName("u")} as name, u.email, u.created_at, u.invited_at`,
		from: sql`users u`,
		where: [
			sql`u.account_id = ${scope.account.id}`,
			sql`u.status = 'invited'`,
			...(upload_id === undefined ? [] : [sql`u.upload_id = ${upload_id}`]),
		],
		found: invitation ? [invitation === "never" ? sql`u.invited_at is null` : sql`u.invited_at is not null`] : [],
	}),
});

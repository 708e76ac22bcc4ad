/** The groups of the account by name; searched by a scan once a version. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { groupsFace } from "./get-groups";

export const getGroups = defineList(groupsFace, {
	path: "/api/groups/api_get_groups",
	summary: "The groups of the account, with how many people are in each and how many programs name it.",
	access: ["account_owner"],
	row: rowOf(groupsFace, {
		kind: z.enum(["list", "rules"]),
		members_count: z.int(),
		/** 1: new rules are still being looked through, so that not all are in yet. */
		is_filling: z.literal([0, 1]),
	}),
	version_of: "groups",
	seen_by: () => [],
	joins: 0,
	sorts: { name: { key: sql`g.name`, id: sql`g.id` } },
	query: (scope, { searchString, kind }) => ({
		select: sql`g.id, g.name, g.description, g.kind, g.member_count as members_count,
			g.active_member_count as active_members_count, g.invited_member_count as pending_members_count, g.use_count,
			g.filled_to is not null as is_filling, g.created_at`,
		from: sql`groups g`,
		where: [sql`g.account_id = ${scope.account.id}`],
		found: [
			...(kind ? [sql`g.kind = ${kind}`] : []),
			...(searchString ? [textHolds(sql`g.name || ' ' || g.description`, searchString)] : []),
		],
	}),
});

/** Who reports to somebody, one step of the hierarchy; invariant: managers read nothing beside their own part of it. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName, teamHolds } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { Refusal } from "#workers/kernel/errors";
import { rowOf } from "#workers/kernel/list-row";
import { tcplFace } from "./get-report";

export const getReport = defineList(tcplFace, {
	path: "/api/tcpl/api_get_report",
	summary: "The people who report to somebody, with the recognitions that each gave and received.",
	access: "signed_in",
	flags: ["is_tcpl_account"],
	row: rowOf(tcplFace, { leads: z.literal([0, 1]) }),
	version_of: "team_tables",
	seen_by: ({ user }) => (user.role === "account_owner" ? [] : [user.id]),
	check: ({ user }) => {
		if (user.role !== "account_owner" && user.has_reports !== 1) throw new Refusal("forbidden", 403);
	},
	// Whether anybody reports to the person.
	joins: 1,
	sorts: { name: { key: sql`u.last_name`, id: sql`u.id` } },
	query: ({ account, user }, { under_id }) => {
		const isOwner = user.role === "account_owner";
		const under = under_id ?? (isOwner ? null : user.id);
		return {
			select: sql`u.id, ${personName("u")} as name, u.image_url, u.participant_id, u.recognitions_given_count,
				u.recognitions_received_count, exists (select 1 from users r where r.account_id = u.account_id
				and r.manager_id = u.id) as leads`,
			from: sql`users u`,
			where: [
				sql`u.account_id = ${account.id}`,
				under === null ? sql`u.manager_id is null` : sql`u.manager_id = ${under}`,
				sql`u.status <> 'erased'`,
			],
			found: isOwner || under === user.id ? [] : [teamHolds(account.id, user.id, sql`u.id`)],
		};
	},
});

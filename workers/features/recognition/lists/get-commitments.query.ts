/** Commitments: those made to me, those that I made, or for account owners all. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { shownPoints } from "../rules/shown-points";
import { commitmentStatuses } from "../rules/subtypes";
import { commitmentsFace } from "./get-commitments";

const row = rowOf(commitmentsFace, {
	id: z.int(),
	due_date: z.string(),
	status: z.enum(commitmentStatuses),
	points: z.int().nullable(),
});

export const getCommitments = defineList(commitmentsFace, {
	path: "/api/points/api_get_commitments",
	summary: "Commitments made to me (the default), made by me or, for the account owner, all.",
	access: "signed_in",
	row,
	version_of: "commitments",
	joins: 3,
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.id` } },
	seen_by: ({ user }, { report_condition }) => (report_condition === "all" ? [] : [user.id]),
	query: ({ account, user }, { report_condition, status }) => ({
		select: sql`c.id, c.message, ${personName("g")} as giver, g.image_url as giver_image, ${personName("u")} as recipient,
			u.image_url as recipient_image, p.name as program, c.due_date, c.created_at, c.status, c.points`,
		from: sql`commitments c`,
		joins: sql`join users g on g.account_id = c.account_id and g.id = c.giver_id
			join users u on u.account_id = c.account_id and u.id = c.recipient_id
			join programs p on p.account_id = c.account_id and p.id = c.program_id`,
		where: [
			sql`c.account_id = ${account.id}`,
			...(report_condition === "all"
				? []
				: [report_condition === "given_by_me" ? sql`c.giver_id = ${user.id}` : sql`c.recipient_id = ${user.id}`]),
		],
		found: status === undefined ? [] : [sql`c.status = ${status}`],
	}),
	present: (scope, { points, ...shown }) => ({
		...(shown as z.input<typeof row>),
		points: shownPoints(scope.account, Number(points)),
	}),
});

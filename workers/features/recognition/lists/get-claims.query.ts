/** Points that people asked programs for: one's own claims, or for account owners everybody's. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { claimStatuses } from "../rules/claim-statuses";
import { shownPoints } from "../rules/shown-points";
import { claimsFace } from "./get-claims";

const row = rowOf(claimsFace, { id: z.int(), status: z.enum(claimStatuses), points: z.int().nullable() });

export const getClaims = defineList(claimsFace, {
	path: "/api/points/api_get_claims",
	summary: "Points that I asked programs for (the default) or, for the account owner, all that were asked for.",
	access: "signed_in",
	row,
	version_of: "point_claims",
	joins: 2,
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.id` } },
	seen_by: ({ user }, { report_condition }) => (report_condition === "all" ? [] : [user.id]),
	query: ({ account, user }, { report_condition, status }) => ({
		select: sql`c.id, c.message, ${personName("u")} as claimant, u.image_url as claimant_image, g.name as program,
			c.created_at, c.status, c.points, c.reason`,
		from: sql`point_claims c`,
		joins: sql`join users u on u.account_id = c.account_id and u.id = c.claimant_id
			join programs g on g.account_id = c.account_id and g.id = c.program_id`,
		where: [
			sql`c.account_id = ${account.id}`,
			...(report_condition === "all" ? [] : [sql`c.claimant_id = ${user.id}`]),
		],
		found: status === undefined ? [] : [sql`c.status = ${status}`],
	}),
	present: (scope, { points, ...shown }) => ({
		...(shown as z.input<typeof row>),
		points: shownPoints(scope.account, Number(points)),
	}),
});

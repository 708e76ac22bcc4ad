/** Points of sales from kept sums, the largest first; filters of people find theirs by a scan once a version. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { roles } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import { earningTypes } from "../rules/filters";
import { reportReaders } from "../rules/readers";
import { accountName, accountSources, amongSalesPeople, seesOwnAlone } from "../store/narrowing";
import { pointsEarningsFace } from "./get-user-sales-points-earnings-report";

const row = rowOf(pointsEarningsFace, {
	user_active: z.literal([0, 1]),
	/** The same in words. */
	user_state: z.enum(["active", "inactive"]),
	widia_role: z.enum(roles),
	sale_earning_type: z.enum(earningTypes),
});

export const getUserSalesPointsEarningsReport = defineList(pointsEarningsFace, {
	path: "/api/reports/api_get_user_sales_points_earnings_report",
	summary: "What people earned by sales, by what it was for: distributors and their sales reps see their own people.",
	access: reportReaders,
	flags: ["sales_module_enabled"],
	row,
	version_of: "sale_sums",
	seen_by: (scope) => (seesOwnAlone(scope) ? [scope.user.id, scope.user.role] : []),
	// Person, customer, distributor.
	joins: 3,
	sorts: { points: { key: sql`p.points`, id: sql`p.user_id` } },
	query: (scope, { sale_earning_type, ...asked }) => ({
		select: sql`p.user_id as id, ${personName("u")} as user_name, u.participant_id, ${accountName(scope.account.company_name)} as company,
			u.role as widia_role, u.country as user_country, p.sale_earning_type, iif(u.status = 'active', 1, 0) as user_active,
			iif(u.status = 'active', 'active', 'inactive') as user_state,
			p.points, p.points_pending`,
		from: sql`sale_earning_sums p`,
		joins: sql`join users u on u.account_id = p.account_id and u.id = p.user_id ${accountSources}`,
		where: [sql`p.account_id = ${scope.account.id}`, sql`p.sale_earning_type = ${sale_earning_type}`],
		found: amongSalesPeople(scope, sql`p.user_id`, asked),
	}),
});

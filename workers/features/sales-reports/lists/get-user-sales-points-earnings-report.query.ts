/** Points of sales from kept sums, the largest first; filters of people find theirs by a scan once a version. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { roles } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { earningTypes } from "../rules/filters";
import { reportReaders } from "../rules/readers";
import { checkGrouping, usualGrouping } from "../steps/check-grouping";
import {
	accountName,
	accountSources,
	amongSalesPeople,
	mayBeOpened,
	mayBeSeen,
	ofBrandStatus,
	seesOwnAlone,
	versionsOfReports,
} from "../store/narrowing";
import { pointsEarningsFace } from "./get-user-sales-points-earnings-report";

const words = z.string().nullable();

const row = rowOf(pointsEarningsFace, {
	/** Of rows about a person; null of a brand's, and the other way round. */
	...{ user_name: words, participant_id: words, company: words, user_country: words, brand_name: words },
	user_active: z.literal([0, 1]).nullable(),
	/** The same in words. */
	user_state: z.enum(["active", "inactive"]).nullable(),
	widia_role: z.enum(roles).nullable(),
	/** What was sold for the points that are paid; the one that is not asked for by `sum_by` is null. */
	...{ sold_amount: z.int().nullable(), sold_quantity: z.int().nullable() },
	sale_earning_type: z.enum(earningTypes),
	/** 1: the reader may open the person's page. */
	may_be_opened: z.literal([0, 1]),
});

export const getUserSalesPointsEarningsReport = defineList(pointsEarningsFace, {
	path: "/api/reports/api_get_user_sales_points_earnings_report",
	summary: "What people earned by sales, by what it was for: distributors and their sales reps see their own people.",
	access: reportReaders,
	flags: ["sales_module_enabled"],
	row,
	version_of: versionsOfReports,
	seen_by: (scope) => [usualGrouping(scope), ...(seesOwnAlone(scope) ? [scope.user.id, scope.user.role] : [])],
	// Person, customer, distributor, brand.
	joins: 4,
	sorts: { points: { key: sql`p.points`, id: sql`p.key_id` } },
	check: checkGrouping,
	query: (
		scope,
		{ sale_earning_type, group_by = usualGrouping(scope), sum_by = "dollar", brand_status, ...asked },
	) => ({
		select: sql`p.key_id as id, coalesce(${personName("u")}, b.name) as name, ${personName("u")} as user_name, b.name as brand_name,
			u.participant_id, iif(p.group_by = 'user', ${accountName(scope.account.company_name)}, null) as company, u.role as widia_role,
			u.country as user_country, p.sale_earning_type, iif(u.id is null, null, u.status = 'active') as user_active,
			iif(u.id is null, null, iif(u.status = 'active', 'active', 'inactive')) as user_state,
			${sum_by === "dollar" ? sql`p.cents` : sql`null`} as sold_amount, ${sum_by === "quantity" ? sql`p.quantity` : sql`null`} as sold_quantity,
			p.points, p.points_pending, coalesce(${mayBeOpened(scope)}, 0) as may_be_opened`,
		from: sql`sale_earning_sums p`,
		joins: sql`left join users u on p.group_by = 'user' and u.account_id = p.account_id and u.id = p.key_id ${accountSources}
			left join sale_brands b on p.group_by = 'brand' and b.account_id = p.account_id and b.id = p.key_id`,
		where: [
			sql`p.account_id = ${scope.account.id}`,
			sql`p.group_by = ${group_by}`,
			...ofBrandStatus("p", brand_status),
			...(group_by === "user" ? mayBeSeen(scope, sql`p.key_id`) : []),
			sql`p.sale_earning_type = ${sale_earning_type}`,
		],
		found: group_by === "user" ? amongSalesPeople(scope, sql`p.key_id`, asked) : brandsNamed(asked.searchString),
	}),
});

/** Sums of brands whose name has these words. */
function brandsNamed(typed: string | undefined): SQL[] {
	if (!typed) return [];
	return [
		sql`exists (select 1 from sale_brands f where f.account_id = p.account_id and f.id = p.key_id and ${textHolds(sql`f.name`, typed)})`,
	];
}

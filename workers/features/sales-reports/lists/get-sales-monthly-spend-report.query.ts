/** Monthly spend from kept sums, the largest of the year first; filters of people find theirs by a scan once a version. */
import { type SQL, sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { invalid } from "#workers/kernel/errors";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { months } from "../rules/filters";
import { reportReaders } from "../rules/readers";
import { checkGrouping, usualGrouping } from "../steps/check-grouping";
import {
	accountName,
	accountSources,
	amongSalesPeople,
	mayBeSeen,
	ofBrandStatus,
	seesOwnAlone,
	versionsOfReports,
} from "../store/narrowing";
import { monthlySpendFace } from "./get-sales-monthly-spend-report";

const words = z.string().nullable();

const row = rowOf(monthlySpendFace, {
	/** Of rows about a person; null of a brand's, and the other way round. */
	user_name: words,
	participant_id: words,
	user_country: words,
	account_name: words,
	brand_name: words,
});

export const getSalesMonthlySpendReport = defineList(monthlySpendFace, {
	path: "/api/reports/api_get_sales_monthly_spend_report",
	summary: "What people bought or sold in each month of a year, or what was sold of each brand, in dollars and pieces.",
	access: reportReaders,
	flags: ["sales_module_enabled"],
	row,
	version_of: versionsOfReports,
	seen_by: (scope, asked) => [
		yearOf(scope, asked),
		usualGrouping(scope),
		...(seesOwnAlone(scope) ? [scope.user.id, scope.user.role] : []),
	],
	// Person, customer, distributor, brand, and twelve months.
	joins: 16,
	sorts: {
		total: { key: sql`y.cents`, id: sql`y.key_id` },
		total_quantity: { key: sql`y.quantity`, id: sql`y.key_id` },
	},
	check: (scope, asked) => {
		checkGrouping(scope, asked);
		if (asked.sold_in !== undefined && !monthPattern.test(asked.sold_in))
			throw invalid({ filters: [scope.translate("sales-reports:notices.soldIn")] });
	},
	query: (scope, { group_by = usualGrouping(scope), year, brand_status, sold_in, ...asked }) => ({
		select: sql`y.key_id as id, ${personName("u")} as user_name, u.participant_id, u.country as user_country, b.name as brand_name,
			iif(y.group_by = 'user', ${accountName(scope.account.company_name)}, null) as account_name, y.cents as total,
			y.quantity as total_quantity, ${monthsOf(scope.account.id)} as months`,
		from: sql`sale_year_sums y`,
		joins: sql`left join users u on y.group_by = 'user' and u.account_id = y.account_id and u.id = y.key_id ${accountSources}
			left join sale_brands b on y.group_by = 'brand' and b.account_id = y.account_id and b.id = y.key_id`,
		where: [
			sql`y.account_id = ${scope.account.id}`,
			sql`y.group_by = ${group_by}`,
			...ofBrandStatus("y", brand_status),
			...(group_by === "user" ? mayBeSeen(scope, sql`y.key_id`) : []),
			sql`y.year = ${String(yearOf(scope, { year, sold_in }))}`,
		],
		found: [
			...(group_by === "user" ? amongSalesPeople(scope, sql`y.key_id`, asked) : []),
			...(sold_in === undefined ? [] : [isSoldIn(scope.account.id, sold_in)]),
		],
	}),
	present: (_scope, { months: found, ...shown }) => {
		const sums = JSON.parse(String(found)) as Record<string, [number, number]>;
		const monthly = months.flatMap((month) => [
			[`dollars_${month}`, sums[month]?.[0] ?? 0],
			[`quantity_${month}`, sums[month]?.[1] ?? 0],
		]);
		return {
			...shown,
			name: shown.user_name ?? shown.brand_name ?? "",
			...Object.fromEntries(monthly),
		} as z.input<typeof row>;
	},
});

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The year that is asked for, that of a month that is, or else the one that it is for the account. */
function yearOf({ clock, account }: MemberScope, { year, sold_in }: { year?: number; sold_in?: string }): number {
	if (sold_in !== undefined) return Number(sold_in.slice(0, 4));
	if (year !== undefined) return year;
	return DateTime.fromMillis(clock.now(), { zone: account.time_zone }).year;
}

/** True in SQL of a row `y` that has something in this month. */
function isSoldIn(account_id: number, month: string): SQL {
	return sql`exists (select 1 from sale_month_sums m where m.account_id = ${account_id} and m.group_by = y.group_by
		and m.brand_status = y.brand_status and m.key_id = y.key_id and m.month = ${month})`;
}

function monthsOf(account_id: number): SQL {
	return sql`(select json_group_object(substr(m.month, 6), json_array(m.cents, m.quantity)) from sale_month_sums m
		where m.account_id = ${account_id} and m.group_by = y.group_by and m.brand_status = y.brand_status and m.key_id = y.key_id
		and m.month between y.year || '-01' and y.year || '-12')`;
}

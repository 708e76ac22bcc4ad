/** What the overview shows of sales: what was approved for invoices of a month, by how many people, and the claims that wait. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";
import type { Step } from "#workers/kernel/graph-steps";
import { isOn, roles } from "#workers/kernel/identity";
import { rowsOf } from "#workers/kernel/sql";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "sales",
		key: "sales",
		place: 10,
		flags: ["sales_module_enabled"],
		read: async ({ account, read }, month) => {
			const [[sums], [sellers], [waiting]] = await Promise.all([
				read(findApproved(account.id, month)),
				read(sql<{ seller_count: number }>`select seller_count from sale_month_sellers
					where account_id = ${account.id} and month = ${month.key}`),
				read(findWaiting(account.id)),
			]);
			const approved = `/sales?status=approved&invoice_month=${month.key}`;
			return {
				figures: [
					{ label: "overview:sales.approved", value: sums?.count ?? 0, to: approved },
					...(isOn(account, "hide_points_for_account")
						? []
						: [{ label: "overview:sales.points", value: sums?.points ?? 0, to: approved } as const]),
					{
						...{ label: "overview:sales.sellers", value: sellers?.seller_count ?? 0 },
						to: `/sales/monthly_spend?sold_in=${month.key}`,
					},
					{
						...{ label: "overview:sales.waiting", value: waiting?.count ?? 0, isWarning: true },
						to: "/sales?status=pending",
					},
				],
			};
		},
		kept: {
			differences: (account_id: number, months: readonly Step[]) => sql<{
				what: string;
			}>`select 'sellers ' || (m.value ->> 'key') as what
				from ${rowsOf(months)} m where (select count(*) from sale_month_sums s where s.account_id = ${account_id}
					and s.group_by = 'user' and s.brand_status = '' and s.month = m.value ->> 'key')
					<> coalesce((select k.seller_count from sale_month_sellers k where k.account_id = ${account_id}
						and k.month = m.value ->> 'key'), 0)`,
		},
	}),
];

/** Approved sales with invoices of a month, and their points, from the sums of days of everybody of each role. */
function findApproved(account_id: number, { start, end }: Step) {
	return sql<{ count: number; points: number }>`select coalesce(sum(d.approved_count), 0) as count,
		coalesce(sum(d.approved_points), 0) as points from ${rowsOf(roles)} r
		cross join sale_day_sums d on d.account_id = ${account_id} and d.dimension = 'person' and d.person_id = 0
			and d.role = r.value and d.day >= ${start} and d.day < ${end}
		where d.account_id = ${account_id}`;
}

/** Sales that wait, of all days, from the days on which some do. */
function findWaiting(account_id: number) {
	return sql<{
		count: number;
	}>`select coalesce(sum(d.pending_count), 0) as count from sale_day_sums d indexed by sale_day_sums_waiting
		where d.account_id = ${account_id} and d.person_id = 0 and d.dimension = 'person' and d.pending_count > 0`;
}

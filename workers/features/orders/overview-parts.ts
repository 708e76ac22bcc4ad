/** What the overview shows of orders: how many came in a month, and how those that are there stand. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";
import type { Step } from "#workers/kernel/graph-steps";
import { isOn } from "#workers/kernel/identity";
import { daysOfMonth } from "#workers/kernel/month-days";
import { rowsOf } from "#workers/kernel/sql";
import { findOrdersOfMonth, listOrderCounts } from "./store/order-months";

/** Orders of a month, `m` being it. */
const countedAnew = (account_id: number) => sql`(select count(*) from orders o indexed by orders_by_time
	where o.account_id = ${account_id} and o.created_at >= m.value ->> 'start' and o.created_at < m.value ->> 'end')`;

const list = "/recognitions/orders_management";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "store",
		key: "orders",
		place: 10,
		flags: ["redemptions_enabled"],
		read: async ({ account, read }, month) => {
			const [[placed], counts] = await Promise.all([
				read(findOrdersOfMonth(account.id, month.key)),
				read(listOrderCounts(account.id)),
			]);
			const standing = (status: string) => counts.find((row) => row.status === status)?.count ?? 0;
			const isManaged = isOn(account, "orders_management_enabled");
			const came = { label: "overview:store.placed", value: placed?.order_count ?? 0 } as const;
			if (!isManaged) return { figures: [{ ...came, to: "/reports?report=orders_report" }] };
			return {
				figures: [
					{ ...came, to: `${list}?${daysOfMonth(month.key)}` },
					{ label: "overview:store.new", value: standing("placed"), to: `${list}?status=placed`, isWarning: true },
					{ label: "overview:store.underWay", value: standing("open"), to: `${list}?status=open` },
				],
			};
		},
		kept: {
			recount: (
				account_id: number,
				months: readonly Step[],
			) => sql`insert into order_months (account_id, month, order_count)
				select ${account_id}, m.value ->> 'key', ${countedAnew(account_id)} from ${rowsOf(months)} m where true
				on conflict (account_id, month) do update set order_count = excluded.order_count`,
			differences: (account_id: number, months: readonly Step[]) => sql<{
				what: string;
			}>`select 'orders ' || (m.value ->> 'key') as what
				from ${rowsOf(months)} m where ${countedAnew(account_id)} <> coalesce((select k.order_count from order_months k
					where k.account_id = ${account_id} and k.month = m.value ->> 'key'), 0)`,
		},
	}),
];

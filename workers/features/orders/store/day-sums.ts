/** The SQL that keeps what was redeemed on each day by person, role and item, counts it anew, and finds what differs from a recount. */
import { type SQL, sql } from "drizzle-orm";
import { roleInSales } from "#workers/features/members";
import type { Account } from "#workers/kernel/identity";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { givenBack } from "../rules/line-states";
import { dayOfOrder } from "../steps/day-of-order";
import type { ProductType } from "./orders";

/** A line as it counts: when its order came, who placed it, and which balance paid. */
export type CountedLine = {
	user_id: number;
	product_type: ProductType;
	item_id: number;
	quantity: number;
	points: number;
	created_at: number;
};

/** Days in the account's time zone, each from its first moment until before that of the next. */
export type Day = { start: number; end: number };

const columns = sql.raw("account_id, product_type, dimension, person_id, role, day, item_id, line_count, points");
const dimensions = sql`(select 'all' as dimension union all select 'item') k`;
/** Each line counts for its buyer, and for everybody of their role. */
const holders = sql`(select 0 as is_role union all select 1) p`;
const person_id = sql`iif(p.is_role, 0, u.id)`;
const role = sql`iif(p.is_role, ${roleInSales("u")}, '')`;

/** Adds the lines of an order to the sums of its day; stands in its batch. */
export function addToDaySums(account: Pick<Account, "id" | "time_zone">, lines: readonly CountedLine[]): Statement {
	return changeDaySums(account, lines, 1);
}

/** Takes lines that are given back from the sums of the days on which they were ordered; stands in the batch that gives them back. */
export function takeFromDaySums(account: Pick<Account, "id" | "time_zone">, lines: readonly CountedLine[]): Statement {
	return changeDaySums(account, lines, -1);
}

function changeDaySums(
	{ id, time_zone }: Pick<Account, "id" | "time_zone">,
	lines: readonly CountedLine[],
	sign: 1 | -1,
): Statement {
	const rows = lines.map(({ user_id, product_type, item_id, quantity, points, created_at }) => ({
		...{ user_id, product_type, item_id, line_count: sign, points: sign * points * quantity },
		day: dayOfOrder(time_zone, created_at),
	}));
	return sql`insert into order_day_sums (${columns})
		select ${id}, e.value ->> 'product_type', k.dimension, ${person_id}, ${role}, e.value ->> 'day',
			iif(k.dimension = 'item', e.value ->> 'item_id', 0), e.value ->> 'line_count', e.value ->> 'points'
		from ${rowsOf(rows)} e cross join users u on u.account_id = ${id} and u.id = e.value ->> 'user_id'
			cross join ${dimensions} cross join ${holders} where true
		on conflict (account_id, product_type, dimension, person_id, role, day, item_id) do update set
			line_count = line_count + excluded.line_count, points = points + excluded.points`;
}

/** What the days come to, by the orders themselves. */
function counted(account_id: number, days: readonly Day[]): SQL {
	return sql`select o.product_type, k.dimension, ${person_id} as person_id, ${role} as role, e.value ->> 'start' as day,
			iif(k.dimension = 'item', l.item_id, 0) as item_id, count(*) as line_count, sum(l.points * l.quantity) as points
		from ${rowsOf(days)} e cross join orders o indexed by orders_by_time
			on o.account_id = ${account_id} and o.created_at >= e.value ->> 'start' and o.created_at < e.value ->> 'end'
		cross join users u on u.account_id = ${account_id} and u.id = o.user_id
		cross join order_lines l on l.account_id = ${account_id} and l.order_id = o.id
			and l.status not in (select value from ${rowsOf(givenBack)})
		cross join ${dimensions} cross join ${holders}
		where o.account_id = ${account_id} group by 1, 2, 3, 4, 5, 6`;
}

/** Counts days anew; `within` are all moments whose sums these days replace. */
export function recountDaySums(account_id: number, days: readonly Day[], within: Day): Statement[] {
	return [
		sql`delete from order_day_sums where account_id = ${account_id} and day >= ${within.start} and day < ${within.end}`,
		sql`insert into order_day_sums (${columns}) select ${account_id}, c.* from (${counted(account_id, days)}) c`,
	];
}

/** A row of sums that is not what it should be. */
export type DaySumDifference = {
	product_type: ProductType;
	dimension: string;
	person_id: number;
	role: string;
	day: number;
	item_id: number;
};

/** What differs between the sums of these days and their orders, at most a hundred rows. */
export function listDaySumDifferences(account_id: number, days: readonly Day[], within: Day): SQL<DaySumDifference> {
	return sql<DaySumDifference>`select product_type, dimension, person_id, role, day, item_id from (
			${counted(account_id, days)}
			union all select d.product_type, d.dimension, d.person_id, d.role, d.day, d.item_id, -d.line_count, -d.points
				from order_day_sums d indexed by order_day_sums_by_day
				where d.account_id = ${account_id} and d.day >= ${within.start} and d.day < ${within.end})
		group by 1, 2, 3, 4, 5, 6 having sum(line_count) <> 0 or sum(points) <> 0 limit 100`;
}

/** When the first order came; null where there is none. */
export function findFirstOrder(account_id: number) {
	return sql<{ created_at: number | null }>`select min(o.created_at) as created_at
		from orders o indexed by orders_by_time where o.account_id = ${account_id}`;
}

/** The SQL of the summary of redemptions: sums over a range of the lines by time. */
import { type SQL, sql } from "drizzle-orm";

/** Lines of this time; what was given back counts when it was until `as_of`. */
type Part = { from: number; to: number; as_of: number; among?: readonly SQL[] };

/** Whose order a line `l` is of. */
export const buyerOfLine = sql`(select o.user_id from orders o where o.account_id = l.account_id and o.id = l.order_id)`;

type Sums = { orders: number; items: number; points: number; points_returned: number };

const sums = (account_id: number, as_of: number) => sql`count(distinct l.order_id) as orders,
	coalesce(sum(l.quantity), 0) as items, coalesce(sum(l.points * l.quantity), 0) as points,
	coalesce(sum(case when exists (select 1 from ledger_transactions b where b.account_id = ${account_id}
		and b.reverses_transaction_id = l.transaction_id and b.created_at <= ${as_of})
		then l.points * l.quantity else 0 end), 0) as points_returned`;

const linesOf = (account_id: number, { from, to, among = [] }: Part) => sql`order_lines l indexed by order_lines_by_time
	where l.account_id = ${account_id} and l.created_at >= ${from} and l.created_at <= ${to}
	${sql.join(among.map((one) => sql`and ${one} `))}`;

/** All of the time together. */
export function sumOrders(account_id: number, part: Part) {
	return sql<Sums>`select ${sums(account_id, part.as_of)} from ${linesOf(account_id, part)}`;
}

/** The next brands behind one, each with its sums. */
export function listBrandSums(
	account_id: number,
	{ after, max, ...part }: Part & { after: string | null; max: number },
) {
	const behind = after === null ? sql`` : sql`and l.brand_name > ${after}`;
	return sql<Sums & { group: string }>`select l.brand_name as "group", ${sums(account_id, part.as_of)}
		from ${linesOf(account_id, part)} ${behind} group by l.brand_name order by l.brand_name limit ${max}`;
}

/** How the ordered items of a month stand: lines, pieces and points by state; along the index by time. */
export function sumLineStatuses(account_id: number, { start, end }: { start: number; end: number }) {
	return sql<{ status: string; lines: number; pieces: number; points: number; people: number }>`select l.status,
		count(*) as lines, sum(l.quantity) as pieces, sum(l.points * l.quantity) as points, count(distinct l.user_id) as people
		from order_lines l indexed by order_lines_by_time
		where l.account_id = ${account_id} and l.created_at >= ${start} and l.created_at < ${end}
		group by l.status order by l.status`;
}

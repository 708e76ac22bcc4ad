/** The SQL that counts the sums of days anew, from sales and from each other. */
import { type SQL, sql } from "drizzle-orm";
import { roleInSales } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

const columns = sql.raw(
	["count", "quantity", "cents", "points"].flatMap((of) => [`pending_${of}`, `approved_${of}`]).join(", "),
);
const sumsOf = (sign: "" | "-", row: string) =>
	sql.raw(
		["count", "quantity", "cents", "points"]
			.flatMap((of) => [
				`${sign}${row}.pending_${of} as pending_${of}`,
				`${sign}${row}.approved_${of} as approved_${of}`,
			])
			.join(", "),
	);

/** The next people who have sums, by their ids. */
export function listSellers(account_id: number, after: number, max: number) {
	return sql<{ id: number }>`select distinct d.person_id as id from sale_day_sums d where d.account_id = ${account_id}
		and d.dimension = 'person' and d.person_id > ${after} order by d.person_id limit ${max}`;
}

/** A row of sums that is not what it should be. */
export type Difference = { dimension: string; person_id: number; role: string; day: number; key_id: number };

const dimensions = sql`json_each('["person","brand","category","item","distributor"]')`;

const isNotZero = sql.raw(
	["count", "quantity", "cents", "points"]
		.flatMap((of) => [`sum(pending_${of}) <> 0`, `sum(approved_${of}) <> 0`])
		.join(" or "),
);

/** The points of a sale `s` in a dimension `k`: a person's own are without what is of those who helped. */
const pointsOf =
	sql.raw(`(s.total_points_earned - iif(k.value = 'person', coalesce((select sum(r.points) from sale_representatives r
	where r.account_id = s.account_id and r.sale_id = s.id), 0), 0))`);

/** What these people have of the sales of others with which they helped. */
function sharesOf(account_id: number, ids: readonly number[]): SQL {
	return sql`select 'person' as dimension, r.user_id as person_id, s.external_created_at as day, 0 as key_id, '' as key_name,
			0 as pending_count, 0 as approved_count, 0 as pending_quantity, 0 as approved_quantity, 0 as pending_cents, 0 as approved_cents,
			iif(s.status = 'pending', r.points, 0) as pending_points, iif(s.status = 'approved', r.points, 0) as approved_points
		from ${rowsOf(ids)} e cross join sale_representatives r on r.account_id = ${account_id} and r.user_id = e.value
		cross join sales s on s.account_id = r.account_id and s.id = r.sale_id where r.account_id = ${account_id} and s.reversed_at is null`;
}

/** What differs between the sums of these people and their sales, at most a hundred rows. */
export function listDifferences(account_id: number, ids: readonly number[]): SQL<Difference> {
	const counted = sql`select k.value as dimension, s.owner_id as person_id, s.external_created_at as day,
			case k.value when 'brand' then s.brand_id when 'category' then s.category_id when 'item' then s.item_id else 0 end as key_id,
			iif(k.value = 'distributor', s.distributor, '') as key_name,
			iif(s.status = 'pending', 1, 0) as pending_count, iif(s.status = 'approved', 1, 0) as approved_count,
			iif(s.status = 'pending', s.quantity, 0) as pending_quantity, iif(s.status = 'approved', s.quantity, 0) as approved_quantity,
			iif(s.status = 'pending', s.external_cost_amount, 0) as pending_cents,
			iif(s.status = 'approved', s.external_cost_amount, 0) as approved_cents,
			iif(s.status = 'pending', ${pointsOf}, 0) as pending_points, iif(s.status = 'approved', ${pointsOf}, 0) as approved_points
		from ${rowsOf(ids)} e cross join sales s on s.account_id = ${account_id} and s.owner_id = e.value
		cross join ${dimensions} k where s.account_id = ${account_id} and s.reversed_at is null`;
	const kept = sql`select d.dimension, d.person_id, d.day, d.key_id, d.key_name, ${sumsOf("-", "d")}
		from ${rowsOf(ids)} e cross join ${dimensions} k
		cross join sale_day_sums d on d.account_id = ${account_id} and d.dimension = k.value and d.person_id = e.value
		where d.account_id = ${account_id}`;
	return sql<Difference>`select dimension, person_id, '' as role, day, key_id from (
			select dimension, person_id, day, key_id, key_name, ${columns} from (${counted} union all ${sharesOf(account_id, ids)} union all ${kept}))
		group by dimension, person_id, day, key_id, key_name having ${isNotZero} limit 100`;
}

/** What differs between the sums of everybody of a role and those of its people, at most a hundred rows. */
export function listDifferentTotals(account_id: number): SQL<Difference> {
	return sql<Difference>`select dimension, 0 as person_id, role, day, key_id from (
			select d.dimension, d.role, d.day, d.key_id, d.key_name, ${sumsOf("-", "d")} from sale_day_sums d
				where d.account_id = ${account_id} and d.person_id = 0
			union all select d.dimension, ${roleInSales("u")} as role, d.day, d.key_id, d.key_name, ${sumsOf("", "d")} from sale_day_sums d
				join users u on u.account_id = d.account_id and u.id = d.person_id where d.account_id = ${account_id} and d.person_id > 0)
		group by dimension, role, day, key_id, key_name having ${isNotZero} limit 100`;
}

/** The SQL that counts what was ordered in the last 90 days and orders the shelves by it. */
import { type SQL, sql } from "drizzle-orm";
import { never } from "#workers/kernel/due-work";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { listing } from "./figures";

/** When popularity was last counted. */
export type PopularityCount = { counted_at: number; orders_since: number };

/** An item whose popularity is no longer right, with the right one. */
export type ChangedPopularity = { id: number; popularity: number };

/** The last count. */
export function findPopularityCount(account_id: number) {
	return sql<PopularityCount>`select counted_at, orders_since from popularity_counts where account_id = ${account_id}`;
}

/** Whether a line was placed or changed its state after the last count, or has left the 90 days since. */
export function findOrderChange(account_id: number, last: PopularityCount, since: number) {
	return sql<{ has_changed: 0 | 1 }>`select (
		exists (select 1 from order_lines l where l.account_id = ${account_id} and l.created_at >= ${last.counted_at})
		or exists (select 1 from order_lines l where l.account_id = ${account_id} and l.created_at >= ${last.orders_since} and l.created_at < ${since})
		or exists (select 1 from order_lines l where l.account_id = ${account_id} and l.created_at >= ${since} and l.status_at >= ${last.counted_at})
	) as has_changed`;
}

/** When popularity is counted next where nothing had changed: a pause later where a line did since, else when the first line leaves the window. */
export function nextCount(account_id: number, last: PopularityCount, pauseMs: number, windowMs: number): SQL {
	const { counted_at, orders_since } = last;
	const pause = counted_at + pauseMs;
	return sql`iif(exists (select 1 from order_lines l where l.account_id = ${account_id} and l.created_at >= ${counted_at})
			or exists (select 1 from order_lines l where l.account_id = ${account_id} and l.created_at >= ${orders_since} and l.status_at >= ${counted_at}),
		${pause}, max(${pause}, coalesce((select l.created_at + ${windowMs} from order_lines l
			where l.account_id = ${account_id} and l.created_at >= ${orders_since} order by l.created_at limit 1), ${never})))`;
}

/** Items whose units ordered since `since` differ from their popularity; at most `most`. */
export function listChangedPopularity(account_id: number, since: number, max: number) {
	return sql<ChangedPopularity>`with counted (item_id, units) as (
			select l.item_id, sum(l.quantity) from order_lines l where l.account_id = ${account_id} and l.created_at >= ${since}
			and l.status not in ('cancelled', 'refunded', 'returned') group by l.item_id
		), concerned (item_id) as (
			select item_id from counted union
			select p.id from items p where p.account_id = ${account_id} and p.is_listed in (0, 1) and p.popularity > 0
		)
		select i.id, coalesce(n.units, 0) as popularity from concerned s
		cross join items i on i.account_id = ${account_id} and i.id = s.item_id
		left join counted n on n.item_id = i.id
		where i.popularity <> coalesce(n.units, 0) limit ${max}`;
}

/** Writes the popularity of items to the listing's indexes. */
export function updatePopularity(account_id: number, changed: readonly ChangedPopularity[]): Statement[] {
	const rows = rowsOf(changed);
	return [
		sql`update items set popularity = (select row.value ->> 'popularity' from ${rows} as row where row.value ->> 'id' = items.id)
			where account_id = ${account_id} and id in (select row.value ->> 'id' from ${rows} as row)`,
		sql`update category_items set popularity = (
				select i.popularity from items i where i.account_id = category_items.account_id and i.id = category_items.item_id)
			where account_id = ${account_id} and item_id in (select row.value ->> 'id' from ${rows} as row)`,
		touchTable(account_id, listing),
	];
}

/** Remembers until when and from when on orders were counted. */
export function savePopularityCount(account_id: number, count: PopularityCount): Statement {
	return sql`insert into popularity_counts (account_id, counted_at, orders_since)
		values (${account_id}, ${count.counted_at}, ${count.orders_since})
		on conflict (account_id) do update set counted_at = excluded.counted_at, orders_since = excluded.orders_since`;
}

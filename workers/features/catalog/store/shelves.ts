/** The SQL of what a person looked at and of what is recommended to them. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { StoreItemRow } from "../rules/store-item";
import { itemColumns, itemJoins } from "./listing";

/** How many items a person's recently viewed shelf keeps. */
const maxViewed = 20;

/** How many items are recommended, out of how many categories, and how far down each. */
const maxRecommended = 20;
const maxInterests = 5;
const maxOfInterest = 25;

/** How many of a person's last order lines say what they like, and how much more than a look an order says. */
const maxOrderLines = 50;
const orderWeight = 3;

/** The listed items that a person looked at, the last first. */
export function listRecentlyViewed(account_id: number, user_id: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns} from recently_viewed r
		join items i on i.account_id = r.account_id and i.id = r.item_id ${itemJoins(now)}
		where r.account_id = ${account_id} and r.user_id = ${user_id} and i.is_listed = 1
		order by r.viewed_at desc, r.item_id desc limit ${maxViewed}`;
}

/** The listed items that were chosen for a person, best first. */
export function listRecommended(account_id: number, user_id: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns}
		from recommendations r, json_each(r.item_ids) as chosen
		join items i on i.account_id = ${account_id} and i.id = chosen.value ${itemJoins(now)}
		where r.account_id = ${account_id} and r.user_id = ${user_id} and i.is_listed = 1 order by chosen.key`;
}

/** Whether an item stands in the store, whether the person looked at it last, and when their recommendations were chosen. */
export function findListed(account_id: number, user_id: number, item_id: number) {
	return sql<{ id: number; is_last: 0 | 1; computed_at: number | null }>`select i.id, r.computed_at, i.id is (
			select v.item_id from recently_viewed v where v.account_id = ${account_id} and v.user_id = ${user_id}
			order by v.viewed_at desc, v.item_id desc limit 1) as is_last
		from items i
		left join recommendations r on r.account_id = i.account_id and r.user_id = ${user_id}
		where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1`;
}

/** Notes that a person looked at an item; only the last 20 are kept. */
export function noteView(account_id: number, user_id: number, item_id: number, now: number): Statement[] {
	return [
		sql`insert into recently_viewed (account_id, user_id, item_id, viewed_at)
			values (${account_id}, ${user_id}, ${item_id}, ${now})
			on conflict (account_id, user_id, item_id) do update set viewed_at = excluded.viewed_at`,
		sql`delete from recently_viewed where account_id = ${account_id} and user_id = ${user_id} and item_id not in (
			select r.item_id from recently_viewed r where r.account_id = ${account_id} and r.user_id = ${user_id}
			order by r.viewed_at desc, r.item_id desc limit ${maxViewed})`,
	];
}

/**
 * Chooses anew what is recommended to a person: the most popular items of the categories of their last orders and
 * looks, without what they ordered. Stands in the batch of a look, or of what follows an order. CROSS JOIN keeps the order of
 * reading: the person's few rows first, never the account's.
 */
export function refreshRecommendations(account_id: number, user_id: number, now: number): Statement {
	return sql`insert into recommendations (account_id, user_id, item_ids, computed_at)
		with ordered (item_id) as materialized (
			select l.item_id from orders o cross join order_lines l on l.account_id = o.account_id and l.order_id = o.id
			where o.account_id = ${account_id} and o.user_id = ${user_id} order by o.created_at desc, o.id desc limit ${maxOrderLines}
		), signs (item_id, weight) as (
			select item_id, ${orderWeight} from ordered union all
			select r.item_id, 1 from recently_viewed r where r.account_id = ${account_id} and r.user_id = ${user_id}
		), interests (category_id, weight) as (
			select i.category_id, sum(s.weight) from signs s cross join items i on i.account_id = ${account_id} and i.id = s.item_id
			where i.category_id is not null group by i.category_id order by 2 desc, 1 limit ${maxInterests}
		), chosen (item_id) as (
			select found.value from interests n, json_each((
				select json_group_array(top.item_id) from (
					select ci.item_id from category_items ci where ci.account_id = ${account_id} and ci.category_id = n.category_id
					order by ci.popularity desc, ci.item_id desc limit ${maxOfInterest}) as top)) as found
			where found.value not in (select item_id from ordered)
			order by (found.key + 1.0) / n.weight, n.weight desc, found.key limit ${maxRecommended}
		)
		select ${account_id}, ${user_id}, json_group_array(item_id), ${now} from chosen where true
		on conflict (account_id, user_id) do update set item_ids = excluded.item_ids, computed_at = excluded.computed_at`;
}

/** Listed items of the same category, most popular first, without the item itself. */
export function listRelated(account_id: number, item_id: number, max: number, now: number) {
	return sql<StoreItemRow>`select ${itemColumns} from items own
		join category_items ci on ci.account_id = own.account_id and ci.category_id = own.category_id
		join items i on i.account_id = ci.account_id and i.id = ci.item_id ${itemJoins(now)}
		where own.account_id = ${account_id} and own.id = ${item_id} and own.is_listed = 1 and ci.item_id <> ${item_id}
		order by ci.popularity desc, ci.item_id desc limit ${max}`;
}

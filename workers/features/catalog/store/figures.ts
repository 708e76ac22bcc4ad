/** The SQL that keeps what tiles and lists show of an item in step with its variants. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** The name under which the listing's kept totals and anchors are versioned. */
export const listing = "catalog/get-items";

/** After stock was taken: the units left over all variants, for tiles and search. Items that keep theirs are not written. */
export function refreshQuantityLeft(account_id: number, itemIds: readonly number[]): Statement {
	const left = sql`(select case when count(*) = count(v.stock) then sum(v.stock) end from variants v
		where v.account_id = items.account_id and v.item_id = items.id and v.is_active = 1)`;
	return sql`update items set quantity_left = ${left}
		where account_id = ${account_id} and id in (select value from json_each(${JSON.stringify(itemIds)}))
		and quantity_left is not ${left}`;
}

/**
 * After items, variants or categories were written: points, ranges, stock, variant count, whether the item is listed,
 * and its place under its category and all above. Counts of categories follow by triggers. Stands last in the batch.
 */
export function refreshItemFigures(account_id: number, itemIds: readonly number[]): Statement[] {
	const ids = JSON.stringify(itemIds);
	return [
		refreshFromVariants(account_id, ids),
		refreshQuantityLeft(account_id, itemIds),
		leaveCategories(account_id, ids),
		enterCategories(account_id, ids),
		touchTable(account_id, listing),
	];
}

/** An item without an active variant keeps its last prices and is not listed. */
function refreshFromVariants(account_id: number, ids: string): Statement {
	return sql`update items set (points, points_was, minimum_display_cost, maximum_display_cost, variant_count, is_listed) = (
			select coalesce(min(v.points), items.points), coalesce((
					select cheapest.points_was from variants cheapest
					where cheapest.account_id = items.account_id and cheapest.item_id = items.id and cheapest.is_active = 1
					order by cheapest.points, cheapest.position limit 1), items.points_was),
				coalesce(min(v.points), items.minimum_display_cost), coalesce(max(v.points), items.maximum_display_cost),
				count(*), (items.status = 'active' and count(*) > 0)
			from variants v where v.account_id = items.account_id and v.item_id = items.id and v.is_active = 1)
		where account_id = ${account_id} and id in (select value from json_each(${ids}))`;
}

/** Category rows that no longer stand: of unlisted items, and of categories that are not at or above the item's own. */
function leaveCategories(account_id: number, ids: string): Statement {
	return sql`delete from category_items indexed by category_items_by_item
		where account_id = ${account_id} and item_id in (select value from json_each(${ids}))
		and (item_id, category_id) not in (
			with recursive standing (item_id, category_id) as (${standing(account_id, ids)})
			select item_id, category_id from standing)`;
}

/** Category rows that stand, with the sort keys of the listing; those that are right already are not written. */
function enterCategories(account_id: number, ids: string): Statement {
	return sql`insert into category_items (account_id, category_id, item_id, points, popularity, created_at)
		with recursive standing (item_id, category_id) as (${standing(account_id, ids)})
		select i.account_id, s.category_id, i.id, i.points, i.popularity, i.created_at
		from standing s cross join items i on i.account_id = ${account_id} and i.id = s.item_id where i.account_id = ${account_id}
		on conflict (account_id, category_id, item_id) do update
		set points = excluded.points, popularity = excluded.popularity, created_at = excluded.created_at
		where (points, popularity, created_at) <> (excluded.points, excluded.popularity, excluded.created_at)`;
}

/** Each listed item with its category and every category above that. */
function standing(account_id: number, ids: string) {
	return sql`select i.id, i.category_id from items i
		where i.account_id = ${account_id} and i.id in (select value from json_each(${ids})) and i.is_listed = 1 and i.category_id is not null
		union
		select s.item_id, c.parent_id from standing s cross join categories c on c.account_id = ${account_id} and c.id = s.category_id
		where c.parent_id is not null`;
}

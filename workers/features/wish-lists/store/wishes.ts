/** The SQL of what stands on lists: a page of it, writing a wish, and taking it off when it was ordered. */
import { type SQL, sql } from "drizzle-orm";
import type { wishListItems } from "#drizzle/wish-lists";
import { itemColumns, itemJoins, type StoreItemRow } from "#workers/features/catalog";
import { joinLiveSale } from "#workers/features/flash-sale";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { type Credit, maxLists, maxWishes, paceMs, pageSize } from "../rules/wish";

/** A wish with its item. */
export type WishRow = StoreItemRow &
	RowOf<typeof wishListItems, "note" | "quantity" | "priority"> & {
		wished_at: number;
		is_listed: 0 | 1;
		/** What is bought, where the item has one form alone; else null. */
		variant_id: number | null;
	};

/** A page of a list: what is wished for most first, then what was wished for last. */
export function listWishes(account_id: number, wish_list_id: number, page: number, now: number) {
	return sql<WishRow>`select ${itemColumns}, i.is_listed, w.note, w.quantity, w.priority, w.created_at as wished_at,
		iif(i.variant_count = 1, (select v.id from variants v where v.account_id = i.account_id and v.item_id = i.id
			and v.is_active = 1 order by v.account_id, v.item_id, v.position, v.id limit 1), null) as variant_id
		from wish_list_items w cross join items i on i.account_id = w.account_id and i.id = w.item_id ${itemJoins(now)}
		where w.account_id = ${account_id} and w.wish_list_id = ${wish_list_id}
		order by w.priority desc, w.created_at desc, w.item_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** What somebody said of an item on one of their lists. */
export type ItemWish = RowOf<typeof wishListItems, "note" | "quantity" | "priority">;

/** A person's lists, the usual one first, then by name, each with the JSON of the `ItemWish` where the item stands on it. */
export function listListsFor(account_id: number, user_id: number, item_id: number) {
	return sql<{ id: number; name: string; is_default: 0 | 1; wish: string | null }>`select l.id, l.name, l.is_default,
		iif(w.item_id is null, null, json_object('note', w.note, 'quantity', w.quantity, 'priority', w.priority)) as wish
		from wish_lists l left join wish_list_items w
			on w.account_id = l.account_id and w.wish_list_id = l.id and w.item_id = ${item_id}
		where l.account_id = ${account_id} and l.user_id = ${user_id} order by l.is_default desc, l.name, l.id limit ${maxLists}`;
}

/** How many different items somebody wishes for, how many of them so many points buy, and what is in their wallet. */
export function countWishes(account_id: number, user_id: number, balance: number) {
	return sql<{ item_count: number; covered_count: number; wallet_balance: number }>`select count(*) as item_count,
		coalesce((select l.balance from ledger_accounts l where l.account_id = ${account_id} and l.kind = 'member'
			and l.unit = 'wallet' and l.owner_id = ${user_id}), 0) as wallet_balance,
		coalesce(sum(i.points <= ${balance} and i.product_type = 'standard_product' and i.is_listed = 1 and coalesce(i.quantity_left, 1) > 0), 0) as covered_count
		from (select distinct w.item_id from wish_list_items w where w.account_id = ${account_id} and w.user_id = ${user_id}) wished
		cross join items i on i.account_id = ${account_id} and i.id = wished.item_id`;
}

/** The balance `l` that pays an item `i` for a person, whom `owner` names in SQL. */
export const joinBalance = (owner: SQL): SQL => sql`left join ledger_accounts l on l.account_id = i.account_id
	and l.kind = 'member' and l.unit = iif(i.product_type = 'wallet_product', 'wallet', 'points') and l.owner_id = ${owner}`;

/** What stands on a listed item's page: its price, the sale that runs, and what whoever wishes for it has of the balance that pays it; nothing for what is not in the store. */
export function findWishable(account_id: number, user_id: number, item_id: number, now: number) {
	return sql<{
		points: number;
		quantity_left: number | null;
		sale_id: number | null;
		sale_points: number | null;
		balance: number;
	}>`select i.points, i.quantity_left, f.id as sale_id, f.points as sale_points, coalesce(l.balance, 0) as balance
		from items i ${joinBalance(sql`${user_id}`)} ${joinLiveSale("i", "id", now)}
		where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1`;
}

/** True in SQL while a list has room for an item, or has it already. */
export function hasRoomForWish(account_id: number, list: SQL | number, item_id: number): Statement {
	return sql`select (select count(*) from wish_list_items w where w.account_id = ${account_id} and w.wish_list_id = ${list}
		and w.item_id <> ${item_id}) < ${maxWishes}`;
}

/** A wish to be written. */
export type WishToSave = RowOf<
	typeof wishListItems,
	"user_id" | "item_id" | "known_points" | "told_sale_id" | "told_few" | "told_in_reach"
> &
	Partial<RowOf<typeof wishListItems, "note" | "quantity" | "priority">>;

/** A person's usual list, in SQL. */
export const usualList = (account_id: number, user_id: number): SQL =>
	sql`(select l.id from wish_lists l where l.account_id = ${account_id} and l.user_id = ${user_id} and l.is_default = 1)`;

/** Puts an item on a list, or changes what is said of it there; what is not said stays as it is. */
export function saveWish(account_id: number, list: SQL | number, wish: WishToSave, now: number): Statement[] {
	const { user_id, item_id, known_points, told_sale_id, told_few, told_in_reach, note, quantity, priority } = wish;
	return [
		sql`insert into wish_list_items (account_id, wish_list_id, item_id, user_id, note, quantity, priority,
				known_points, told_sale_id, told_few, told_in_reach, created_at)
			select ${account_id}, ${list}, ${item_id}, ${user_id}, ${note ?? ""}, ${quantity ?? 1}, ${priority ?? 2},
				${known_points}, ${told_sale_id}, ${told_few}, ${told_in_reach}, ${now}
			where true on conflict (account_id, wish_list_id, item_id) do update set note = coalesce(${note ?? null}, note),
				quantity = coalesce(${quantity ?? null}, quantity), priority = coalesce(${priority ?? null}, priority)`,
		touchList(account_id, list, now),
	];
}

/** Takes an item off a list. */
export function removeWish(account_id: number, wish_list_id: number, item_id: number, now: number): Statement[] {
	return [
		sql`delete from wish_list_items where account_id = ${account_id} and wish_list_id = ${wish_list_id} and item_id = ${item_id}`,
		touchList(account_id, wish_list_id, now),
	];
}

/** Takes items off all of a person's lists: they have them now. */
export function removeWishesFor(account_id: number, user_id: number, itemIds: readonly number[]): Statement {
	return sql`delete from wish_list_items where account_id = ${account_id} and user_id = ${user_id}
		and item_id in (select value from json_each(${JSON.stringify(itemIds)}))`;
}

function touchList(account_id: number, list: SQL | number, now: number): Statement {
	return sql`update wish_lists set updated_at = ${now} where account_id = ${account_id} and id = ${list}`;
}

/** The most credits that are looked at for a person's pace. */
const maxCredits = 100;

/** What somebody earned of late, the last first. */
export function listCredits(account_id: number, user_id: number, now: number) {
	return sql<Credit>`select e.created_at, e.amount from ledger_accounts l
		cross join ledger_entries e indexed by ledger_entries_by_credit on e.account_id = l.account_id and e.credit_account_id = l.id
		cross join ledger_transactions t on t.account_id = e.account_id and t.id = e.transaction_id
		where l.account_id = ${account_id} and l.kind = 'member' and l.unit = 'points' and l.owner_id = ${user_id}
		and e.created_at > ${now - paceMs} and t.kind in ('Issuance', 'Issuance [Direct Deposit]')
		order by e.created_at desc, e.seq desc limit ${maxCredits}`;
}

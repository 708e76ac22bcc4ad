/** The SQL of what owners are told: wishes in pieces with what is known of their items, and what was told. */
import { sql } from "drizzle-orm";
import type { wishListItems } from "#drizzle/wish-lists";
import { joinLiveSale } from "#workers/features/flash-sale";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Known, Watched } from "../rules/news";
import { joinBalance } from "./wishes";

/** Where a walk through the wishes stands. */
export type WishPlace = { wish_list_id: number; item_id: number };

/** A wish with its owner; `is_first` says whether it is the only one of its item, or stands on their first list with it. */
export type WatchedRow = Addressee &
	Watched &
	WishPlace & {
		item_name: string;
		product_type: "standard_product" | "wallet_product";
		is_first: 0 | 1;
		live_to_date: number | null;
	};

/** The next wishes behind a place, of people who take part. */
export function listWatched(account_id: number, { wish_list_id, item_id }: WishPlace, now: number, limit: number) {
	return sql<WatchedRow>`select w.wish_list_id, w.item_id, w.known_points, w.told_sale_id, w.told_few, w.told_in_reach,
		i.name as item_name, i.product_type, i.points, i.quantity_left, i.is_listed, f.id as sale_id, f.points as sale_points, f.live_to_date,
		coalesce(l.balance, 0) as balance, ${addresseeColumns("u")},
		w.wish_list_id = (select min(o.wish_list_id) from wish_list_items o
			where o.account_id = w.account_id and o.user_id = w.user_id and o.item_id = w.item_id) as is_first
		from wish_list_items w cross join items i on i.account_id = w.account_id and i.id = w.item_id
		cross join users u on u.account_id = w.account_id and u.id = w.user_id
		${joinBalance(sql`w.user_id`)}
		${joinLiveSale("w", "item_id", now)}
		where w.account_id = ${account_id} and (w.wish_list_id, w.item_id) > (${wish_list_id}, ${item_id})
		order by w.wish_list_id, w.item_id limit ${limit}`;
}

/** What is known of wishes from now on. */
export function noteKnown(account_id: number, wishes: readonly (WishPlace & Known)[]): Statement {
	return sql`update wish_list_items set known_points = k.value ->> 'known_points', told_sale_id = k.value ->> 'told_sale_id',
			told_few = k.value ->> 'told_few', told_in_reach = k.value ->> 'told_in_reach'
		from ${rowsOf(wishes)} as k where wish_list_items.account_id = ${account_id}
		and wish_list_items.wish_list_id = k.value ->> 'wish_list_id' and wish_list_items.item_id = k.value ->> 'item_id'`;
}

/** Columns whose change is worth writing. */
export const knownColumns = [
	"known_points",
	"told_sale_id",
	"told_few",
	"told_in_reach",
] as const satisfies readonly (keyof RowOf<
	typeof wishListItems,
	"known_points" | "told_sale_id" | "told_few" | "told_in_reach"
>)[];

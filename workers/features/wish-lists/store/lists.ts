/** The SQL of lists: reading them, and writing them with exactly one usual list for whoever has any. */
import { type SQL, sql } from "drizzle-orm";
import type { wishLists } from "#drizzle/wish-lists";
import { type PersonRow, personColumns } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { maxLists } from "../rules/wish";

/** A list with the number of its items. */
export type WishListRow = RowOf<typeof wishLists, "id" | "user_id" | "name" | "share_number" | "updated_at"> & {
	is_default: 0 | 1;
	item_count: number;
};

const columns = sql`w.id, w.user_id, w.name, w.is_default, w.share_number, w.updated_at, (select count(*) from wish_list_items i
	where i.account_id = w.account_id and i.wish_list_id = w.id) as item_count`;

/** A person's lists, the usual one first, then by name. */
export function listWishLists(account_id: number, user_id: number) {
	return sql<WishListRow>`select ${columns} from wish_lists w
		where w.account_id = ${account_id} and w.user_id = ${user_id} order by w.is_default desc, w.name, w.id limit ${maxLists}`;
}

/** One list, whoever's it is. */
export function findWishList(account_id: number, id: number) {
	return sql<WishListRow>`select ${columns} from wish_lists w where w.account_id = ${account_id} and w.id = ${id}`;
}

/** Whose list it is. */
export function findOwner(account_id: number, user_id: number) {
	return sql<PersonRow & { status: string }>`select ${personColumns("u")}, u.status from users u
		where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** True in SQL while a list is a person's. */
export function isTheirs(account_id: number, user_id: number, id: number): Statement {
	return sql`select count(*) from wish_lists w where w.account_id = ${account_id} and w.id = ${id} and w.user_id = ${user_id}`;
}

/** True in SQL while a person has room for another list. */
export function hasRoomForList(account_id: number, user_id: number): Statement {
	return sql`select count(*) < ${maxLists} from wish_lists w where w.account_id = ${account_id} and w.user_id = ${user_id}`;
}

/** A list to be written. */
export type WishListToSave = { id: number; user_id: number; name: string };

/** Adds a list; the first of a person is the usual one. */
export function insertWishList(account_id: number, { id, user_id, name }: WishListToSave, now: number): Statement {
	return sql`insert into wish_lists (account_id, id, user_id, name, is_default, updated_at, created_at)
		select ${account_id}, ${id}, ${user_id}, ${name}, not exists (select 1 from wish_lists w
			where w.account_id = ${account_id} and w.user_id = ${user_id}), ${now}, ${now}`;
}

/** Adds the list in which first wishes stand, where a person has none. */
export function insertFirstList(account_id: number, { id, user_id, name }: WishListToSave, now: number): Statement {
	return sql`insert into wish_lists (account_id, id, user_id, name, is_default, updated_at, created_at)
		select ${account_id}, ${id}, ${user_id}, ${name}, 1, ${now}, ${now} where not exists (select 1 from wish_lists w
			where w.account_id = ${account_id} and w.user_id = ${user_id})`;
}

/** Renames a list. */
export function renameWishList(account_id: number, id: number, name: string, now: number): Statement {
	return sql`update wish_lists set name = ${name}, updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** Shares a list by a new link unless one stands, or makes its links void. */
export function shareWishList(account_id: number, id: number, isShared: boolean): Statement {
	return isShared
		? sql`update wish_lists set share_number = last_share_number + 1, last_share_number = last_share_number + 1
			where account_id = ${account_id} and id = ${id} and share_number is null`
		: sql`update wish_lists set share_number = null where account_id = ${account_id} and id = ${id}`;
}

/** Makes a list the usual one. */
export function makeDefault(account_id: number, user_id: number, id: number): Statement[] {
	return [
		sql`update wish_lists set is_default = 0 where account_id = ${account_id} and user_id = ${user_id} and is_default = 1 and id <> ${id}`,
		sql`update wish_lists set is_default = 1 where account_id = ${account_id} and user_id = ${user_id} and id = ${id}`,
	];
}

/** Removes a list with what is on it; the oldest that is left is the usual one then. */
export function deleteWishList(account_id: number, user_id: number, id: number): Statement[] {
	return [
		sql`delete from wish_list_items where account_id = ${account_id} and wish_list_id = ${id}`,
		sql`delete from wish_lists where account_id = ${account_id} and id = ${id}`,
		sql`update wish_lists set is_default = 1 where account_id = ${account_id} and user_id = ${user_id}
			and id = (select w.id from wish_lists w where w.account_id = ${account_id} and w.user_id = ${user_id}
				order by w.created_at, w.id limit 1)
			and not exists (select 1 from wish_lists d where d.account_id = ${account_id} and d.user_id = ${user_id} and d.is_default = 1)`,
	];
}

/** A list as it is known. */
export function wishListName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select w.name from wish_lists w where w.account_id = ${account_id} and w.id = ${id}`;
}

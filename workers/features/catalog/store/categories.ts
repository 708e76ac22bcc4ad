/** The SQL with which account owners manage categories: the whole tree, adding one, renaming one with all below it. */
import { sql } from "drizzle-orm";
import type { categories } from "#drizzle/catalog";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** The most categories of an account. */
export const maxCategories = 1_000;

/** A category as its editor sees it. */
export type ManagedCategoryRow = RowOf<
	typeof categories,
	"id" | "parent_id" | "name" | "path" | "depth" | "item_count" | "position"
> & { is_hidden: 0 | 1 };

/** All categories, hidden and empty ones too, by their names from the root. */
export function listManagedCategories(account_id: number) {
	return sql<ManagedCategoryRow>`select id, parent_id, name, path, depth, item_count, position, is_hidden from categories
		where account_id = ${account_id} order by path limit ${maxCategories}`;
}

/** One of them. */
export function findCategory(account_id: number, id: number) {
	return sql<ManagedCategoryRow>`select id, parent_id, name, path, depth, item_count, position, is_hidden from categories
		where account_id = ${account_id} and id = ${id}`;
}

/** True while there is room for one more. */
export function hasRoomForCategory(account_id: number): Statement {
	return sql`select count(*) < ${maxCategories} from categories where account_id = ${account_id}`;
}

/** A category as it shall be. */
export type CategoryFields = RowOf<typeof categories, "id" | "parent_id" | "name" | "path" | "depth" | "position"> & {
	is_hidden: 0 | 1;
};

/** Adds one. */
export function insertCategory(account_id: number, category: CategoryFields, now: number): Statement {
	const { id, parent_id, name, path, depth, position, is_hidden } = category;
	return sql`insert into categories (account_id, id, parent_id, name, path, depth, position, is_hidden, created_at)
		values (${account_id}, ${id}, ${parent_id}, ${name}, ${path}, ${depth}, ${position}, ${is_hidden}, ${now})`;
}

/** True while a category has the path with which it was read. */
export function hasPath(account_id: number, id: number, path: string): Statement {
	return sql`select count(*) from categories where account_id = ${account_id} and id = ${id} and path = ${path}`;
}

/** Changes one; a new name goes on into the paths of all below it. */
export function updateCategory(account_id: number, known_path: string, category: CategoryFields): Statement[] {
	const { id, name, path, position, is_hidden } = category;
	const change = sql`update categories set name = ${name}, path = ${path}, position = ${position}, is_hidden = ${is_hidden}
		where account_id = ${account_id} and id = ${id}`;
	if (path === known_path) return [change];
	return [
		change,
		sql`update categories set path = ${path} || substr(path, length(${known_path}) + 1)
			where account_id = ${account_id} and path >= ${`${known_path} > `} and path < ${`${known_path} >!`}`,
	];
}

/** Listed items at or below a category after one, by id, whose words in the index name it. */
export function listItemsBelow(account_id: number, category_id: number, after: number, max: number) {
	return sql<{ id: number }>`select item_id as id from category_items
		where account_id = ${account_id} and category_id = ${category_id} and item_id > ${after} order by item_id limit ${max}`;
}

/** True in SQL for a category `c` that is offered: neither it nor one above is hidden. */
export function isOffered(account_id: number) {
	return sql`not exists (select 1 from categories h where h.account_id = ${account_id} and h.is_hidden = 1
		and (h.path = c.path or (c.path >= h.path || ' > ' and c.path < h.path || ' >!')))`;
}

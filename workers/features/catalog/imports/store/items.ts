/** The SQL by which the catalogue import reads items and variants as they are; what it writes is the catalogue's own. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";
import type { KnownItem, KnownVariant } from "../rules/item-plan";

/** Items with these handles. */
export function findItems(account_id: number, handles: readonly string[]) {
	return sql<KnownItem>`select id, handle, content_hash from items
		where account_id = ${account_id} and handle in (select value from ${rowsOf(handles)})`;
}

/** The variants of items with these handles, with what their last file said. CROSS JOIN keeps the order: handles first. */
export function findVariants(account_id: number, handles: readonly string[]) {
	return sql<KnownVariant>`select v.id, v.item_id, v.options, v.options_key, v.position, v.stock, v.is_active,
		(f.variant_id is not null) as was_imported, f.quantity as imported_quantity
		from ${rowsOf([...new Set(handles)])} e
		cross join items i on i.account_id = ${account_id} and i.handle = e.value
		cross join variants v on v.account_id = i.account_id and v.item_id = i.id
		left join imported_variants f on f.account_id = v.account_id and f.variant_id = v.id`;
}

/** Categories with these paths. */
export function findCategories(account_id: number, paths: readonly string[]) {
	return sql<{ id: number; path: string }>`select id, path from categories
		where account_id = ${account_id} and path in (select value from ${rowsOf(paths)})`;
}

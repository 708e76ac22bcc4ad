/** What an event tells of an item, read from the catalog. */
import { sql } from "drizzle-orm";

/** An item as it lies in the database, if the store lists it. */
export function findListedItem(account_id: number, item_id: number) {
	return sql<{
		id: number;
		name: string;
		brand_name: string;
		points: number;
		category_path: string | null;
	}>`select i.id, i.name,
		i.brand_name, i.points, c.path as category_path from items i
		left join categories c on c.account_id = i.account_id and c.id = i.category_id
		where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1`;
}

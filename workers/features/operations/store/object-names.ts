/** The SQL by which the objects of an account are found, which no list has: a cart for each person, a sale for each item that had one. */
import { sql } from "drizzle-orm";

/** People of an account after one, each of whom may have a cart. */
export function listPeopleAfter(account_id: number, after: number, max: number) {
	return sql<{
		id: number;
	}>`select id from users where account_id = ${account_id} and id > ${after} order by id limit ${max}`;
}

/** Items after one that had a flash sale. */
export function listSaleItemsAfter(account_id: number, after: number, max: number) {
	return sql<{
		id: number;
	}>`select distinct item_id as id from flash_sales where account_id = ${account_id} and item_id > ${after}
		order by item_id limit ${max}`;
}

/** The SQL of the store at a glance: how many listed items are sold out, and which are redeemed most. */
import { sql } from "drizzle-orm";

/** How many listed items are sold out; without any there is no row. */
export function findSoldOut(account_id: number) {
	return sql<{ sold_out_count: number }>`select sold_out_count from item_counts where account_id = ${account_id}`;
}

/** The listed items of which the most units were ordered in the last 90 days, of those that were ordered at all. */
export function listMostRedeemed(account_id: number, max: number) {
	return sql<{ id: number; name: string; units: number }>`select i.id, i.name, i.popularity as units from items i
		where i.account_id = ${account_id} and i.is_listed = 1 and i.popularity > 0
		order by i.popularity desc, i.id desc limit ${max}`;
}

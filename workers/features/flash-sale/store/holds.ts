/** The SQL of holds: ending one, by order or by expiry, whichever writes first; and what an order takes from a sale. */
import { sql } from "drizzle-orm";
import { assertThat } from "#workers/kernel/assertions";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Hold } from "../rules/holds";

/** How a hold ended. */
export type HoldEnd = { hold_id: number; outcome: "sold" | "released"; quantity: number };

/** Units that an order takes from a sale: they were held under `hold_id`. */
export type SoldUnits = { sale_id: number; hold_id: number; quantity: number; limit_per_member: number };

/** Writes that these holds are released, each unless an order has sold it; `listHoldEnds` behind it tells which. */
export function releaseHolds(account_id: number, holds: readonly Hold[], now: number): Statement {
	return sql`insert into flash_hold_ends (account_id, hold_id, sale_id, user_id, quantity, outcome, ended_at)
		select ${account_id}, value ->> 'hold_id', value ->> 'sale_id', value ->> 'user_id', value ->> 'quantity', 'released', ${now}
		from ${rowsOf(holds)} where true on conflict (account_id, hold_id) do nothing`;
}

/** How these holds ended, as far as they have. */
export function listHoldEnds(account_id: number, holdIds: readonly number[]) {
	return sql<HoldEnd>`select hold_id, outcome, quantity from flash_hold_ends
		where account_id = ${account_id} and hold_id in (select value from ${rowsOf(holdIds)})`;
}

/**
 * What an order takes from flash sales, behind the order's own row: the sales must run at `now`; each hold becomes sold
 * unless its expiry was faster; `flash_sales_stock_not_below_zero` and `flash_buyers_within_limit` undo everything else.
 */
export function sellUnits(
	account_id: number,
	order: { id: number; user_id: number },
	sold: readonly SoldUnits[],
	now: number,
): Statement[] {
	if (sold.length === 0) return [];
	const units = rowsOf(sold);
	return [
		assertThat(
			"flash_sale_ended",
			sql`select count(*) = ${sold.length} from flash_sales f where f.account_id = ${account_id}
				and f.id in (select value ->> 'sale_id' from ${units}) and f.starts_at <= ${now} and f.live_to_date > ${now}`,
		),
		sql`insert into flash_hold_ends (account_id, hold_id, sale_id, user_id, quantity, outcome, order_id, ended_at)
			select ${account_id}, value ->> 'hold_id', value ->> 'sale_id', ${order.user_id}, value ->> 'quantity', 'sold', ${order.id}, ${now}
			from ${units}`,
		sql`insert into flash_buyers (account_id, sale_id, user_id, quantity, limit_per_member)
			select ${account_id}, value ->> 'sale_id', ${order.user_id}, value ->> 'quantity', value ->> 'limit_per_member' from ${units}
			where true on conflict (account_id, sale_id, user_id) do update set quantity = quantity + excluded.quantity`,
		sql`update flash_sales set stock = stock - (
				select value ->> 'quantity' from ${units} where value ->> 'sale_id' = flash_sales.id)
			where account_id = ${account_id} and id in (select value ->> 'sale_id' from ${units})`,
	];
}

/** The SQL of the summary of purchases, along their ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next purchases behind an id for which a card was tried. */
export function listPaidPurchases(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		state: string;
		points: number;
		total_cents: number;
		created_at: number;
	}>`select p.id as thing_id, p.state, p.points, p.total_cents, p.created_at
		from purchases p where p.account_id = ${account_id} and p.id > ${after} and p.attempt > 0 order by p.id limit ${max}`;
}

/**
 * The points that a client has paid for and not given on yet: the tenant's own ledger account of the kind `budget`, which
 * belongs to no budget (owner 0). Its floor is 0, so that nobody gives on what was not paid in.
 */
import { sql } from "drizzle-orm";

/** What is available; nothing before the first funding. */
export function findAvailable(account_id: number) {
	return sql<{ balance: number }>`select balance from ledger_accounts
		where account_id = ${account_id} and kind = 'budget' and unit = 'points' and owner_id = 0`;
}

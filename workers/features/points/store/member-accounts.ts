/** The ledger accounts in points of many members at once. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";

/** Whose account in points is which. */
export function listPointsAccounts(account_id: number, user_ids: readonly number[]) {
	return sql<{ user_id: number; id: number }>`select p.owner_id as user_id, p.id from ${rowsOf(user_ids)} e
		cross join ledger_accounts p on p.account_id = ${account_id} and p.kind = 'member' and p.unit = 'points' and p.owner_id = e.value
		where p.account_id = ${account_id}`;
}

/** The SQL of budgets from which their owner gives directly. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { hasBudgetStatus } from "./budgets";

/** A budget that somebody owns, with the ledger account that pays. */
export type OwnBudget = { id: number; name: string; ledger_account_id: number; points_remaining: number };

/** The budgets of a person that are active on this day and hold points, by name. */
export function listOwnBudgets(account_id: number, owner_id: number, today: string, limit: number) {
	return sql<OwnBudget>`select b.id, b.name, b.ledger_account_id, l.balance as points_remaining
		from budgets b join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where b.account_id = ${account_id} and b.owner_id = ${owner_id} and l.balance > 0
		and ${hasBudgetStatus("active", today)} order by b.name limit ${limit}`;
}

/** True in SQL while a budget is this person's and active on this day. */
export function isOwnAndActive(
	account_id: number,
	{ id, owner_id }: { id: number; owner_id: number },
	today: string,
): Statement {
	return sql`select count(*) from budgets b where b.account_id = ${account_id} and b.id = ${id} and b.owner_id = ${owner_id}
		and ${hasBudgetStatus("active", today)}`;
}

/** Whether points can be given from a budget today, asked as something is written. */
import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#workers/kernel/scope";
import { hasBudgetStatus } from "../store/budgets";
import { todayOf } from "./today";

/** True in SQL while the account has this budget and it is active. */
export function isBudgetActive(scope: Pick<Scope, "account" | "clock">, id: number): SQL {
	return sql`select count(*) from budgets b where b.account_id = ${scope.account.id} and b.id = ${id}
		and ${hasBudgetStatus("active", todayOf(scope))}`;
}

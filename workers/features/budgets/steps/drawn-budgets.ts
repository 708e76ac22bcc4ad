/** Budgets from which a file draws, by their names, with what is left in each and whether anybody may give from it today. */
import type { Scope } from "#workers/kernel/scope";
import { budgetStatus } from "../rules/budget-status";
import { findBudgetsByName } from "../store/import-budgets";
import { todayOf } from "./today";

/** None for names that no budget has. */
export async function findDrawnBudgets({ account, clock, read }: Scope<null>, names: readonly string[]) {
	if (names.length === 0) return [];
	const today = todayOf({ account, clock });
	const found = await read(findBudgetsByName(account.id, names));
	return found.map(({ id, name, ledger_account_id, points_remaining, ...times }) => ({
		id,
		name,
		ledger_account_id,
		is_open: budgetStatus(times, today) === "active",
		left: points_remaining,
	}));
}

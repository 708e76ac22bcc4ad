/** Finds budgets by the beginnings of the words of their names, for whoever may know of them. */
import { wordsFit } from "#workers/features/search";
import type { MemberScope } from "#workers/kernel/scope";
import { listNames } from "../store/budgets";

/** An account has some hundreds; more than these are not looked through. */
const maxBudgets = 2_000;

/** The active budgets that begin as typed, of those that the person may choose from. */
export async function findBudgets(scope: MemberScope, typed: string) {
	return (await listBudgetsToChoose(scope)).filter(({ name }) => wordsFit(typed, [name]));
}

/** The active budgets: all for account owners, their own for budget owners, none for others. */
export async function listBudgetsToChoose({ account, user, read }: MemberScope) {
	if (user.role !== "account_owner" && user.role !== "budget_owner") return [];
	return read(listNames(account.id, user.role === "account_owner" ? null : user.id, maxBudgets));
}

/** Finds budgets by the beginnings of the words of their names, for whoever may know of them. */
import { wordsFit } from "#workers/features/search";
import type { MemberScope } from "#workers/kernel/scope";
import { listNames } from "../store/budgets";

/** An account has some hundreds; more than these are not looked through. */
const maxBudgets = 2_000;

/** The active budgets that begin as typed: all for account owners, their own for budget owners, none for others. */
export async function findBudgets({ account, user, read }: MemberScope, typed: string) {
	if (user.role !== "account_owner" && user.role !== "budget_owner") return [];
	const owner_id = user.role === "account_owner" ? null : user.id;
	const known = await read(listNames(account.id, owner_id, maxBudgets));
	return known.filter(({ name }) => wordsFit(typed, [name]));
}

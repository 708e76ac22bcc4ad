/** The budgets of the signed-in person, from which they give directly. */
import type { MemberScope } from "#workers/kernel/scope";
import { isOwnAndActive, listOwnBudgets } from "../store/own-budgets";
import { todayOf } from "./today";

/** Nobody chooses among more. */
const maxBudgets = 100;

/** Those that are active today and hold points. */
export function findOwnBudgets(scope: MemberScope) {
	return scope.read(listOwnBudgets(scope.account.id, scope.user.id, todayOf(scope), maxBudgets));
}

/** Whether there is any of these. */
export async function hasOwnBudget(scope: MemberScope): Promise<boolean> {
	const [first] = await scope.read(listOwnBudgets(scope.account.id, scope.user.id, todayOf(scope), 1));
	return first !== undefined;
}

/** True in SQL while a budget is theirs and active. */
export function isOwnBudget(scope: MemberScope, id: number) {
	return isOwnAndActive(scope.account.id, { id, owner_id: scope.user.id }, todayOf(scope));
}

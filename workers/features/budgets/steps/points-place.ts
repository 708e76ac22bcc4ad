/** Where points lie that are moved: in a budget, or among what is available, which the account owner alone draws on. */
import { findAvailable, tenantAccountId } from "#workers/features/points";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { readOwnBudget } from "./own-budget";

/** A place with what lies in it. */
export type PointsPlace = { budget_id: number | null; ledger_account_id: number; name: string; points: number };

/** The budget, or with null what is available. Throws not found for what this person does not look after. */
export async function readPlace(scope: MemberScope, budget_id: number | null): Promise<PointsPlace> {
	if (budget_id === null) return readAvailable(scope);
	const { ledger_account_id, name, points_remaining } = await readOwnBudget(scope, budget_id);
	return { budget_id, ledger_account_id, name, points: points_remaining };
}

async function readAvailable(scope: MemberScope): Promise<PointsPlace> {
	if (scope.user.role !== "account_owner") throw notFound("budget");
	const [ledger_account_id, [available]] = await Promise.all([
		tenantAccountId(scope, "available"),
		scope.read(findAvailable(scope.account.id)),
	]);
	return { budget_id: null, ledger_account_id, name: "available", points: available?.balance ?? 0 };
}

/** Makes budgets for tests, and funds a tenant as its provider does. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { fundAvailable } from "#workers/features/points";

/** Funds a tenant: these points are available then, and in no budget. */
export async function fundTenant(tenant: TestTenant, points: number): Promise<void> {
	const now = Date.now();
	const funding = { account_id: tenant.id, key: `test-fund-${newId()}`, points, reason: "test", newId, now };
	await tenant.database.write(fundAvailable(funding));
}

/** What is available in a tenant. */
export async function availableIn(tenant: TestTenant): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ balance: number }>`select balance from ledger_accounts
			where account_id = ${tenant.id} and kind = 'budget' and unit = 'points' and owner_id = 0`,
	);
	return row!.balance;
}

/** What a test may choose of a budget. */
export type BudgetOptions = {
	name: string;
	/** Moved in from what is available. */
	points?: number;
	budget_owner?: TestMember;
	budget_category?: string;
	cycle?: "none" | "month" | "quarter" | "half_year" | "year";
	from_date?: string;
	to_date?: string;
	is_active?: 0 | 1;
	/** Its owner is told when fewer points are left. */
	low_alert?: "100" | "custom";
	low_alert_points?: number;
};

/** Makes a budget as the account owner does, and moves points into it; answers its id. */
export async function addBudget(owner: TestMember, { points, budget_owner, ...fields }: BudgetOptions) {
	const said = { ...fields, owner_email: budget_owner?.email };
	const { budget_id } = await owner.client.call("budgets/ao-update-budget-details", said);
	if (points) await owner.client.call("budgets/move-points", { to_budget_id: budget_id, points, reason: "Start" });
	return budget_id;
}

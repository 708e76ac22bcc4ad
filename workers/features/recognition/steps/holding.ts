/** The points that are held for a submission, as the ledger's statements name them. */
import type { BudgetHolding } from "#workers/features/points";
import type { Scope } from "#workers/kernel/scope";
import type { SubmissionRow } from "../store/submissions";

/** Whose movement it is: whoever decides or withdraws; nobody where the clock does it. */
export function holdingOf(
	{ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">,
	{ id, budget_id, program_id }: Pick<SubmissionRow, "id" | "budget_id" | "program_id">,
	actor_id: number | null,
): BudgetHolding {
	const now = clock.now();
	return { account_id: account.id, holder_id: id, source: "approval", budget_id, program_id, actor_id, newId, now };
}

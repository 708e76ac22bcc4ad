/** The points that are held for a batch, as the ledger's statements name them. */
import type { BudgetHolding } from "#workers/features/points";
import type { Scope } from "#workers/kernel/scope";
import type { BatchRow } from "../store/batches";

/** Whose movement it is: the owner's; nobody's where the clock does it. */
export function holdingOf(
	{ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">,
	{ id, budget_id }: Pick<BatchRow, "id" | "budget_id">,
	actor_id: number | null,
): BudgetHolding {
	const now = clock.now();
	return {
		account_id: account.id,
		holder_id: id,
		source: "certificates",
		budget_id,
		program_id: null,
		actor_id,
		newId,
		now,
	};
}

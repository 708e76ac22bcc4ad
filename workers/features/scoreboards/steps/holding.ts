/** The points that are held for a competition: from its budget, to whoever wins them, and back. */
import type { BudgetHolding } from "#workers/features/points";
import type { Scope } from "#workers/kernel/scope";
import type { CompetitionRow } from "../store/competitions";

/** Whose movement it is: the owner's; nobody's where the clock does it. */
export function holdingOf(
	{ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">,
	{ id, budget_id }: Pick<CompetitionRow, "id" | "budget_id">,
	actor_id: number | null,
): BudgetHolding {
	return {
		...{ account_id: account.id, holder_id: id, source: "scoreboards", program_id: null, actor_id, newId },
		...{ budget_id: budget_id ?? 0, now: clock.now() },
	};
}

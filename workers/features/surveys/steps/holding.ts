/** The points that are held for a survey, as the ledger's statements name them. */
import type { BudgetHolding } from "#workers/features/points";
import type { Scope } from "#workers/kernel/scope";
import type { SurveyRow } from "../store/surveys";

/** Whose movement it is: the owner's; nobody's where the clock does it. */
export function holdingOf(
	{ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">,
	{ id, budget_id }: Pick<SurveyRow, "id" | "budget_id">,
	actor_id: number | null,
): BudgetHolding {
	return {
		...{ account_id: account.id, holder_id: id, source: "surveys", program_id: null, actor_id, newId },
		...{ budget_id: budget_id ?? 0, now: clock.now() },
	};
}

/** Pays a team from the budget of its category: once for each occasion and person, split exactly by shares. */
import { isBudgetActive } from "#workers/features/budgets";
import { postTransactions } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { splitPoints } from "../rules/split-points";
import { type CategoryRow, earnsAsRead, holdsPoints } from "../store/categories";
import type { IdeaRow } from "../store/ideas";
import { isTeamAsRead, type TeamRow } from "../store/team";

/** For what points are paid. */
export type Occasion = "approval" | "highlighting";

/** The category with its budget's ledger account. */
export type PayingCategory = CategoryRow & { budget_ledger_account_id: number | null; points_remaining: number | null };

/** What is paid to whom: those of the team who may receive points share all of it. */
export function partsOf(category: CategoryRow, team: readonly TeamRow[], occasion: Occasion) {
	const receiving = team.filter(
		({ is_eligible_to_receive_points, status, points_account_id }) =>
			is_eligible_to_receive_points === 1 && status === "active" && points_account_id !== null,
	);
	const points = occasion === "approval" ? category.points_on_approval : category.points_on_highlighting;
	return splitPoints(
		points,
		receiving.map(({ id, share }) => ({ user_id: id, share })),
	).filter((part) => part.points > 0);
}

/** The statements that pay. Refuses where the budget cannot; the keys of the ledger make each payment once for ever. */
export function payTeam(
	scope: MemberScope,
	{ idea, category, team }: { idea: IdeaRow; category: PayingCategory; team: readonly TeamRow[] },
	occasion: Occasion,
): Statement[] {
	const { account, user, clock, newId } = scope;
	const asRead = [
		assertThat("idea_changed", earnsAsRead(account.id, category)),
		assertThat(
			"idea_changed",
			isTeamAsRead(
				account.id,
				idea.id,
				team.map(({ id, share }) => ({ user_id: id, share })),
			),
		),
	];
	const parts = partsOf(category, team, occasion);
	const sum = parts.reduce((total, { points }) => total + points, 0);
	const { budget_id, budget_ledger_account_id: from } = category;
	if (sum === 0 || budget_id === null || from === null) return asRead;
	if ((category.points_remaining ?? 0) < sum) throw refuse("points_not_available");
	const accountOf = new Map(team.map(({ id, points_account_id }) => [id, points_account_id]));
	return [
		...asRead,
		assertThat("budget_not_active", isBudgetActive(scope, budget_id)),
		assertThat("points_not_available", holdsPoints(account.id, from, sum)),
		...postTransactions(
			parts.map(({ user_id, points }) => ({
				...{ account_id: account.id, id: newId(), kind: "Issuance" as const, created_at: clock.now() },
				...{ idempotency_key: `idea-${idea.id}-${occasion}-${user_id}`, actor_id: user.id, source: "idea" },
				...{ reason: idea.title, budget_id },
				entry: { debit_account_id: from, credit_account_id: accountOf.get(user_id)!, amount: points },
			})),
		),
	];
}

/** Publishing an event, in its batch: the winners' points from its budget, once by the key of each category, and kind words to everybody who was named. */
import { isBudgetActive } from "#workers/features/budgets";
import { notify } from "#workers/features/notifications";
import { postTransactions } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { categoriesOf, type EventRow } from "../store/events";
import { findPayingAccount, listAddressees, listNominations } from "../store/nominations";

/** The statements, and what follows. */
export async function publishing(scope: MemberScope, event: EventRow) {
	const { account, read } = scope;
	const all = await read(listNominations(account.id, event.id));
	const named = [...new Set(all.map(({ nominee_id }) => nominee_id))];
	const people = await read(listAddressees(account.id, named));
	const won = new Set(categoriesOf(event).map(({ winner_id }) => winner_id));
	const told = notify(scope, "nominations/kind-words", people, ({ id }) => ({
		event_id: event.id,
		name: event.name,
		words_count: all.filter(({ nominee_id }) => nominee_id === id).length,
		is_winner: won.has(id) ? (1 as const) : (0 as const),
	}));
	const paid = await paymentsOf(scope, event, people);
	return { statements: [...paid, ...told.statements], follow: told.follow };
}

type Payable = { id: number; points_account_id: number | null; is_eligible_to_receive_points: 0 | 1 };

/** One transaction for each category that has a winner who may receive points. */
async function paymentsOf(scope: MemberScope, event: EventRow, people: readonly Payable[]): Promise<Statement[]> {
	const { account, user, clock, newId, read } = scope;
	const { points, budget_id } = event;
	if (points === 0 || budget_id === null) return [];
	const [budget] = await read(findPayingAccount(account.id, budget_id));
	if (!budget) throw refuse("budget_not_active");
	const paid = categoriesOf(event).flatMap(({ id, name, winner_id }) => {
		const winner = people.find((person) => person.id === winner_id);
		if (winner?.is_eligible_to_receive_points !== 1 || winner.points_account_id === null) return [];
		return {
			...{ account_id: account.id, id: newId(), kind: "Issuance" as const, created_at: clock.now() },
			...{
				idempotency_key: `nomination-${id}`,
				actor_id: user.id,
				source: "nomination",
				reason: `${event.name}: ${name}`,
			},
			budget_id,
			entry: { debit_account_id: budget.id, credit_account_id: winner.points_account_id, amount: points },
		};
	});
	return [assertThat("budget_not_active", isBudgetActive(scope, budget_id)), ...postTransactions(paid)];
}

/** Gives points that a second account owner confirmed: out of what was held for the request, into its budget or to its people. */
import { mayAllReceive } from "#workers/features/members";
import { findHeldAccount, listPointsAccounts, postTransactions } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { findBudget, touchBudgets, updateBudgeted } from "../store/budgets";
import type { PointRequestRow } from "../store/point-requests";

/** The statements; a person who may not receive them any more refuses the whole. */
export async function giveConfirmed(scope: MemberScope, asked: PointRequestRow): Promise<Statement[]> {
	const { account, read } = scope;
	const [held] = await read(findHeldAccount(account.id, asked.id));
	if (!held) throw notFound("moderation_request");
	return asked.budget_id === null ? giveToPeople(scope, asked, held.id) : fillFromHeld(scope, asked, held.id);
}

async function fillFromHeld(scope: MemberScope, asked: PointRequestRow, held_account_id: number) {
	const { account, read } = scope;
	const [budget] = await read(findBudget(account.id, asked.budget_id ?? 0));
	if (!budget) throw notFound("budget");
	return [
		...postTransactions([
			{
				...transactionOf(scope, asked),
				kind: "assignment",
				idempotency_key: `confirmed:${asked.id}`,
				source: "budget",
				entry: {
					debit_account_id: held_account_id,
					credit_account_id: budget.ledger_account_id,
					amount: asked.total_points,
				},
			},
		]),
		updateBudgeted(account.id, budget.id, asked.total_points),
		...touchBudgets(account.id),
	];
}

async function giveToPeople(scope: MemberScope, asked: PointRequestRow, held_account_id: number) {
	const account_id = scope.account.id;
	const user_ids = JSON.parse(asked.user_ids) as number[];
	const accounts = await scope.read(listPointsAccounts(account_id, user_ids));
	return [
		assertThat("cannot_be_approved", mayAllReceive(account_id, user_ids)),
		...postTransactions(
			accounts.map(({ user_id, id }) => ({
				...transactionOf(scope, asked),
				kind: "Issuance [Direct Deposit]" as const,
				idempotency_key: `confirmed:${asked.id}:${user_id}`,
				source: "deposit",
				entry: { debit_account_id: held_account_id, credit_account_id: id, amount: asked.points },
			})),
		),
	];
}

/** Who asked gives them; who confirmed it stands in the audit and with the request. */
function transactionOf({ account, newId, clock }: MemberScope, asked: PointRequestRow) {
	const { requester_id: actor_id, reason, program_id, budget_id } = asked;
	return { account_id: account.id, id: newId(), actor_id, reason, program_id, budget_id, created_at: clock.now() };
}

/** The statements that approve sales: each owner's points from the budget of its brand, once for each sale (the ledger's key). */
import { mayAllReceive } from "#workers/features/members";
import { postTransactions } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { approveSaleRows } from "../store/sales";

/** A sale that is approved, with the accounts between which its points move. */
export type ApprovedSale = {
	id: number;
	owner_id: number;
	budget_id: number;
	total_points_earned: number;
	invoice_number: string;
	points_account_id: number;
	budget_account_id: number;
};

/** The statements, for sales that wait; a sale of no points is approved without a movement. */
export function composeApproval(scope: MemberScope, approved: readonly ApprovedSale[]): Statement[] {
	const { account, user, clock, newId } = scope;
	const now = clock.now();
	const paid = approved.filter(({ total_points_earned }) => total_points_earned > 0);
	return [
		...postTransactions(
			paid.map((sale) => ({
				...{ account_id: account.id, id: newId(), kind: "Issuance" as const, actor_id: user.id, source: "sale" },
				...{
					idempotency_key: `sale:${sale.id}`,
					reason: sale.invoice_number,
					budget_id: sale.budget_id,
					created_at: now,
				},
				entry: {
					debit_account_id: sale.budget_account_id,
					credit_account_id: sale.points_account_id,
					amount: sale.total_points_earned,
				},
			})),
		),
		approveSaleRows(
			account.id,
			approved.map(({ id }) => id),
			user.id,
			now,
		),
	];
}

/** True while all owners of these sales may receive points. */
export function mayOwnersReceive(account_id: number, approved: readonly Pick<ApprovedSale, "owner_id">[]) {
	return mayAllReceive(account_id, [...new Set(approved.map(({ owner_id }) => owner_id))]);
}

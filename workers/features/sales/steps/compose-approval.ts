/** The statements that approve sales: the points of each owner, and of those who helped, from the budget of its brand, once for each (the ledger's keys). */
import { mayAllReceive } from "#workers/features/members";
import { postTransactions } from "#workers/features/points";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { monthNameOf } from "../rules/year";
import { approveSaleRows } from "../store/approvals";
import { changeMonths } from "../store/levels";

/** A sale that is approved, with the accounts between which its points move. */
export type ApprovedSale = {
	id: number;
	owner_id: number;
	budget_id: number;
	total_points_earned: number;
	invoice_number: string;
	external_cost_amount: number;
	external_created_at: number;
	points_account_id: number;
	budget_account_id: number;
	/** JSON: who helped and gets points, with the accounts that they go to. */
	helpers: string;
};

type Helper = { user_id: number; points: number; points_account_id: number };

/** Who gets what of a sale: those who helped their parts, the owner the rest. */
function paymentsOf(sale: ApprovedSale) {
	const helpers = JSON.parse(sale.helpers) as Helper[];
	const rest = sale.total_points_earned - helpers.reduce((sum, { points }) => sum + points, 0);
	return [
		{ key: `sale:${sale.id}`, points: rest, points_account_id: sale.points_account_id },
		...helpers.map(({ user_id, ...helper }) => ({ ...helper, key: `sale:${sale.id}:${user_id}` })),
	].filter(({ points }) => points > 0);
}

/** Who approves, and when. */
export type Approval = { actor_id: number; now: number };

/** The statements, for sales that wait; a sale of no points is approved without a movement. */
export function composeApproval(
	scope: Pick<Scope, "account" | "newId">,
	{ actor_id, now }: Approval,
	approved: readonly ApprovedSale[],
): Statement[] {
	const { account, newId } = scope;
	return [
		...postTransactions(
			approved.flatMap((sale) =>
				paymentsOf(sale).map(({ key, points, points_account_id }) => ({
					...{ account_id: account.id, id: newId(), kind: "Issuance" as const, actor_id, source: "sale" },
					...{ idempotency_key: key, reason: sale.invoice_number, budget_id: sale.budget_id, created_at: now },
					entry: { debit_account_id: sale.budget_account_id, credit_account_id: points_account_id, amount: points },
				})),
			),
		),
		...changeMonths(
			account.id,
			approved.map((sale) => {
				const { month, amount } = amountOf(scope, sale);
				return { owner_id: sale.owner_id, month, approved: amount, pending: -amount };
			}),
		),
		approveSaleRows(
			account.id,
			approved.map(({ id }) => id),
			actor_id,
			now,
		),
	];
}

/** True while all who get points of these sales may receive them. */
export function mayOwnersReceive(account_id: number, approved: readonly Pick<ApprovedSale, "owner_id" | "helpers">[]) {
	const people = approved.flatMap(({ owner_id, helpers }) => [
		owner_id,
		...(JSON.parse(helpers) as Helper[]).map(({ user_id }) => user_id),
	]);
	return mayAllReceive(account_id, [...new Set(people)]);
}

/** What a sale adds to which month of its seller. */
export function amountOf(
	{ account }: Pick<Scope, "account">,
	sale: { external_cost_amount: number; external_created_at: number },
) {
	return { month: monthNameOf(sale.external_created_at, account.time_zone), amount: sale.external_cost_amount };
}

/** Which of some sales can be approved now, in their order, and why the others cannot. @pure */
import type { WaitingSaleRow } from "../store/approvals";
import { isPaidBy } from "./earnings";

/** Why a sale is passed over. */
export type PassedOver =
	| "not_pending"
	| "own_sale"
	| "brand_not_approved"
	| "owner_left"
	| "not_eligible"
	| "budget_short";

/** Sales that can be approved; a budget pays as far as it goes, and nobody approves what pays themselves. */
export function chooseApprovable(rows: readonly WaitingSaleRow[], approver_id: number) {
	const left = new Map(rows.map((row) => [row.budget_account_id, row.budget_balance]));
	const approved: WaitingSaleRow[] = [];
	const skipped: { id: number; reason: PassedOver }[] = [];
	for (const row of rows) {
		const balance = left.get(row.budget_account_id) ?? 0;
		const reason = reasonAgainst(row, approver_id, balance);
		if (reason) {
			skipped.push({ id: row.id, reason });
			continue;
		}
		left.set(row.budget_account_id, balance - row.total_points_earned);
		approved.push(row);
	}
	return { approved, skipped };
}

const gone = ["suspended", "terminated", "erased"];

function reasonAgainst(row: WaitingSaleRow, approver_id: number, balance: number): PassedOver | undefined {
	if (row.status !== "pending") return "not_pending";
	if (isPaidBy(row, approver_id)) return "own_sale";
	if (row.brand_status !== "approved") return "brand_not_approved";
	if (gone.includes(row.owner_status)) return "owner_left";
	if (row.is_eligible !== 1 || row.may_helpers_receive !== 1) return "not_eligible";
	return row.total_points_earned > balance ? "budget_short" : undefined;
}

/** What each budget's ledger account pays for these sales. */
export function sumsByBudget(approved: readonly WaitingSaleRow[]): { ledger_account_id: number; points: number }[] {
	const sums = new Map<number, number>();
	for (const { budget_account_id, total_points_earned } of approved)
		sums.set(budget_account_id, (sums.get(budget_account_id) ?? 0) + total_points_earned);
	return [...sums].map(([ledger_account_id, points]) => ({ ledger_account_id, points }));
}

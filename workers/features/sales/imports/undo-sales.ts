/** Undoes an upload of sales: those that are as the file left them go, with their points; what was decided or spent since stays. */
import { listReversible, reversalsOf } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { Addition, Kept, UndoPiece, Upload } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import { amountOf } from "../steps/compose-approval";
import { changeMonths } from "../store/levels";
import { areSalesSo, type FiledSaleRow, listFiledSales, removeSales } from "../store/undo-sales";

/** Sales that were paid when they were logged go if their seller has all of their points still; sales that wait go. */
export async function planUndo(scope: Scope<null>, upload: Upload, added: readonly Addition[]): Promise<UndoPiece> {
	const { account, clock, read } = scope;
	const ids = added.map(({ subject_id }) => subject_id);
	const sales = await read(listFiledSales(account.id, ids));
	const payments = sales.flatMap(({ payment_id }) => payment_id ?? []);
	const transactions = payments.length === 0 ? [] : await read(listReversible(account.id, payments));
	const paid = new Map(transactions.map((transaction) => [transaction.id, transaction]));
	const left = new Map(transactions.map(({ credit_account_id, balance }) => [credit_account_id, balance]));
	const kept: Kept[] = [];
	const free = sales.filter((sale) => {
		const reason = isDecided(sale) ? ({ code: "sale_decided_since" } as const) : spentOf(sale, paid, left);
		if (reason) kept.push({ name: sale.invoice_number, reason });
		return !reason;
	});
	if (free.length === 0) return { statements: [], kept };
	const reversed = free.flatMap(({ payment_id }) => (payment_id === null ? [] : (paid.get(payment_id) ?? [])));
	return {
		statements: [
			assertThat("internal_rows_changed", areSalesSo(account.id, free)),
			...reversalsOf(scope, upload, reversed),
			...changeMonths(
				account.id,
				free.map((sale) => monthOfFreed(scope, sale)),
			),
			...removeSales(
				account.id,
				free.map(({ id }) => id),
				clock.now(),
			),
		],
		kept,
	};
}

/** Somebody approved, refused or took it back after the file had logged it. */
function isDecided({ status, reversed_at, approved_at, created_at }: FiledSaleRow): boolean {
	return reversed_at !== null || (status === "approved" && approved_at !== created_at);
}

/** Why its points cannot be taken back; what can be is gone for the sales behind it. */
function spentOf(
	{ payment_id }: FiledSaleRow,
	paid: ReadonlyMap<number, { amount: number; credit_account_id: number }>,
	left: Map<number, number>,
) {
	const payment = payment_id === null ? undefined : paid.get(payment_id);
	if (!payment) return undefined;
	const rest = (left.get(payment.credit_account_id) ?? 0) - payment.amount;
	if (rest < 0) return { code: "sale_points_spent", values: { count: payment.amount } } as const;
	left.set(payment.credit_account_id, rest);
	return undefined;
}

function monthOfFreed(scope: Scope<null>, sale: FiledSaleRow) {
	const { month, amount } = amountOf(scope, sale);
	const isPaid = sale.status === "approved";
	return { owner_id: sale.owner_id, month, approved: isPaid ? -amount : 0, pending: isPaid ? 0 : -amount };
}

/** A statement by months of the account's time zone: what came, what went, and the balance at the end of each. */
import { DateTime } from "luxon";
import type { TransactionKind } from "./transaction-kinds";

/** What a line adds to its month. */
export type MonthLine = { id: number; kind: TransactionKind; created_at: number; amount: number; balance: number };

/** So many months are told at once. */
export const maxMonths = 36;

/** A month of a statement, from its oldest line to its newest. */
export type StatementMonth = {
	/** YYYY-MM. */
	month: string;
	newest_id: number;
	oldest_id: number;
	/** What was issued, less what was taken back. */
	received: number;
	/** What was redeemed, less what came back from orders. */
	spent: number;
	/** The balance after the newest line. */
	balance: number;
};

const spending: readonly TransactionKind[] = ["Redemption", "Redemption Reversed", "purchase"];

/** The month that holds a moment, with its first moment and that of the next. */
export function monthAround(ms: number, zone: string): { month: string; from: number; to: number } {
	const start = DateTime.fromMillis(ms, { zone }).startOf("month");
	return { month: start.toFormat("yyyy-MM"), from: start.toMillis(), to: start.plus({ months: 1 }).toMillis() };
}

/**
 * Lines, newest first, by month. Lines stand in the order in which the balances came about: one that brings an old date
 * stands where it was written, in a month of its own. The newest months are told, and of them only those that are whole:
 * where `hasMore` lines follow, the last one may not be, and is told only where it stands alone.
 */
export function sumMonths(lines: readonly MonthLine[], zone: string, hasMore = false): StatementMonth[] {
	const months: (StatementMonth & { from: number; to: number })[] = [];
	for (const { id, kind, created_at, amount, balance } of lines) {
		let last = months.at(-1);
		if (!last || created_at < last.from || created_at >= last.to) {
			last = { ...monthAround(created_at, zone), newest_id: id, oldest_id: id, received: 0, spent: 0, balance };
			months.push(last);
		}
		last.oldest_id = id;
		if (spending.includes(kind)) last.spent -= amount;
		else last.received += amount;
	}
	const whole = hasMore && months.length > 1 ? months.slice(0, -1) : months;
	return whole.slice(0, maxMonths).map(({ from: _from, to: _to, ...month }) => month);
}

/** The SQL of a person's own statement beside its list. */
import { type SQL, sql } from "drizzle-orm";
import type { MonthLine } from "../rules/sum-months";

/** So many lines are summed at once; more than a page of any statement holds. */
export const maxMonthLines = 5_000;

/** A line at which a part of a statement ends, and the month (from, to) in which it lies. */
export type StatementEnd = { id: number; from: number; to: number };

/**
 * All lines of the months in which a part of a statement lies, newest first: from both of its ends on, up to the first
 * line of another month. Reads the lines of these months and one more at each end, and of more than `maxMonthLines` the
 * newest, with one more that tells it.
 */
export function listMonthLines(
	account_id: number,
	ledger_account_id: number,
	{ newest, oldest }: { newest: StatementEnd; oldest: StatementEnd },
) {
	const own = (line: SQL) =>
		sql`${line}.account_id = ${account_id} and ${line}.ledger_account_id = ${ledger_account_id}`;
	return sql<MonthLine>`select s.id, t.kind, s.created_at, s.amount, s.balance
		from statement_lines s join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
		where ${own(sql`s`)}
		and s.id < coalesce((select n.id from statement_lines n where ${own(sql`n`)} and n.id > ${newest.id}
			and (n.created_at < ${newest.from} or n.created_at >= ${newest.to}) order by n.id limit 1), ${Number.MAX_SAFE_INTEGER})
		and s.id > coalesce((select o.id from statement_lines o where ${own(sql`o`)} and o.id < ${oldest.id}
			and (o.created_at < ${oldest.from} or o.created_at >= ${oldest.to}) order by o.id desc limit 1), 0)
		order by s.id desc limit ${maxMonthLines + 1}`;
}

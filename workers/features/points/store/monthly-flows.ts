/** The SQL of the summary of movements: what the ledger's triggers sum up, of one month. */
import { sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";

/** The quarters of an hour by which the ledger is summed up. */
const periodMs = 900_000;

/** What moved to and from people, or to and from their wallets, in a month by kind; months begin with a quarter of an hour in every zone. */
export function sumFlowsOfMonth(
	account_id: number,
	unit: "points" | "wallet",
	{ start, end }: Pick<Step, "start" | "end">,
) {
	return sql<{ kind: string; movements: number; points: number }>`select f.kind, sum(f.entry_count) as movements,
		sum(f.amount) as points from ledger_flows f indexed by ledger_flows_by_period
		where f.account_id = ${account_id} and f.unit = ${unit} and f.period >= ${start / periodMs} and f.period < ${end / periodMs}
		group by f.kind order by f.kind`;
}

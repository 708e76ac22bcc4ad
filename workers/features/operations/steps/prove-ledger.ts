/** Proves an account's ledger: whole before writes wait, and behind the fence by what came since. */
import { countUnbalanced, ledgerFaults, listBalances, listEntriesAfter } from "#workers/features/points";
import type { TenantDatabase } from "#workers/kernel/database";
import { refuse } from "#workers/kernel/errors";
import type { Sides } from "./compare-shards";

/** A ledger that was proven from its lines: its balances at that moment, and its last entry. */
export type ProvenLedger = { balances: ReadonlyMap<number, number>; seq: number };

const differs = () => refuse("move_differs", { table: "ledger_entries" });

/** How many faults the ledger has on one side, recomputed from its lines. */
export async function countFaults(account_id: number, side: TenantDatabase): Promise<number> {
	const found = await Promise.all(ledgerFaults(account_id).map((statement) => side.read(statement)));
	return found.flat().length;
}

/** Recomputes the old shard's ledger from its lines, of one moment. Throws move_differs (409). */
export async function proveLedger({ account_id, from }: Sides): Promise<ProvenLedger> {
	const [faults, accounts] = await Promise.all([countFaults(account_id, from), from.read(listBalances(account_id))]);
	if (faults > 0) throw differs();
	return {
		balances: new Map(accounts.map(({ id, balance }) => [id, balance])),
		seq: accounts.reduce((last, { last_seq }) => Math.max(last, last_seq), 0),
	};
}

/** Proves that what came since explains every balance of the old shard, and that both sides add up. Throws move_differs (409). */
export async function proveSince({ account_id, from, to }: Sides, proven: ProvenLedger): Promise<void> {
	const [accounts, entries, ...unbalanced] = await Promise.all([
		from.read(listBalances(account_id)),
		from.read(listEntriesAfter(account_id, proven.seq)),
		...[from, to].map((side) => side.read(countUnbalanced(account_id))),
	]);
	if (unbalanced.some((rows) => rows[0]!.count > 0)) throw differs();
	const expected = new Map(proven.balances);
	const move = (id: number, amount: number) => expected.set(id, (expected.get(id) ?? 0) + amount);
	for (const { debit_account_id, credit_account_id, amount } of entries) {
		move(debit_account_id, -amount);
		move(credit_account_id, amount);
	}
	if (accounts.some(({ id, balance }) => balance !== (expected.get(id) ?? 0))) throw differs();
}

/**
 * Points that are set aside for a piece of long work, such as an import: a ledger account of the kind `in_approval` of its
 * own, which the work draws on and whose rest goes back to what is available. Its floor of 0 bounds the work.
 */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** For whom and under which id points are held; `source` as ledger lines have it. */
export type Holding = { account_id: number; holder_id: number; source: string; newId: () => number; now: number };

/** Moves points from what is available to the holder, once. The floor of what is available refuses what is not there. */
export function holdPoints(holding: Holding & { points: number }): Statement[] {
	const { account_id, holder_id, source, points, newId, now } = holding;
	const id = newId();
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			values (${account_id}, ${newId()}, 'in_approval', 'points', ${holder_id}, 0, ${now})`,
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			values (${account_id}, ${id}, 'assignment', ${`hold:${source}:${holder_id}`}, ${source}, 'held', ${now})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, a.id, h.id, ${points}, ${now}
			from ledger_accounts a join ledger_accounts h on h.account_id = a.account_id and h.unit = a.unit
				and h.kind = 'in_approval' and h.owner_id = ${holder_id}
			where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0`,
	];
}

/** Gives what the holder did not use back to what is available; nothing where nothing is left. */
export function returnHeldPoints({ account_id, holder_id, source, newId, now }: Holding): Statement[] {
	const id = newId();
	const left = sql`from ledger_accounts h where h.account_id = ${account_id} and h.kind = 'in_approval' and h.unit = 'points'
		and h.owner_id = ${holder_id} and h.balance > 0`;
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			select ${account_id}, ${id}, 'assignment', ${`return:${source}:${holder_id}`}, ${source}, 'held', ${now} ${left}`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, h.id, (select a.id from ledger_accounts a
				where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0), h.balance, ${now} ${left}`,
	];
}

/** The ledger account of what is held under an id; none where nothing was. */
export function findHeldAccount(account_id: number, holder_id: number) {
	return sql<{ id: number }>`select id from ledger_accounts
		where account_id = ${account_id} and kind = 'in_approval' and unit = 'points' and owner_id = ${holder_id}`;
}

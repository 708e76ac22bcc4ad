/**
 * The points that a client has paid for and not given on yet: the tenant's own ledger account of the kind `budget`, which
 * belongs to no budget (owner 0). Its floor is 0, so that nobody gives on what was not paid in.
 */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** What a transaction of funding says of where it comes from. */
export const fundingSource = "funding";
/** The two units of a ledger, which never mix. */
export type LedgerUnit = "points" | "wallet";

/** Points that are paid in for a client, once under a key. */
export type Funding = {
	account_id: number;
	key: string;
	points: number;
	/** Standard points, unless it is the wallet that is paid into. */
	unit?: LedgerUnit;
	/** What it is for, such as the number of a contract. */
	reason: string;
	/** The transaction's id, where the caller keeps it. */
	transaction_id?: number;
	newId: () => number;
	now: number;
};

/** Moves points from the funding account to what is available; opens the latter with the first. */
export function fundAvailable(funding: Funding): Statement[] {
	const { account_id, key, points, reason, unit = "points", newId, now } = funding;
	const id = funding.transaction_id ?? newId();
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			values (${account_id}, ${newId()}, 'budget', ${unit}, 0, 0, ${now})
			on conflict (account_id, kind, unit, owner_id) do nothing`,
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			values (${account_id}, ${id}, 'assignment', ${key}, ${fundingSource}, ${reason}, ${now})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, f.id, a.id, ${points}, ${now}
			from ledger_accounts f join ledger_accounts a on a.account_id = f.account_id and a.unit = f.unit and a.owner_id = f.owner_id
			where f.account_id = ${account_id} and f.kind = 'funding' and f.unit = ${unit} and f.owner_id = 0 and a.kind = 'budget'`,
	];
}

/** What is available; nothing before the first funding. */
export function findAvailable(account_id: number, unit: LedgerUnit = "points") {
	return sql<{ balance: number }>`select balance from ledger_accounts
		where account_id = ${account_id} and kind = 'budget' and unit = ${unit} and owner_id = 0`;
}

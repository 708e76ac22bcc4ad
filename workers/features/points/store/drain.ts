/** Takes everything out of ledger accounts in one step: the amounts are those of the moment of writing, whatever was read before. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { TransactionKind } from "../rules/transaction-kinds";
import type { LedgerUnit } from "./available";

/** Accounts that are emptied, each under a transaction of its own, into one other account of the same unit. */
export type Drain = {
	account_id: number;
	kind: TransactionKind;
	accounts: readonly { transaction_id: number; ledger_account_id: number; budget_id?: number }[];
	into_account_id: number;
	actor_id: number;
	source: string;
	reason: string;
	now: number;
};

/** The statements; an account without a balance gets no transaction. */
export function drainAccounts({
	account_id,
	kind,
	accounts,
	into_account_id,
	actor_id,
	source,
	reason,
	now,
}: Drain): Statement[] {
	if (accounts.length === 0) return [];
	const filled = sql`from ${rowsOf(accounts)} d cross join ledger_accounts a
		on a.account_id = ${account_id} and a.id = d.value ->> 'ledger_account_id'
		where a.account_id = ${account_id} and a.balance > 0 order by d.key`;
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, budget_id, created_at)
			select ${account_id}, d.value ->> 'transaction_id', ${kind}, ${source} || ':' || (d.value ->> 'transaction_id'), ${actor_id}, ${source},
			${reason}, d.value ->> 'budget_id', ${now} ${filled}`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, d.value ->> 'transaction_id', a.id, ${into_account_id}, a.balance, ${now} ${filled}`,
	];
}

/** A ledger account of a person; `last_seq` changes with every entry on it. */
export type AccountOfMember = {
	id: number;
	unit: LedgerUnit;
	balance: number;
	earned: number;
	redeemed: number;
	last_seq: number;
};

/** True in SQL while nothing has moved on a ledger account since it was read. */
export function isUnmoved(account_id: number, { id, last_seq }: Pick<AccountOfMember, "id" | "last_seq">): SQL {
	return sql`select count(*) from ledger_accounts where account_id = ${account_id} and id = ${id} and last_seq = ${last_seq}`;
}

/** A person's ledger accounts in points and wallet. */
export function listAccountsOfMember(account_id: number, user_id: number) {
	return sql<AccountOfMember>`select id, unit, balance, earned, redeemed, last_seq from ledger_accounts
		where account_id = ${account_id} and kind = 'member' and unit in ('points', 'wallet') and owner_id = ${user_id}`;
}

/** Where wallet points go that nobody holds any more. */
export function findWalletAdjustments(account_id: number) {
	return sql<{ id: number }>`select id from ledger_accounts
		where account_id = ${account_id} and kind = 'adjustments' and unit = 'wallet' and owner_id = 0`;
}

/** A ledger at one moment, and whether what came since explains its balances: a proof that costs what changed. */
import { sql } from "drizzle-orm";

/** The balance of each ledger account. */
export function listBalances(account_id: number) {
	return sql<{
		id: number;
		balance: number;
		last_seq: number;
	}>`select id, balance, last_seq from ledger_accounts where account_id = ${account_id}`;
}

/** Entries after one. */
export function listEntriesAfter(account_id: number, seq: number) {
	return sql<{
		debit_account_id: number;
		credit_account_id: number;
		amount: number;
	}>`select debit_account_id, credit_account_id, amount
		from ledger_entries where account_id = ${account_id} and seq > ${seq} order by seq`;
}

/** Whether all balances of each unit sum up to 0 and none lies below its floor; 0 when they do. */
export function countUnbalanced(account_id: number) {
	return sql<{
		count: number;
	}>`select count(*) as count from (select unit from ledger_accounts where account_id = ${account_id}
		group by unit having sum(balance) <> 0 or max(balance < floor) = 1)`;
}

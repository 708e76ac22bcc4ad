/** Takes an issuance back as far as its points are still there: what was spent is written off, so that no balance falls below 0. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** A transaction of one entry that is taken back, by whom and why. */
export type Retraction = {
	account_id: number;
	id: number;
	reverses_transaction_id: number;
	actor_id: number;
	source: string;
	reason: string;
	now: number;
};

/**
 * The statements: one linked transaction of one entry, back to the balance that paid, of the amount that was given or of what
 * its holder has at the moment of writing, whichever is less. Where nothing is left, or nothing was given, it has no entry.
 * A second one fails on `ledger_transactions_reversed_once`.
 */
export function reverseWhatIsLeft({ account_id, id, reverses_transaction_id, ...retraction }: Retraction): Statement[] {
	const { actor_id, source, reason, now } = retraction;
	const returned = sql`select e.credit_account_id, e.debit_account_id, min(e.amount, h.balance) as amount
		from ledger_entries e join ledger_accounts h on h.account_id = e.account_id and h.id = e.credit_account_id
		where e.account_id = ${account_id} and e.transaction_id = ${reverses_transaction_id} and h.balance > 0`;
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, reverses_transaction_id, actor_id, source, reason,
				program_id, budget_id, activity_id, created_at)
			select t.account_id, ${id}, iif(exists (${returned}), 'Issuance Reversed', 'non_monetary'), ${`${source}:${reverses_transaction_id}`},
				t.id, ${actor_id}, ${source}, ${reason}, t.program_id, t.budget_id, t.activity_id, ${now}
			from ledger_transactions t where t.account_id = ${account_id} and t.id = ${reverses_transaction_id}`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, r.credit_account_id, r.debit_account_id, r.amount, ${now} from (${returned}) r`,
	];
}

/** What a file gave out, and taking it back: each transaction by a linked one that reverses it, as long as its points are there. */
import { sql } from "drizzle-orm";
import { assertThat } from "#workers/kernel/assertions";
import type { PointsOfImport, Upload } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { TransactionKind } from "../rules/transaction-kinds";
import { findAvailable } from "./available";
import { type Holding, holdPoints, returnHeldPoints } from "./held-points";
import { reverseTransactions } from "./ledger";

/** Under which the points of an upload are set aside; those of its undoing go back under a source of their own. */
export function importHolding(
	{ account, clock, newId }: Scope<null>,
	{ id, as_of }: Upload,
	source: "import" | "import_undo" = "import",
): Holding {
	const now = source === "import" ? (as_of ?? clock.now()) : clock.now();
	return { account_id: account.id, holder_id: id, source, newId, now };
}

/** How an upload sets aside what it gives, from what is available, and gives back what is left of it. */
export const fromAvailable: Pick<PointsOfImport<never, never>, "available" | "hold" | "giveBack"> = {
	available: async ({ account, read }) => (await read(findAvailable(account.id)))[0]?.balance ?? 0,
	hold: (scope, upload, points) => holdPoints({ ...importHolding(scope, upload), points }),
	giveBack: (scope, upload) => returnHeldPoints(importHolding(scope, upload)),
};

/** A transaction of one entry with who has its points now; `is_reversed` where that was done before. */
export type Reversible = {
	id: number;
	kind: TransactionKind;
	amount: number;
	credit_account_id: number;
	owner_id: number;
	budget_id: number | null;
	/** What the account that was credited has now, in all. */
	balance: number;
	is_reversed: 0 | 1;
};

/** Transactions by their ids. */
export function listReversible(account_id: number, ids: readonly number[]) {
	return sql<Reversible>`select t.id, t.kind, e.amount, e.credit_account_id, c.owner_id, t.budget_id, c.balance,
		exists (select 1 from ledger_transactions r where r.account_id = t.account_id and r.reverses_transaction_id = t.id) as is_reversed
		from ${rowsOf(ids)} i cross join ledger_transactions t on t.account_id = ${account_id} and t.id = i.value
		join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
		join ledger_accounts c on c.account_id = e.account_id and c.id = e.credit_account_id`;
}

/** Reverses these transactions; the floor of who has the points refuses those that were spent meanwhile. */
export function reversalsOf(
	{ account, clock, newId }: Scope<null>,
	upload: Upload,
	transactions: readonly Reversible[],
): Statement[] {
	return reverseTransactions(
		transactions.map(({ id, kind, budget_id }) => ({
			account_id: account.id,
			id: newId(),
			kind: kind === "assignment" ? ("assignment" as const) : ("Issuance Reversed" as const),
			idempotency_key: `import-undo:${id}`,
			reverses_transaction_id: id,
			actor_id: upload.user_id,
			source: "import_undo",
			reason: "",
			budget_id,
			created_at: clock.now(),
		})),
	);
}

/** Whether something stands under these keys; where all of it was reversed, the key under which it can be written anew. */
export function listUsedKeys(account_id: number, keys: readonly string[]) {
	const reversed = sql`exists (select 1 from ledger_transactions r
		where r.account_id = ${account_id} and r.reverses_transaction_id = t.id)`;
	return sql<{ said: string; key: string; is_used: 0 | 1 }>`with recursive chain (said, key) as (
			select k.value, k.value from ${rowsOf(keys)} k
			union all
			select c.said, c.said || ':' || t.id from chain c
			cross join ledger_transactions t on t.account_id = ${account_id} and t.idempotency_key = c.key where ${reversed})
		select c.said, c.key, exists (select 1 from ledger_transactions t
			where t.account_id = ${account_id} and t.idempotency_key = c.key) as is_used
		from chain c where not exists (select 1 from ledger_transactions t
			where t.account_id = ${account_id} and t.idempotency_key = c.key and ${reversed})`;
}

/** How often points moved to or from the accounts of these members, by unit. */
export function listMemberBalances(account_id: number, user_ids: readonly number[]) {
	return sql<{ owner_id: number; unit: string; entry_count: number }>`select a.owner_id, a.unit,
		(select count(*) from ledger_entries e where e.account_id = a.account_id and e.debit_account_id = a.id)
		+ (select count(*) from ledger_entries e where e.account_id = a.account_id and e.credit_account_id = a.id) as entry_count
		from ${rowsOf(user_ids)} i cross join ledger_accounts a on a.account_id = ${account_id} and a.kind = 'member'
			and a.unit in ('points', 'wallet') and a.owner_id = i.value`;
}

/** Fails the batch unless these members have nothing left, in either unit, and never spent anything. */
export function areAccountsEmpty(account_id: number, user_ids: readonly number[]): Statement[] {
	if (user_ids.length === 0) return [];
	return [
		assertThat(
			"internal_rows_changed",
			sql`select count(*) = 0 from ${rowsOf(user_ids)} i cross join ledger_accounts a
				on a.account_id = ${account_id} and a.kind = 'member' and a.unit in ('points', 'wallet') and a.owner_id = i.value
				where a.balance <> 0 or a.earned <> 0 or a.redeemed <> 0`,
		),
	];
}

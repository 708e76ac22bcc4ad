/** The ledger's statements: opening accounts, moving points, reversing. Triggers post the balances and hold the floors. */
import { sql } from "drizzle-orm";
import { assertThat } from "#workers/kernel/assertions";
import type { Statement } from "#workers/kernel/sql";
import type { TransactionKind } from "../rules/transaction-kinds";
import type { LedgerUnit } from "./available";

/** The floor of the funding account: the tenant's points come from nowhere, so that the sum over all accounts is 0. */
export const fundingFloor = -9_000_000_000_000;

/** One reason for points to move. `idempotency_key` is kept for ever: a second transaction under it fails. */
export type Transaction = {
	account_id: number;
	id: number;
	kind: TransactionKind;
	idempotency_key: string;
	actor_id: number | null;
	source: string;
	reason?: string;
	program_id?: number | null;
	budget_id?: number | null;
	order_id?: number | null;
	activity_id?: number | null;
	created_at: number;
};

/** One movement of a positive amount from one ledger account to another. */
export type Entry = { debit_account_id: number; credit_account_id: number; amount: number };

/** Writes a transaction with its entries. The balance check `ledger_accounts_balance_at_or_above_floor` refuses overdrafts. */
export function postTransaction(transaction: Transaction, entries: readonly Entry[]): Statement[] {
	return [insertTransaction(transaction), insertEntries(transaction, entries)];
}

/** Writes many transactions with one entry each, two statements in all (a recognition of 2,000 people, an import). */
export function postTransactions(list: readonly (Transaction & { entry: Entry })[]): Statement[] {
	const [first] = list;
	if (!first) return [];
	const rows = list.map(({ entry, id, created_at }) => ({ id, created_at, ...entry }));
	return [
		...recordTransactions(list.map(({ entry: _entry, ...transaction }) => transaction)),
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${first.account_id}, value ->> 'id', value ->> 'debit_account_id', value ->> 'credit_account_id', value ->> 'amount', value ->> 'created_at'
			from json_each(${JSON.stringify(rows)})`,
	];
}

/** Writes transactions without entries: what was given without points (kind non_monetary). */
export function recordTransactions(list: readonly Transaction[]): Statement[] {
	const [first] = list;
	if (!first) return [];
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, program_id, budget_id, order_id, activity_id, created_at)
			select ${first.account_id}, value ->> 'id', value ->> 'kind', value ->> 'idempotency_key', value ->> 'actor_id', value ->> 'source',
			coalesce(value ->> 'reason', ''), value ->> 'program_id', value ->> 'budget_id', value ->> 'order_id', value ->> 'activity_id', value ->> 'created_at'
			from json_each(${JSON.stringify(list)})`,
	];
}

/** A transaction that undoes another one. */
export type Reversal = Transaction & { reverses_transaction_id: number };

/**
 * Reverses a transaction whole: its entries with the sides swapped. A second reversal of the same transaction fails on
 * `ledger_transactions_reversed_once`, one of nothing as `internal_reversal_of_nothing`; no amount is ever given.
 */
export function reverseTransaction(reversal: Reversal): Statement[] {
	return reverseTransactions([reversal]);
}

/** Reverses many transactions, three statements in all: each goes back to the balances that it came from. */
export function reverseTransactions(list: readonly Reversal[]): Statement[] {
	const [first] = list;
	if (!first) return [];
	const { account_id } = first;
	const rows = JSON.stringify(list);
	return [
		assertThat(
			"internal_reversal_of_nothing",
			sql`select count(*) = ${list.length} from json_each(${rows}) r
				cross join ledger_transactions t on t.account_id = ${account_id} and t.id = r.value ->> 'reverses_transaction_id'
				where t.account_id = ${account_id}`,
		),
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, reverses_transaction_id, actor_id, source, reason, program_id, budget_id, order_id, activity_id, created_at)
			select ${account_id}, value ->> 'id', value ->> 'kind', value ->> 'idempotency_key', value ->> 'reverses_transaction_id',
			value ->> 'actor_id', value ->> 'source', coalesce(value ->> 'reason', ''), value ->> 'program_id', value ->> 'budget_id',
			value ->> 'order_id', value ->> 'activity_id', value ->> 'created_at' from json_each(${rows})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, r.value ->> 'id', e.credit_account_id, e.debit_account_id, e.amount, r.value ->> 'created_at'
			from json_each(${rows}) r cross join ledger_entries e
				on e.account_id = ${account_id} and e.transaction_id = r.value ->> 'reverses_transaction_id'
			where e.account_id = ${account_id} order by r.key, e.seq desc`,
	];
}

/** Opens the tenant's own accounts in both units, once. */
export function openLedgerOfTenant(account_id: number, newId: () => number, now: number): Statement[] {
	const kinds = ["funding", "in_approval", "orders_held", "orders_paid", "expired", "adjustments", "games"];
	const rows = ["points", "wallet"].flatMap((unit) =>
		kinds.map((kind) => ({
			id: newId(),
			kind,
			unit,
			floor: kind === "funding" || kind === "adjustments" ? fundingFloor : 0,
		})),
	);
	rows.push({ id: newId(), kind: "budget", unit: "points", floor: 0 });
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			select ${account_id}, value ->> 'id', value ->> 'kind', value ->> 'unit', 0, value ->> 'floor', ${now} from json_each(${JSON.stringify(rows)})`,
	];
}

/** Opens a person's points and wallet accounts. */
export function openLedgerOfMember(
	account_id: number,
	user_id: number,
	newId: () => number,
	now: number,
): { statements: Statement[]; points_account_id: number } {
	const points_account_id = newId();
	const rows = [
		{ id: points_account_id, unit: "points", owner_id: user_id },
		{ id: newId(), unit: "wallet", owner_id: user_id },
	];
	return { statements: [insertMemberAccounts(account_id, rows, now)], points_account_id };
}

/** Opens the ledger account that holds a budget's points. */
export function openLedgerOfBudget(
	account_id: number,
	{ id, budget_id }: { id: number; budget_id: number },
	now: number,
): Statement {
	return sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
		values (${account_id}, ${id}, 'budget', 'points', ${budget_id}, 0, ${now})`;
}

/** Opens the ledger accounts of many budgets in one statement. */
export function openLedgersOfBudgets(
	account_id: number,
	rows: readonly { id: number; budget_id: number }[],
	now: number,
): Statement[] {
	if (rows.length === 0) return [];
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			select ${account_id}, value ->> 'id', 'budget', 'points', value ->> 'budget_id', 0, ${now} from json_each(${JSON.stringify(rows)})`,
	];
}

/** Opens points and wallet accounts of many people in one statement. */
export function insertMemberAccounts(
	account_id: number,
	rows: readonly { id: number; unit: string; owner_id: number }[],
	now: number,
): Statement {
	return sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
		select ${account_id}, value ->> 'id', 'member', value ->> 'unit', value ->> 'owner_id', 0, ${now} from json_each(${JSON.stringify(rows)})`;
}

/** Deposits points straight from what is available (an administrator's deposit). */
export function issueDirectly(deposit: {
	account_id: number;
	member_account_id: number;
	points: number;
	key: string;
	reason: string;
	newId: () => number;
	now: number;
	actor_id?: number | null;
}): Statement[] {
	const { account_id } = deposit;
	const id = deposit.newId();
	return [
		insertTransaction({
			account_id,
			id,
			kind: "Issuance [Direct Deposit]",
			idempotency_key: deposit.key,
			actor_id: deposit.actor_id ?? null,
			source: "deposit",
			reason: deposit.reason,
			created_at: deposit.now,
		}),
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, a.id, ${deposit.member_account_id}, ${deposit.points}, ${deposit.now}
			from ledger_accounts a where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0`,
	];
}

/**
 * The tenant's own ledger accounts of a unit by kind. `available` is the one of kind budget that belongs to no
 * budget: what the provider funded and nobody has put into one yet.
 */
export function findTenantAccounts(account_id: number, unit: LedgerUnit = "points") {
	return sql<{
		kind: string;
		id: number;
	}>`select iif(kind = 'budget', 'available', kind) as kind, id from ledger_accounts
		where account_id = ${account_id} and unit = ${unit} and owner_id = 0 and kind in ('funding', 'budget', 'in_approval', 'orders_held', 'orders_paid', 'expired', 'adjustments', 'games')`;
}

function insertTransaction(transaction: Transaction): Statement {
	return sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, program_id, budget_id, order_id, activity_id, created_at)
		values (${transaction.account_id}, ${transaction.id}, ${transaction.kind}, ${transaction.idempotency_key}, ${transaction.actor_id}, ${transaction.source},
		${transaction.reason ?? ""}, ${transaction.program_id ?? null}, ${transaction.budget_id ?? null}, ${transaction.order_id ?? null},
		${transaction.activity_id ?? null}, ${transaction.created_at})`;
}

function insertEntries(transaction: Transaction, entries: readonly Entry[]): Statement {
	return sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
		select ${transaction.account_id}, ${transaction.id}, value ->> 'debit_account_id', value ->> 'credit_account_id', value ->> 'amount', ${transaction.created_at}
		from json_each(${JSON.stringify(entries)})`;
}

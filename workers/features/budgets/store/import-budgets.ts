/** The SQL by which a file of budgets is written, and taken away again while nothing happened to them. */
import { sql } from "drizzle-orm";
import { assertThat } from "#workers/kernel/assertions";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { BudgetTimes } from "../rules/budget-status";
import type { BudgetFields } from "./budgets";

/** A budget that a file makes, with what it begins with. */
export type NewBudget = Pick<BudgetFields, "name" | "budget_category" | "owner_id" | "cycle"> & {
	id: number;
	ledger_account_id: number;
	points: number;
	turns_at: number | null;
};

/** Budgets by their names. */
export function findBudgetsNamed(account_id: number, names: readonly string[]) {
	return sql<{ name: string }>`select b.name from ${rowsOf(names)} e
		cross join budgets b on b.account_id = ${account_id} and b.name = e.value`;
}

/** Writes budgets, the ledger accounts of their points, and their cycles; what is put into them is posted beside. */
export function insertBudgets(account_id: number, budgets: readonly NewBudget[], now: number): Statement[] {
	if (budgets.length === 0) return [];
	const rows = rowsOf(budgets);
	return [
		sql`insert into budgets (account_id, id, name, budget_category, owner_id, ledger_account_id, cycle, points_budgeted, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'budget_category', value ->> 'owner_id',
			value ->> 'ledger_account_id', value ->> 'cycle', value ->> 'points', ${now} from ${rows}`,
		sql`insert into budget_plans (account_id, budget_id, turns_at)
			select ${account_id}, value ->> 'id', value ->> 'turns_at' from ${rows}`,
	];
}

/** A budget whose making is to be undone: what happened to it since. */
export type MadeBudget = { id: number; name: string; ledger_account_id: number; entry_count: number; is_used: 0 | 1 };

/** Budgets with how often points moved in or out of them, and whether programs draw on them. */
export function listMadeBudgets(account_id: number, ids: readonly number[]) {
	return sql<MadeBudget>`select b.id, b.name, b.ledger_account_id,
		(select count(*) from ledger_entries e where e.account_id = b.account_id and e.debit_account_id = b.ledger_account_id)
		+ (select count(*) from ledger_entries e where e.account_id = b.account_id and e.credit_account_id = b.ledger_account_id) as entry_count,
		exists (select 1 from programs p where p.account_id = b.account_id and p.budget_id = b.id) as is_used
		from ${rowsOf(ids)} i cross join budgets b on b.account_id = ${account_id} and b.id = i.value`;
}

/** Deletes budgets that hold nothing and that no program draws on; their ledger accounts stay, since the ledger is final. */
export function deleteBudgets(account_id: number, ids: readonly number[]): Statement[] {
	if (ids.length === 0) return [];
	const these = sql`(select value from ${rowsOf(ids)})`;
	return [
		assertThat(
			"internal_rows_changed",
			sql`select count(*) = ${ids.length} from budgets b
				join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id and l.balance = 0
				where b.account_id = ${account_id} and b.id in ${these}
				and not exists (select 1 from programs p where p.account_id = b.account_id and p.budget_id = b.id)`,
		),
		sql`delete from budget_plans where account_id = ${account_id} and budget_id in ${these}`,
		sql`delete from budgets where account_id = ${account_id} and id in ${these}`,
	];
}

/** Budgets by their names, with what is left in them and when they are open. */
export function findBudgetsByName(account_id: number, names: readonly string[]) {
	return sql<
		BudgetTimes & { id: number; name: string; ledger_account_id: number; points_remaining: number }
	>`select b.id, b.name, b.ledger_account_id, l.balance as points_remaining, b.is_active, b.from_date, b.to_date
		from ${rowsOf(names)} e cross join budgets b on b.account_id = ${account_id} and b.name = e.value
		join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id`;
}

/** The SQL of budgets: reading them with their owner and what is left, writing them, and what moves between them. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { openLedgerOfBudget } from "#workers/features/points";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { PacedBudget } from "../rules/budget-pace";
import type { BudgetStatus, ShownBudgetStatus } from "../rules/budget-status";

/** The version of lists that show budgets; programs show what theirs hold. */
export const budgetsVersion = "budgets";

/** A budget with its owner and what is left of it. */
export type BudgetRow = PacedBudget & {
	id: number;
	name: string;
	budget_category: string;
	owner_id: number;
	owner_first_name: string;
	owner_last_name: string;
	owner_email: string;
	ledger_account_id: number;
	is_active: 0 | 1;
};

/** How a budget's cycles begin, and from when on its owner is told that little is left. */
export type BudgetPlan = {
	cycle_points: number;
	rollover_percent: number;
	turns_at: number | null;
	low_threshold: number | null;
};

/** From which budget one was split off, and who answers for that; null: from none. */
export type Family = { parent_id: number | null; parent_name: string | null; parent_owner_id: number | null };

/** The columns of `BudgetRow`, over the sources of `budgetSources`. */
export const budgetColumns: SQL = sql`b.id, b.name, b.budget_category, b.owner_id, u.first_name as owner_first_name,
	u.last_name as owner_last_name, u.email as owner_email, b.ledger_account_id, b.cycle, b.points_budgeted,
	l.balance as points_remaining, b.points_in_approval, b.is_active, b.from_date, b.to_date, b.created_at`;

/** Joins a budget `b` to its ledger account `l` and its owner `u`. */
export const budgetSources: SQL = sql`join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
	join users u on u.account_id = b.account_id and u.id = b.owner_id`;

/** True in SQL when a budget `b` is in this state on this day; the same rule as `budgetStatus`, and those in warning are active. */
export function hasBudgetStatus(status: ShownBudgetStatus, today: string): SQL {
	if (status === "warning")
		return sql`(${hasBudgetStatus("active", today)} and exists (select 1 from budget_plans w
		where w.account_id = b.account_id and w.budget_id = b.id and w.low_threshold > (select f.balance from ledger_accounts f
			where f.account_id = b.account_id and f.id = b.ledger_account_id)))`;
	const isOpen = sql`b.is_active = 1 and coalesce(b.to_date, '9999') >= ${today}`;
	const conditions: Record<BudgetStatus, SQL> = {
		inactive: sql`b.is_active <> 1`,
		expired: sql`b.is_active = 1 and b.to_date < ${today}`,
		upcoming: sql`${isOpen} and b.from_date > ${today}`,
		active: sql`${isOpen} and coalesce(b.from_date, '') <= ${today}`,
	};
	return sql`(${conditions[status]})`;
}

/** A budget by id. */
export function findBudget(account_id: number, id: number) {
	return sql<BudgetRow & BudgetPlan & Family>`select ${budgetColumns}, b.parent_id, q.name as parent_name,
		q.owner_id as parent_owner_id, coalesce(p.cycle_points, 0) as cycle_points,
		coalesce(p.rollover_percent, 100) as rollover_percent, p.turns_at, p.low_threshold
		from budgets b ${budgetSources} left join budget_plans p on p.account_id = b.account_id and p.budget_id = b.id
		left join budgets q on q.account_id = b.account_id and q.id = b.parent_id
		where b.account_id = ${account_id} and b.id = ${id}`;
}

/** What a budget is called. */
export function budgetName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from budgets where account_id = ${account_id} and id = ${id}`;
}

/** The budget of this name, if another one has it. */
export function findNamesake(account_id: number, name: string, id: number) {
	return sql<{
		id: number;
	}>`select id from budgets where account_id = ${account_id} and name = ${name} and id <> ${id}`;
}

/** Somebody who can own a budget, by their work email. */
export function findOwnerByEmail(account_id: number, email: string) {
	return sql<{ id: number; name: string }>`select u.id, ${personName("u")} as name from users u
		where u.account_id = ${account_id} and u.email = ${email} and u.status in ('active', 'invited', 'pending')`;
}

/** Active budgets that hold points or were given some, as many as an account can look through; `today` is a YYYY-MM-DD day in the account's zone. */
export function listPacedBudgets(account_id: number, today: string, limit: number) {
	return sql<
		PacedBudget & { id: number; name: string; owner: string }
	>`select b.id, b.name, ${personName("u")} as owner,
		b.cycle, b.points_budgeted, l.balance as points_remaining, b.points_in_approval, b.from_date, b.to_date, b.created_at
		from budgets b ${budgetSources}
		where b.account_id = ${account_id} and b.is_active = 1 and coalesce(b.to_date, '9999') >= ${today}
		and b.points_budgeted > 0 order by b.name limit ${limit}`;
}

/** Budgets that are not switched off, for choosing one: all, or one person's. */
export function listChoices(account_id: number, owner_id: number | null, limit: number) {
	const ofOwner = owner_id === null ? sql`` : sql`and b.owner_id = ${owner_id}`;
	return sql<{ id: number; name: string; points_remaining: number }>`select b.id, b.name, l.balance as points_remaining
		from budgets b join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where b.account_id = ${account_id} ${ofOwner} and b.is_active = 1 order by b.name limit ${limit}`;
}

/** The programs that draw on a budget. */
export function listProgramsOf(account_id: number, budget_id: number) {
	return sql<{ id: number; name: string }>`select p.id, p.name from programs p
		where p.account_id = ${account_id} and p.budget_id = ${budget_id} order by p.name limit 20`;
}

/** One movement of a budget's points, signed as its balance changed. */
export type MovementRow = {
	id: number;
	kind: string;
	source: string;
	reason: string;
	program: string | null;
	actor_name: string | null;
	points: number;
	created_at: number;
};

/** The newest movements of a ledger account. */
export function listMovements(account_id: number, ledger_account_id: number, limit: number) {
	const side = (column: "debit_account_id" | "credit_account_id", sign: number) => sql`select * from (
		select e.seq, e.transaction_id, e.amount * ${sign} as points, e.created_at from ledger_entries e
		where e.account_id = ${account_id} and e.${sql.raw(column)} = ${ledger_account_id}
		order by e.created_at desc, e.seq desc limit ${limit})`;
	return sql<MovementRow>`select m.seq as id, t.kind, t.source, t.reason, p.name as program,
		(select ${personName("a")} from users a where a.account_id = t.account_id and a.id = t.actor_id) as actor_name,
		m.points, m.created_at
		from (${side("debit_account_id", -1)} union all ${side("credit_account_id", 1)}) m
		join ledger_transactions t on t.account_id = ${account_id} and t.id = m.transaction_id
		left join programs p on p.account_id = t.account_id and p.id = t.program_id
		order by m.created_at desc, m.seq desc limit ${limit}`;
}

/** What an owner says of a budget. */
export type BudgetFields = {
	name: string;
	budget_category: string;
	owner_id: number;
	cycle: string;
	is_active: 0 | 1;
	from_date: string | null;
	to_date: string | null;
};

/** Writes a new budget with the ledger account that holds its points. */
export function insertBudget(
	account_id: number,
	{
		id,
		ledger_account_id,
		parent_id = null,
		...fields
	}: BudgetFields & { id: number; ledger_account_id: number; parent_id?: number | null },
	now: number,
): Statement[] {
	return [
		openLedgerOfBudget(account_id, { id: ledger_account_id, budget_id: id }, now),
		sql`insert into budgets (account_id, id, name, budget_category, owner_id, ledger_account_id, parent_id, cycle, is_active, from_date, to_date, created_at)
			values (${account_id}, ${id}, ${fields.name}, ${fields.budget_category}, ${fields.owner_id}, ${ledger_account_id}, ${parent_id}, ${fields.cycle},
			${fields.is_active}, ${fields.from_date}, ${fields.to_date}, ${now})`,
		...touchBudgets(account_id),
	];
}

/** Changes what is said of a budget. */
export function updateBudget(account_id: number, id: number, fields: BudgetFields): Statement[] {
	return [
		sql`update budgets set name = ${fields.name}, budget_category = ${fields.budget_category}, owner_id = ${fields.owner_id},
			cycle = ${fields.cycle}, is_active = ${fields.is_active}, from_date = ${fields.from_date}, to_date = ${fields.to_date}
			where account_id = ${account_id} and id = ${id}`,
		...touchBudgets(account_id),
	];
}

/** Puts budgets into a category. */
export function updateCategory(account_id: number, ids: readonly number[], budget_category: string): Statement[] {
	return [
		sql`update budgets set budget_category = ${budget_category}
			where account_id = ${account_id} and id in (select value from json_each(${JSON.stringify(ids)}))`,
		...touchBudgets(account_id),
	];
}

/** Counts what was moved into a budget, or out of it, as budgeted in this cycle. */
export function updateBudgeted(account_id: number, id: number, points: number): Statement {
	return sql`update budgets set points_budgeted = max(0, points_budgeted + ${points})
		where account_id = ${account_id} and id = ${id}`;
}

/** Those of these people who own budgets. */
export function listOwnersAmong(account_id: number, user_ids: readonly number[]) {
	return sql<{ owner_id: number }>`select distinct b.owner_id from budgets b
		where b.account_id = ${account_id} and b.owner_id in (select value from ${rowsOf(user_ids)})`;
}

/** True in SQL while these people own so many budgets together. */
export function ownAsMany(account_id: number, user_ids: readonly number[], count: number): SQL {
	return sql`select count(*) = ${count} from budgets b
		where b.account_id = ${account_id} and b.owner_id in (select value from ${rowsOf(user_ids)})`;
}

/** Says that what lists of budgets and programs show has changed. */
export function touchBudgets(account_id: number): Statement[] {
	return [touchTable(account_id, budgetsVersion), touchTable(account_id, "programs")];
}

/** What one budget was given and gave in a time, and what it held at its end. */
export type BudgetSums = {
	id: number;
	budget_category: string;
	put_in: number;
	taken_out: number;
	given: number;
	left_over: number;
};

/** Which budgets: those behind another in the order of categories, made until `to`, of all categories or one. */
type Part = {
	from: number;
	to: number;
	after: { category: string; id: number } | null;
	max: number;
	category?: string;
};

/** The next budgets with their sums, each from the ranges of its own entries. */
export function listBudgetSums(account_id: number, { from, to, after, max, category }: Part) {
	const ofCategory = category === undefined ? sql`` : sql`and b.budget_category = ${category}`;
	const behind = after ? sql`and (b.budget_category, b.id) > (${after.category}, ${after.id})` : sql``;
	const sum = (side: "debit_account_id" | "credit_account_id", isMoved: boolean) =>
		sql`(select coalesce(sum(e.amount), 0) from ledger_entries e
			join ledger_transactions t on t.account_id = e.account_id and t.id = e.transaction_id
			where e.account_id = ${account_id} and e.${sql.raw(side)} = c.ledger_account_id and e.created_at >= ${from}
			and e.created_at <= ${to} and (t.kind = 'assignment') = ${isMoved ? 1 : 0} and t.source <> 'approval')`;
	const all = (side: "debit_account_id" | "credit_account_id") =>
		sql`(select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = ${account_id}
			and e.${sql.raw(side)} = c.ledger_account_id and e.created_at <= ${to})`;
	return sql<BudgetSums>`select c.id, c.budget_category, ${sum("credit_account_id", true)} as put_in,
		${sum("debit_account_id", true)} as taken_out,
		${sum("debit_account_id", false)} - ${sum("credit_account_id", false)} as given,
		${all("credit_account_id")} - ${all("debit_account_id")} as left_over
		from (select b.id, b.budget_category, b.ledger_account_id from budgets b where b.account_id = ${account_id}
			and b.created_at <= ${to} ${ofCategory} ${behind} order by b.budget_category, b.id limit ${max}) c
		order by c.budget_category, c.id`;
}

/** The categories of budgets, of all or of those that one person owns; each begins at the next key of the index. */
export function listCategories(account_id: number, owner_id: number | null, max: number) {
	const ofOwner = owner_id === null ? sql`` : sql`and b.owner_id = ${owner_id}`;
	return sql<{ id: number; name: string }>`select min(b.id) as id, b.budget_category as name from budgets b
		where b.account_id = ${account_id} and b.budget_category <> '' ${ofOwner}
		group by b.budget_category order by b.budget_category limit ${max}`;
}

/** Names of budgets, of all or of those that one person owns, in their order by an index. */
export function listNames(account_id: number, owner_id: number | null, max: number) {
	const ofOwner = owner_id === null ? sql`` : sql`and b.owner_id = ${owner_id}`;
	return sql<{
		id: number;
		name: string;
		budget_category: string;
	}>`select b.id, b.name, b.budget_category from budgets b
		where b.account_id = ${account_id} and b.is_active = 1 ${ofOwner} order by b.name, b.id limit ${max}`;
}

/** The SQL of programs with the budgets that pay for them, and of the behaviours that they offer. */

import { type SQL, sql } from "drizzle-orm";
import type { behaviors } from "#drizzle/programs";
import { personName } from "#workers/features/members";
import { type RowOf, rowsOf } from "#workers/kernel/sql";
import type { ProgramRow } from "../rules/program";
import type { ProgramStatus } from "../rules/program-statuses";

/** A behaviour with its names by language. */
export type BehaviorRow = RowOf<typeof behaviors, "id" | "key" | "names" | "glyph" | "position">;

/** The columns of `ProgramRow`, over the sources of `programSources`. */
export const programColumns: SQL = sql`p.id, p.name, p.description, p.image, p.glyph, p.budget_id, p.givers, p.from_date, p.to_date,
	p.is_active, p.archived_at, p.display_program, p.display_dates, p.is_non_monetary, p.issuance_approval_needed,
	p.two_step_approval_needed, p.issuance_approval_emails, p.justification_required, p.is_behavior_required,
	p.hide_in_search_autosuggest, p.takes_claims, p.points, p.min_points, p.max_points, p.points_increment,
	b.points_budgeted, b.points_in_approval, l.balance as points_remaining, l.id as budget_ledger_account_id, b.owner_id as budget_owner_id, b.is_active as budget_is_active,
	b.from_date as budget_from_date, b.to_date as budget_to_date,
	(select json_group_array(o.behavior_id) from program_behaviors o
		where o.account_id = p.account_id and o.program_id = p.id) as behavior_ids`;

/** Joins a program `p` to its budget `b` and the budget's ledger account `l`. */
export const programSources: SQL = sql`join budgets b on b.account_id = p.account_id and b.id = p.budget_id
	join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id`;

/** What the owner of a program's budget `b` is called. */
export const budgetOwnerName: SQL = sql`(select ${personName("o")} from users o
	where o.account_id = b.account_id and o.id = b.owner_id) as budget_owner_name`;

/** True in SQL when a program `p` is in this state on this day; the same rule as `programStatus`. */
export function hasStatus(status: ProgramStatus, today: string): SQL {
	const isRunning = sql`p.archived_at is null and p.is_active = 1`;
	const conditions: Record<ProgramStatus, SQL> = {
		archived: sql`p.archived_at is not null`,
		inactive: sql`p.archived_at is null and p.is_active <> 1`,
		expired: sql`${isRunning} and p.to_date < ${today}`,
		upcoming: sql`${isRunning} and p.from_date > ${today} and coalesce(p.to_date, '9999') >= ${today}`,
		active: sql`${isRunning} and p.from_date <= ${today} and coalesce(p.to_date, '9999') >= ${today}`,
	};
	return sql`(${conditions[status]})`;
}

/** A program by id. */
export function findProgram(account_id: number, id: number) {
	return sql<ProgramRow>`select ${programColumns} from programs p ${programSources}
		where p.account_id = ${account_id} and p.id = ${id}`;
}

/** What a program is called. */
export function programName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from programs where account_id = ${account_id} and id = ${id}`;
}

/** The programs that run on this day and are shown, by name. */
export function listShownPrograms(account_id: number, today: string, max: number) {
	return sql<ProgramRow>`select ${programColumns} from programs p ${programSources}
		where p.account_id = ${account_id} and p.display_program = 1 and ${hasStatus("active", today)} order by p.name limit ${max}`;
}

/** True in SQL while a program can be given from on this day as it was read: it runs, approves as then, and its budget stands open. */
export function isOpenForGiving(
	account_id: number,
	program: { id: number; issuance_approval_needed: number; two_step_approval_needed: number },
	today: string,
): SQL {
	return sql`select count(*) = 1 from programs p join budgets b on b.account_id = p.account_id and b.id = p.budget_id
		where p.account_id = ${account_id} and p.id = ${program.id} and p.issuance_approval_needed = ${program.issuance_approval_needed}
		and p.two_step_approval_needed = ${program.two_step_approval_needed}
		and ${hasStatus("active", today)} and (p.is_non_monetary = 1 or (b.is_active = 1
		and coalesce(b.from_date, '') <= ${today} and coalesce(b.to_date, '9999') >= ${today}))`;
}

/** The active behaviours in their order; those of a program when it names some. */
export function listBehaviors(account_id: number, program_id: number | null) {
	return sql<BehaviorRow>`select b.id, b.key, b.names, b.glyph, b.position from behaviors b
		where ${isOffered(account_id, program_id)} order by b.position, b.id`;
}

/** Which behaviours those are. */
export function listBehaviorIds(account_id: number, program_id: number) {
	return sql<{ id: number }>`select b.id from behaviors b where ${isOffered(account_id, program_id)}`;
}

const isOffered = (
	account_id: number,
	program_id: number | null,
) => sql`b.account_id = ${account_id} and b.is_active = 1
	and (${program_id} is null
		or not exists (select 1 from program_behaviors o where o.account_id = b.account_id and o.program_id = ${program_id})
		or exists (select 1 from program_behaviors o where o.account_id = b.account_id and o.program_id = ${program_id} and o.behavior_id = b.id))`;

/** The behaviours with these ids, whatever their state. */
export function findBehaviors(account_id: number, ids: readonly number[]) {
	return sql<BehaviorRow>`select b.id, b.key, b.names, b.glyph, b.position from ${rowsOf(ids)} e
		cross join behaviors b on b.account_id = ${account_id} and b.id = e.value order by e.key`;
}

/** The ids of the programs whose budget lies in a category, as a subquery. */
export function programsOfCategory(account_id: number, budget_category: string): SQL {
	return sql`select p.id from programs p join budgets b on b.account_id = p.account_id and b.id = p.budget_id
		where p.account_id = ${account_id} and b.budget_category = ${budget_category}`;
}

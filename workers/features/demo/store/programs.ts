/** The SQL that writes a demo tenant's behaviours, budgets and programs. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** A badge, its names by language as JSON. */
export type NewBadge = { id: number; names: string; glyph: string; position: number };

/** A behaviour to be written; names are JSON by language. */
export type NewBehavior = { id: number; key: string; names: string; glyph: string; position: number };

/** A budget to be written, with the ledger account that holds it. */
export type NewBudget = {
	id: number;
	ledger_account_id: number;
	name: string;
	owner_id: number;
	cycle: string;
	points_budgeted: number;
	low_threshold: number | null;
	to_date: string | null;
};

/** A program to be written. */
export type NewProgram = {
	id: number;
	name: string;
	description: string;
	glyph: string;
	budget_id: number;
	givers: string;
	from_date: string;
	to_date: string | null;
	is_active: number;
	archived_at: number | null;
	display_program: number;
	display_dates: number;
	is_non_monetary: number;
	issuance_approval_needed: number;
	two_step_approval_needed: number;
	/** JSON. */
	issuance_approval_emails: string;
	justification_required: number;
	is_behavior_required: number;
	takes_claims: number;
	points: number;
	min_points: number;
	max_points: number;
	points_increment: number;
};

/** Writes badges, behaviours, budgets with their ledger accounts, and programs. */
export function insertPrograms(
	account_id: number,
	made: {
		badges: readonly NewBadge[];
		behaviors: readonly NewBehavior[];
		budgets: readonly NewBudget[];
		programs: readonly NewProgram[];
	},
	created_at: number,
): Statement[] {
	return [
		sql`insert into behaviors (account_id, id, key, names, glyph, position, created_at)
			select ${account_id}, value ->> 'id', value ->> 'key', value ->> 'names', value ->> 'glyph', value ->> 'position', ${created_at}
			from ${rowsOf(made.behaviors)}`,
		sql`insert into badges (account_id, id, names, glyph, position, created_at)
			select ${account_id}, value ->> 'id', value ->> 'names', value ->> 'glyph', value ->> 'position', ${created_at}
			from ${rowsOf(made.badges)}`,
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			select ${account_id}, value ->> 'ledger_account_id', 'budget', 'points', value ->> 'id', 0, ${created_at} from ${rowsOf(made.budgets)}`,
		sql`insert into budgets (account_id, id, name, owner_id, ledger_account_id, cycle, points_budgeted, to_date, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'owner_id', value ->> 'ledger_account_id', value ->> 'cycle',
			value ->> 'points_budgeted', value ->> 'to_date', ${created_at} from ${rowsOf(made.budgets)}`,
		sql`insert into budget_plans (account_id, budget_id, turns_at, low_threshold)
			select ${account_id}, value ->> 'id', iif(value ->> 'cycle' = 'none', null, 0), value ->> 'low_threshold' from ${rowsOf(made.budgets)}`,
		sql`insert into programs (account_id, id, name, description, glyph, budget_id, givers, from_date, to_date, is_active, archived_at,
				display_program, display_dates, is_non_monetary, issuance_approval_needed, two_step_approval_needed, issuance_approval_emails,
				justification_required, is_behavior_required, takes_claims, points, min_points, max_points, points_increment, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'glyph',
			value ->> 'budget_id', value ->> 'givers', value ->> 'from_date', value ->> 'to_date', value ->> 'is_active', value ->> 'archived_at',
			value ->> 'display_program', value ->> 'display_dates', value ->> 'is_non_monetary', value ->> 'issuance_approval_needed',
			value ->> 'two_step_approval_needed', value ->> 'issuance_approval_emails', value ->> 'justification_required',
			value ->> 'is_behavior_required', value ->> 'takes_claims', value ->> 'points', value ->> 'min_points', value ->> 'max_points', value ->> 'points_increment',
			${created_at} from ${rowsOf(made.programs)}`,
	];
}

/** Makes budgets, programs, behaviours and groups for tests. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransactions } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import { fundTenant } from "./budgets";

/** What a test may choose of a program. */
export type ProgramOptions = {
	name?: string;
	/** Points in its budget. */
	budget?: number;
	owner: TestMember;
	givers?: { roles?: string[]; group_ids?: number[] };
	from_date?: string;
	to_date?: string | null;
	is_active?: 0 | 1;
	archived_at?: number | null;
	display_program?: 0 | 1;
	display_dates?: 0 | 1;
	is_non_monetary?: 0 | 1;
	issuance_approval_needed?: 0 | 1;
	two_step_approval_needed?: 0 | 1;
	issuance_approval_emails?: string[];
	justification_required?: 0 | 1;
	is_behavior_required?: 0 | 1;
	hide_in_search_autosuggest?: 0 | 1;
	takes_claims?: 0 | 1;
	budget_is_active?: 0 | 1;
	points?: number;
	min_points?: number;
	max_points?: number;
	points_increment?: number;
	behavior_ids?: number[];
};

/** A program with its budget. */
export type TestProgram = { id: number; name: string; budget_id: number; budget_account_id: number };

/** Makes a program with a budget of its own; by default everyone may give 50 to 250 in steps of 50. */
export async function addProgram(tenant: TestTenant, options: ProgramOptions): Promise<TestProgram> {
	const [id, budget_id, budget_account_id] = [newId(), newId(), newId()];
	const name = options.name ?? `Program ${id}`;
	const now = Date.now();
	const budget = options.budget ?? 1_000;
	const givers = { roles: [], group_ids: [], ...options.givers };
	await tenant.database.write([
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, created_at) values (${tenant.id}, ${budget_account_id}, 'budget', 'points', ${budget_id}, ${now})`,
		sql`insert into budgets (account_id, id, name, owner_id, ledger_account_id, points_budgeted, is_active, created_at)
			values (${tenant.id}, ${budget_id}, ${`Budget ${budget_id}`}, ${options.owner.id}, ${budget_account_id}, ${budget}, ${options.budget_is_active ?? 1}, ${now})`,
		sql`insert into programs (account_id, id, name, budget_id, givers, from_date, to_date, is_active, archived_at, display_program, display_dates,
			is_non_monetary, issuance_approval_needed, two_step_approval_needed, issuance_approval_emails, justification_required, is_behavior_required, hide_in_search_autosuggest, takes_claims, points, min_points, max_points, points_increment, created_at)
			values (${tenant.id}, ${id}, ${name}, ${budget_id}, ${JSON.stringify(givers)}, ${options.from_date ?? "2020-01-01"}, ${options.to_date ?? null},
			${options.is_active ?? 1}, ${options.archived_at ?? null}, ${options.display_program ?? 1}, ${options.display_dates ?? 1}, ${options.is_non_monetary ?? 0},
			${options.issuance_approval_needed ?? 0}, ${options.two_step_approval_needed ?? 0},
			${JSON.stringify(options.issuance_approval_emails ?? [])}, ${options.justification_required ?? 0}, ${options.is_behavior_required ?? 0}, ${options.hide_in_search_autosuggest ?? 0}, ${options.takes_claims ?? 0}, ${options.points ?? 100},
			${options.min_points ?? 50}, ${options.max_points ?? 250}, ${options.points_increment ?? 50}, ${now})`,
		...(options.behavior_ids ?? []).map(
			(behavior_id) =>
				sql`insert into program_behaviors (account_id, program_id, behavior_id) values (${tenant.id}, ${id}, ${behavior_id})`,
		),
	]);
	if (budget > 0) await creditBudget(tenant, budget_id, budget_account_id, budget);
	return { id, name, budget_id, budget_account_id };
}

/** Pays points into a budget; once for each key. */
export async function creditBudget(
	tenant: TestTenant,
	budget_id: number,
	budget_account_id: number,
	amount: number,
	key = "first",
): Promise<void> {
	await fundTenant(tenant, amount);
	const [available] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = 'budget' and unit = 'points' and owner_id = 0`,
	);
	await tenant.database.write(
		postTransactions([
			{
				account_id: tenant.id,
				id: newId(),
				kind: "assignment",
				idempotency_key: `test-budget-${budget_id}-${key}`,
				actor_id: null,
				source: "test",
				budget_id,
				created_at: Date.now(),
				entry: { debit_account_id: available!.id, credit_account_id: budget_account_id, amount },
			},
		]),
	);
}

/** Makes a behaviour. */
export async function addBehavior(
	tenant: TestTenant,
	names: Record<string, string>,
	options: { is_active?: 0 | 1; position?: number } = {},
): Promise<number> {
	const id = newId();
	await tenant.database.write([
		sql`insert into behaviors (account_id, id, key, names, glyph, is_active, position, created_at)
			values (${tenant.id}, ${id}, ${`key-${id}`}, ${JSON.stringify(names)}, 'star', ${options.is_active ?? 1}, ${options.position ?? 0}, ${Date.now()})`,
	]);
	return id;
}

/** Makes a group of these people, found by search. */
export async function addGroup(tenant: TestTenant, name: string, members: readonly TestMember[]): Promise<number> {
	const id = newId();
	await tenant.database.write([
		sql`insert into groups (account_id, id, name, created_at) values (${tenant.id}, ${id}, ${name}, ${Date.now()})`,
		...members.map(
			(member) =>
				sql`insert into group_members (account_id, group_id, user_id) values (${tenant.id}, ${id}, ${member.id})`,
		),
		...indexDocuments(tenant.id, "group", [{ id, title: name, body: "" }]),
	]);
	return id;
}

/** Lets search find these people. */
export async function indexPeople(tenant: TestTenant, members: readonly TestMember[]): Promise<void> {
	const documents = members.map(({ id, name, email }) => ({ id, title: name, body: email }));
	await tenant.database.write(indexDocuments(tenant.id, "user", documents));
}

/** The balance of a ledger account. */
export async function balanceOf(tenant: TestTenant, ledger_account_id: number): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{
			balance: number;
		}>`select balance from ledger_accounts where account_id = ${tenant.id} and id = ${ledger_account_id}`,
	);
	return row!.balance;
}

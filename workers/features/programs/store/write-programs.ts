/** The SQL that writes programs: making and changing one, the behaviours that it offers, and its state. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** What an owner says of a program. */
export type ProgramFields = {
	name: string;
	description: string;
	/** Where its picture is served; null for none. */
	image: string | null;
	glyph: string;
	budget_id: number;
	givers: { roles: string[]; group_ids: number[] };
	from_date: string;
	to_date: string | null;
	display_program: 0 | 1;
	display_dates: 0 | 1;
	is_non_monetary: 0 | 1;
	is_behavior_required: 0 | 1;
	hide_in_search_autosuggest: 0 | 1;
	takes_claims: 0 | 1;
	points: number;
	min_points: number;
	max_points: number;
	points_increment: number;
	issuance_approval_needed: 0 | 1;
	two_step_approval_needed: 0 | 1;
	/** Who approves, by their work emails. */
	issuance_approval_emails: string[];
	justification_required: 0 | 1;
};

const columns = [
	"name",
	"description",
	"image",
	"glyph",
	"budget_id",
	"givers",
	"from_date",
	"to_date",
	"display_program",
	"display_dates",
	"is_non_monetary",
	"is_behavior_required",
	"hide_in_search_autosuggest",
	"takes_claims",
	"points",
	"min_points",
	"max_points",
	"points_increment",
	"issuance_approval_needed",
	"two_step_approval_needed",
	"issuance_approval_emails",
	"justification_required",
] as const satisfies readonly (keyof ProgramFields)[];

/** The fields as the row holds them. */
function valuesOf(fields: ProgramFields): SQL[] {
	const { givers, issuance_approval_emails: emails } = fields;
	const row = { ...fields, givers: JSON.stringify(givers), issuance_approval_emails: JSON.stringify(emails) };
	return columns.map((column) => sql`${row[column]}`);
}

/** Writes a new program with its behaviours; it is active. */
export function insertProgram(
	account_id: number,
	id: number,
	{ behavior_ids, ...fields }: ProgramFields & { behavior_ids: readonly number[] },
	now: number,
): Statement[] {
	return [
		sql`insert into programs (account_id, id, created_at, ${sql.raw(columns.join(", "))})
			values (${account_id}, ${id}, ${now}, ${sql.join(valuesOf(fields), sql`, `)})`,
		insertOffered(account_id, id, behavior_ids),
		touchTable(account_id, "programs"),
	];
}

/** Changes what is said of a program, and which behaviours it offers. */
export function updateProgram(
	account_id: number,
	id: number,
	{ behavior_ids, ...fields }: ProgramFields & { behavior_ids: readonly number[] },
): Statement[] {
	const changes = valuesOf(fields).map((value, at) => sql`${sql.raw(columns[at]!)} = ${value}`);
	return [
		sql`update programs set ${sql.join(changes, sql`, `)} where account_id = ${account_id} and id = ${id}`,
		sql`delete from program_behaviors where account_id = ${account_id} and program_id = ${id}`,
		insertOffered(account_id, id, behavior_ids),
		touchTable(account_id, "programs"),
	];
}

/** Switches a program on or off, or archives it. */
export function updateState(
	account_id: number,
	id: number,
	{ is_active, archived_at }: { is_active: 0 | 1; archived_at: number | null },
): Statement[] {
	return [
		sql`update programs set is_active = ${is_active}, archived_at = ${archived_at}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, "programs"),
	];
}

function insertOffered(account_id: number, program_id: number, behavior_ids: readonly number[]): Statement {
	return sql`insert into program_behaviors (account_id, program_id, behavior_id)
		select ${account_id}, ${program_id}, value from json_each(${JSON.stringify(behavior_ids)})`;
}

/** The program of this name, if another one has it. */
export function findNamesake(account_id: number, name: string, id: number) {
	return sql<{
		id: number;
	}>`select id from programs where account_id = ${account_id} and name = ${name} and id <> ${id}`;
}

/** Of these work emails those at which nobody is here. */
export function findUnknownEmails(account_id: number, emails: readonly string[]) {
	return sql<{ email: string }>`select e.value as email from ${rowsOf(emails)} e where not exists (
		select 1 from users u where u.account_id = ${account_id} and u.email = e.value and u.status = 'active')`;
}

/** Of what a program names, what the account does not have. */
export function findMissing(
	account_id: number,
	{
		budget_id,
		group_ids,
		behavior_ids,
	}: { budget_id: number; group_ids: readonly number[]; behavior_ids: readonly number[] },
) {
	const missing = (what: string, ids: readonly number[], table: string) => sql`select ${what} as what
		where exists (select 1 from json_each(${JSON.stringify(ids)}) e where not exists (
			select 1 from ${sql.raw(table)} k where k.account_id = ${account_id} and k.id = e.value))`;
	return sql<{ what: "budget" | "groups" | "behaviors" }>`${missing("budget", [budget_id], "budgets")}
		union all ${missing("groups", group_ids, "groups")} union all ${missing("behaviors", behavior_ids, "behaviors")}`;
}

/** True in SQL while the account has all of these groups. */
export function areAllGroups(account_id: number, group_ids: readonly number[]): Statement {
	return sql`select count(*) = ${group_ids.length} from ${rowsOf(group_ids)} e
		cross join groups g on g.account_id = ${account_id} and g.id = e.value`;
}

/** The programs with these ids, by name. */
export function findProgramNames(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; name: string }>`select x.id, x.name from ${rowsOf(ids)} e
		cross join programs x on x.account_id = ${account_id} and x.id = e.value order by x.name`;
}

/** The groups with these ids. */
export function findGroupNames(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; name: string }>`select g.id, g.name from ${rowsOf(ids)} e
		cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** The budgets from which a program can be paid, with what is left in each. */
export function listBudgets(account_id: number, limit: number) {
	return sql<{ id: number; name: string; points_remaining: number }>`select b.id, b.name, l.balance as points_remaining
		from budgets b join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where b.account_id = ${account_id} and b.is_active = 1 order by b.name limit ${limit}`;
}

/** What a program's budget is called. */
export function findBudgetName(account_id: number, id: number) {
	return sql<{ name: string }>`select name from budgets where account_id = ${account_id} and id = ${id}`;
}

/** The SQL of the programs that a summary counts: which they are, what they can be, and counting again from what was given. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** A kind of program that is counted. */
export type ExecutiveKind = "spotlight" | "gratitude_tree";

/** A program that is counted. */
export type ExecutiveProgram = { kind: ExecutiveKind; program_id: number; name: string };

/** The programs that are counted. */
export function listExecutivePrograms(account_id: number) {
	return sql<ExecutiveProgram>`select e.kind, e.program_id, p.name from executive_programs e
		join programs p on p.account_id = e.account_id and p.id = e.program_id where e.account_id = ${account_id} order by e.kind`;
}

/** The programs among which an owner chooses, by name: those that are not archived, and those that are counted all the same. */
export function listProgramChoices(account_id: number, max: number) {
	return sql<{
		id: number;
		name: string;
		is_non_monetary: 0 | 1;
	}>`select p.id, p.name, p.is_non_monetary from programs p
		where p.account_id = ${account_id} and (p.archived_at is null or exists (select 1 from executive_programs e
			where e.account_id = ${account_id} and e.program_id = p.id)) order by p.name limit ${max}`;
}

/** Whether a program can be counted as this kind: the Gratitude Tree gives no points. */
export function fitsKind(account_id: number, kind: ExecutiveKind, program_id: number): SQL {
	return sql`exists (select 1 from programs p where p.account_id = ${account_id} and p.id = ${program_id}
		${kind === "gratitude_tree" ? sql`and p.is_non_monetary = 1` : sql``})`;
}

/** Writes which programs are counted and when years begin; none for a kind that is left out. */
export function savePrograms(
	account_id: number,
	programs: readonly { kind: ExecutiveKind; program_id: number }[],
	years: readonly { year: number; starts_at: number }[],
): Statement[] {
	return [
		sql`delete from executive_programs where account_id = ${account_id}`,
		sql`insert into executive_programs (account_id, kind, program_id)
			select ${account_id}, value ->> 'kind', value ->> 'program_id' from ${rowsOf(programs)}`,
		sql`insert into executive_years (account_id, year, starts_at)
			select ${account_id}, value ->> 'year', value ->> 'starts_at' from ${rowsOf(years)} where true
			on conflict (account_id, year) do update set starts_at = excluded.starts_at`,
	];
}

/** Counts the year again from what was given of the programs since it began, along the index of a program's recognitions. */
export function countAgain(account_id: number, { year, starts_at }: { year: number; starts_at: number }): Statement[] {
	const given = (kind: ExecutiveKind) => sql`from executive_programs e
		join recognitions r on r.account_id = e.account_id and r.program_id = e.program_id
		where e.account_id = ${account_id} and e.kind = ${kind} and r.status = 'issued' and r.created_at >= ${starts_at}`;
	const count = (
		column: SQL,
		person: SQL,
		kind: ExecutiveKind,
	) => sql`insert into executive_figures (account_id, year, user_id, ${column})
		select ${account_id}, ${year}, r.${person}, count(*) ${given(kind)} group by r.${person}
		on conflict (account_id, year, user_id) do update set ${column} = excluded.${column}`;
	const [issued, gave, got] = [sql`spotlights_issued`, sql`gts_issued`, sql`gts_received`];
	const [giver, recipient] = [sql`giver_id`, sql`recipient_id`];
	return [
		sql`update executive_figures set spotlights_issued = 0, gts_issued = 0, gts_received = 0
			where account_id = ${account_id} and year = ${year} and spotlights_issued + gts_issued + gts_received > 0`,
		count(issued, giver, "spotlight"),
		count(gave, giver, "gratitude_tree"),
		count(got, recipient, "gratitude_tree"),
	];
}

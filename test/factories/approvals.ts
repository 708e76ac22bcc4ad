/** Programs that ask for an approval, people who give, receive and decide, and what waits. */
import { sql } from "drizzle-orm";
import { addProgram, type ProgramOptions, type TestProgram } from "#test/factories/programs";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import { rowsOf } from "#workers/kernel/sql";

/** The words of what is given. */
export const message = "Olu stayed through the power cut and had all forty trucks out by five.";

/** A company whose giver Sofia has the manager Mona, who reports to Ingrid; Olga owns the account, Lena and Ben can be named. */
export async function makeApprovingCompany(options: Partial<ProgramOptions> = {}) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const ingrid = await acme.addMember({ first_name: "Ingrid", last_name: "Solberg", manager_id: olga.id });
	const mona = await acme.addMember({ first_name: "Mona", last_name: "Dahl", manager_id: ingrid.id });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Marques", manager_id: mona.id });
	const olu = await acme.addMember({ first_name: "Olu", last_name: "Adeyemi", manager_id: mona.id });
	const luca = await acme.addMember({ first_name: "Luca", last_name: "Bianchi", manager_id: ingrid.id });
	const lena = await acme.addMember({ first_name: "Lena", last_name: "Voss" });
	const above = await addProgram(acme, {
		...{ owner: olga, name: "Above & Beyond", budget: 1_000, issuance_approval_needed: 1 },
		...options,
	});
	return { acme, olga, ingrid, mona, sofia, olu, luca, lena, above };
}

/** Sends something for approval; gives its id, and the request in the inbox. */
export async function submit(
	tenant: TestTenant,
	giver: TestMember,
	program: TestProgram,
	recipients: readonly TestMember[],
	more: Record<string, unknown> = {},
) {
	const answer = await giver.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: recipients.map(({ id }) => id), points: 150, message },
		...more,
	});
	const submission_id = answer.submission_id!;
	return { ...answer, submission_id, request_id: await requestOf(tenant, submission_id) };
}

/** Gives at once, from a program that asks for no approval. */
export function give(
	giver: TestMember,
	program: TestProgram,
	recipients: readonly TestMember[],
	more: Record<string, unknown> = {},
) {
	return giver.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: recipients.map(({ id }) => id), points: 150, message },
		...more,
	});
}

/** The request that waits about a submission, else the newest. */
export async function requestOf(tenant: TestTenant, submission_id: number): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ id: number }>`select id from moderation_requests where account_id = ${tenant.id} and kind = 'recognition'
			and subject_id = ${submission_id} order by final_status = 'pending' desc, id desc limit 1`,
	);
	return row?.id ?? 0;
}

/** As a submission stands. */
export async function standingOf(tenant: TestTenant, submission_id: number) {
	const [row] = await tenant.database.read(
		sql<{
			status: string;
			points: number;
			recipient_count: number;
			reason: string;
			held: number;
			in_approval: number;
		}>`select
			s.status, s.points, s.recipient_count, s.reason, b.points_in_approval as in_approval,
			coalesce((select l.balance from ledger_accounts l where l.account_id = s.account_id and l.kind = 'in_approval'
				and l.unit = 'points' and l.owner_id = s.id), 0) as held
			from recognition_submissions s join budgets b on b.account_id = s.account_id and b.id = s.budget_id
			where s.account_id = ${tenant.id} and s.id = ${submission_id}`,
	);
	return row!;
}

/** So many days pass for what waits. */
export async function passDays(tenant: TestTenant, days: number): Promise<void> {
	const ms = days * dayMs;
	await tenant.database.write([
		sql`update recognition_submissions set step_since = step_since - ${ms}, reminded_at = reminded_at - ${ms},
			escalated_at = escalated_at - ${ms}, due_at = due_at - ${ms} where account_id = ${tenant.id} and due_at is not null`,
	]);
}

/** What each of these people was told about approvals, kind by kind, in order. */
export async function toldOf(tenant: TestTenant, people: readonly TestMember[]) {
	const rows = await tenant.database.read(
		sql<{ user_id: number; kind: string }>`select user_id, kind from notifications
			where account_id = ${tenant.id} and kind like 'recognition/%' order by id`,
	);
	return people.map(({ id }) => rows.filter(({ user_id }) => user_id === id).map(({ kind }) => kind.split("/")[1]));
}

/** Many submissions of two givers in turn, each for one person, most of them decided, an hour after each other. */
export async function addManySubmissions(
	tenant: TestTenant,
	{
		givers,
		people,
		program,
		rare,
	}: { givers: readonly number[]; people: readonly number[]; program: TestProgram; rare: TestProgram },
	start: number,
): Promise<void> {
	const given = people.flatMap((user_id, at) =>
		givers.map((giver_id) => ({
			...{ id: newId(), giver_id, user_id, created_at: start + at * 3_600_000, is_waiting: at % 20 ? 0 : 1 },
			program_id: at % 20 ? program.id : rare.id,
			budget_id: at % 20 ? program.budget_id : rare.budget_id,
		})),
	);
	await tenant.database.write([
		sql`insert into recognition_submissions (account_id, id, giver_id, program_id, budget_id, step_count, named_count,
				recipient_count, asked_points, points, message, visibility, status, step_since, due_at, decided_at, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'giver_id', value ->> 'program_id', value ->> 'budget_id', 1, 1, 1, 0, 0,
				${message}, 'public', iif(value ->> 'is_waiting', 'pending_1', 'denied'), value ->> 'created_at',
				iif(value ->> 'is_waiting', 9000000000000, null), iif(value ->> 'is_waiting', null, ${start}), value ->> 'created_at'
			from ${rowsOf(given)}`,
		sql`insert into recognition_submission_people (account_id, submission_id, user_id)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id' from ${rowsOf(given)}`,
	]);
}

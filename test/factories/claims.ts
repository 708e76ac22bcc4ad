/** Claims, commitments and what waits for its day, for tests: one of each as calls make them, and many as the database holds them. */
import { sql } from "drizzle-orm";
import { addProgram, type TestProgram } from "#test/factories/programs";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import { rowsOf } from "#workers/kernel/sql";

/** Lets somebody make commitments. */
export async function allowCommitments(tenant: TestTenant, { id }: TestMember): Promise<void> {
	await tenant.database.write([
		sql`update users set switches = json_set(switches, '$.can_issue_employee_commitments', 1) where account_id = ${tenant.id} and id = ${id}`,
		sql`update accounts set flags = json_set(flags, '$.employee_commitments_enabled', 1) where account_id = ${tenant.id}`,
	]);
}

/** A commitment of one to another. */
export async function commit(giver: TestMember, recipient: TestMember, program: TestProgram, message: string) {
	const { commitment_ids } = await giver.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: [recipient.id], points: 100, message },
		...{ recognition_subtype: "commitment", due_date: "2099-03-31" },
	});
	return commitment_ids[0]!;
}

/** A day that is so many days ahead; negative is over. */
export const dayAhead = (days: number) =>
	new Date(Date.now() + days * dayMs).toISOString().slice(0, "2026-11-27".length);

/** A recognition that waits for a day a month ahead; its id. */
export async function schedule(
	giver: TestMember,
	program: TestProgram,
	recipients: readonly TestMember[],
	more: Record<string, unknown> = {},
): Promise<number> {
	const { scheduled_id } = await giver.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: recipients.map(({ id }) => id), points: 100 },
		...{ message: "Happy first year.", give_on: dayAhead(30), ...more },
	});
	return scheduled_id!;
}

/** The day of what waits for its day comes: it was yesterday. */
export async function comeToday(tenant: TestTenant): Promise<void> {
	await tenant.database.write([
		sql`update scheduled_recognitions set give_on = ${dayAhead(-1)}, due_at = 1 where account_id = ${tenant.id} and due_at is not null`,
	]);
}

/** A program that takes claims, and a claim that waits. */
export async function addClaim(tenant: TestTenant, owner: TestMember, claimant: TestMember, name: string) {
	const program = await addProgram(tenant, { owner, name: `${name} safety`, budget: 500, takes_claims: 1 });
	const asked = { program_id: program.id, message: `${name} walk` };
	const { claim_id } = await claimant.client.call("recognition/claim-points", asked);
	const [request] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from moderation_requests where account_id = ${tenant.id} and kind = 'point_claim' and subject_id = ${claim_id}`,
	);
	return { program, claim_id, request_id: request!.id };
}

/** Many claims, commitments and days chosen by two people in turn, most of them ended, an hour after each other. */
export async function addManyClaims(
	tenant: TestTenant,
	{ people, others, program }: { people: readonly number[]; others: readonly number[]; program: TestProgram },
	start: number,
): Promise<void> {
	const rows = others.flatMap((other_id, at) =>
		people.map((user_id) => ({
			...{ id: newId(), user_id, other_id: other_id === user_id ? null : other_id, created_at: start + at * 3_600_000 },
			is_waiting: at % 20 ? 0 : 1,
		})),
	);
	await tenant.database.write([
		sql`insert into point_claims (account_id, id, claimant_id, program_id, asked_points, points, message, status, decided_at, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', ${program.id}, 50, 50, 'A walk', iif(value ->> 'is_waiting', 'waiting', 'refused'),
				iif(value ->> 'is_waiting', null, ${start}), value ->> 'created_at' from ${rowsOf(rows)}`,
		...["recipient_id", "giver_id"].map((column) => {
			const other = column === "giver_id" ? "recipient_id" : "giver_id";
			return sql`insert into commitments (account_id, id, ${sql.raw(column)}, ${sql.raw(other)}, program_id, budget_id, points, message, visibility,
					due_date, status, decided_at, created_at)
				select ${tenant.id}, (value ->> 'id') + ${column === "giver_id" ? 1_000_000 : 2_000_000}, value ->> 'user_id', value ->> 'other_id',
					${program.id}, ${program.budget_id}, 0, 'A promise', 'public', '2099-03-31', iif(value ->> 'is_waiting', 'open', 'kept'),
					iif(value ->> 'is_waiting', null, ${start}), value ->> 'created_at' from ${rowsOf(rows)} where value ->> 'other_id' is not null`;
		}),
		sql`insert into scheduled_recognitions (account_id, id, giver_id, program_id, budget_id, named_count, recipient_count, points, message,
				visibility, give_on, due_at, status, ended_at, created_at)
			select ${tenant.id}, (value ->> 'id') + 3000000, value ->> 'user_id', ${program.id}, ${program.budget_id}, 1, 1, 0, 'A day',
				'public', '2099-03-31', iif(value ->> 'is_waiting', 9000000000000, null), iif(value ->> 'is_waiting', 'scheduled', 'given'),
				iif(value ->> 'is_waiting', null, ${start}), value ->> 'created_at' from ${rowsOf(rows)} where value ->> 'other_id' is not null`,
		sql`insert into scheduled_recognition_people (account_id, scheduled_id, user_id)
			select ${tenant.id}, (value ->> 'id') + 3000000, value ->> 'other_id' from ${rowsOf(rows)} where value ->> 'other_id' is not null`,
	]);
}

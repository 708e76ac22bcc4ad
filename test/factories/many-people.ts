/** Many colleagues with what each of them did at first, many people who have not joined, and many thanked in one post, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";
import { rowsOf } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

const start = Date.parse("2026-01-05T12:00:00Z");
const hour = 3_600_000;

/** Colleagues of one manager, all in one group, and as many groups that nobody is in. */
export async function addColleagues(tenant: TestTenant, many: readonly number[], manager_id: number) {
	const group = newId();
	const rows = many.map((at) => ({ id: newId(), name: `Colleague${at}`, group: newId() }));
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, manager_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', 'Example', lower(value ->> 'name') || '@example.com',
			'member', 'active', ${manager_id}, ${start} from ${rowsOf(rows)}`,
		sql`insert into groups (account_id, id, name, created_at) values (${tenant.id}, ${group}, 'Everybody', ${start})`,
		sql`insert into groups (account_id, id, name, created_at)
			select ${tenant.id}, value ->> 'group', 'Group of ' || (value ->> 'name'), ${start} from ${rowsOf(rows)}`,
		sql`insert into group_members (account_id, group_id, user_id)
			select ${tenant.id}, ${group}, value ->> 'id' from ${rowsOf(rows)}`,
		...indexDocuments(
			tenant.id,
			"user",
			rows.map(({ id, name }) => ({ id, title: `${name} Example`, body: "" })),
		),
		...indexDocuments(
			tenant.id,
			"group",
			rows.map(({ group: id, name }) => ({ id, title: `Group of ${name}`, body: "" })),
		),
	]);
	return { ids: rows.map(({ id }) => id), group };
}

/** Everybody accepted the terms, a twentieth of them the second version. */
export async function addAcceptances(tenant: TestTenant, people: readonly number[]) {
	const rows = people.map((user_id, at) => ({
		id: newId(),
		user_id,
		version: at % 20 ? 1 : 2,
		created_at: start + at * hour,
	}));
	await tenant.database.write([
		sql`insert into terms_acceptances (account_id, id, version, user_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'version', value ->> 'user_id', value ->> 'created_at' from ${rowsOf(rows)}`,
		touchTable(tenant.id, "terms_acceptances"),
	]);
}

/** Everybody reported a problem, a twentieth of them one that is open. */
export async function addProblems(tenant: TestTenant, people: readonly number[], owner_id: number) {
	const rows = people.map((user_id, at) => ({
		id: newId(),
		user_id,
		message: at % 20 ? "It broke" : "thing 1",
		created_at: start + at * hour,
		done_at: at % 20 ? start + (at + 1) * hour : null,
	}));
	await tenant.database.write([
		sql`insert into problem_reports (account_id, id, user_id, error_id, page, message, created_at, done_at, done_by)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', '', '/store', value ->> 'message', value ->> 'created_at',
			value ->> 'done_at', iif(value ->> 'done_at' is null, null, ${owner_id}) from ${rowsOf(rows)}`,
	]);
}

/** People whom an upload added, a twentieth of them invited already, and as many sendings to them. */
export async function addNotJoined(tenant: TestTenant, many: readonly number[], upload_id: number, owner_id: number) {
	const rows = many.map((at) => ({
		id: newId(),
		sending: newId(),
		name: `Newcomer${at}`,
		created_at: start + at * hour,
		invited_at: at % 20 ? null : start,
	}));
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, invited_at, upload_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', 'Example', lower(value ->> 'name') || '@example.com',
			'member', 'invited', value ->> 'invited_at', ${upload_id}, value ->> 'created_at' from ${rowsOf(rows)}`,
		sql`insert into invitation_sendings (account_id, id, requester_id, audience, upload_id, status, due_at, expected_count, created_at)
			select ${tenant.id}, value ->> 'sending', ${owner_id}, 'upload', ${upload_id}, 'sent', value ->> 'created_at', 1,
			value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}

/** Thanks so many people in one post that is there. */
export async function addThanked(
	tenant: TestTenant,
	{ activity, giver, program, people }: { activity: number; giver: number; program: number; people: readonly number[] },
) {
	const rows = people.map((recipient, at) => ({ id: newId(), recipient, at: start - (at + 1) * hour }));
	await tenant.database.write([
		sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, program_id, points, message, visibility,
			certificate_code, created_at)
			select ${tenant.id}, value ->> 'id', ${activity}, ${giver}, value ->> 'recipient', ${program}, 0, 'Thanks', 'public',
			'c' || (value ->> 'id'), value ->> 'at' from ${rowsOf(rows)}`,
	]);
}

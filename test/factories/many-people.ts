/** Many people who have not joined, many invitations to them, and many people thanked in one post, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

const start = Date.parse("2026-01-05T12:00:00Z");
const hour = 3_600_000;

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

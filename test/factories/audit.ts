/** Lines of the audit as a past left them. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

/** What a test says of a line. */
export type PastLine = {
	user_id: number | null;
	actor_id: number | null;
	action: string;
	subject_kind?: string;
	subject_id?: number;
	details?: Record<string, unknown>;
	created_at: number;
};

/** Writes lines with their times. */
export async function addAuditLines(tenant: TestTenant, lines: readonly PastLine[]): Promise<void> {
	const rows = lines.map((line) => ({
		subject_kind: "user",
		subject_id: line.user_id ?? 0,
		...line,
		details: JSON.stringify(line.details ?? {}),
		id: newId(),
	}));
	await tenant.database.write([
		sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'action', value ->> 'user_id', value ->> 'actor_id', value ->> 'subject_kind',
			value ->> 'subject_id', value ->> 'details', 'past', value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}

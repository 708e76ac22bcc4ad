/** Reports, uploads and other long work that the big tenant has much of. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

const hour = 3_600_000;

/** Reports, uploads and other long work of these people; the last upload of the first has refused rows and warnings. */
export async function addManyDownloads(
	tenant: TestTenant,
	many: readonly number[],
	people: readonly number[],
	start: number,
): Promise<number> {
	const rows = people.flatMap((user_id) =>
		["report", "uploaded_files", "async_process_request"].flatMap((type) =>
			many.map((at) => ({
				id: newId(),
				user_id,
				type,
				report_type: at % 20 ? "members" : "rare",
				created_at: start + at * hour,
			})),
		),
	);
	const upload = rows.filter(({ type, user_id }) => type === "uploaded_files" && user_id === people.at(-1)).at(-1)!;
	const lines = many.map((at) => ({ line: Math.floor(at / 2) + 2, is_warning: at % 2 }));
	await tenant.database.write([
		sql`insert into download_requests (account_id, id, user_id, type, report_type, status, time_zone, language_code, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', value ->> 'type', value ->> 'report_type', 'errored', 'UTC', 'en',
			value ->> 'created_at' from ${rowsOf(rows)}`,
		sql`insert into upload_refusals (account_id, request_id, line, reason, row, is_warning)
			select ${tenant.id}, ${upload.id}, value ->> 'line', 'No name', '["a"]', value ->> 'is_warning' from ${rowsOf(lines)}`,
	]);
	return upload.id;
}

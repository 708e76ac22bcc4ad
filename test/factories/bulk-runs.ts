/** A run of a bulk action that is over, with the members that it passed over, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** Writes the run of this owner; gives its id. */
export async function addBulkRun(tenant: TestTenant, owner: Pick<TestMember, "id">, skipped_ids: readonly number[]) {
	const id = newId();
	const now = Date.now();
	await tenant.database.write([
		sql`insert into bulk_runs (account_id, id, user_id, action, list_name, input, language_code, status, set_id, total_count,
			skipped_count, created_at, finished_at)
			values (${tenant.id}, ${id}, ${owner.id}, 'invitations/invite-members', 'members/get-members-under-account', '{}', 'en', 'done',
			${id}, ${skipped_ids.length}, ${skipped_ids.length}, ${now}, ${now})`,
		sql`insert into bulk_run_skips (account_id, run_id, row_id, reason, created_at)
			select ${tenant.id}, ${id}, value, 'joined', ${now} from ${rowsOf(skipped_ids)}`,
		touchTable(tenant.id, "bulk_runs"),
	]);
	return id;
}

/** Saved views of the members list, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { maxViews } from "#workers/features/list-views/store/views";
import { rowsOf } from "#workers/kernel/sql";

/** A view for each of the first fifty numbers, which is as many as a person keeps of a list; every second one is shared. */
export async function addManyViews(tenant: TestTenant, owner: Pick<TestMember, "id">, many: readonly number[]) {
	const rows = many
		.slice(0, maxViews)
		.map((at) => ({ id: newId(), name: `View ${at}`, is_shared: at % 2, created_at: at + 1 }));
	await tenant.database.write([
		sql`insert into list_views (account_id, id, list, owner_id, name, fields, is_shared, created_at)
			select ${tenant.id}, value ->> 'id', 'members/get-members-under-account', ${owner.id}, value ->> 'name', '{}',
			value ->> 'is_shared', value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}

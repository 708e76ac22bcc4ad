/** Global filters that everybody of an account may use, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { maxFilters } from "#workers/features/global-filters/store";
import { rowsOf } from "#workers/kernel/sql";

/** A shared filter for each of the first hundred numbers, which is as many as there may be, one in twenty of them with the words that the costs look for. */
export async function addManyFilters(tenant: TestTenant, owner: Pick<TestMember, "id">, many: readonly number[]) {
	const rows = many.slice(0, maxFilters).map((at) => ({
		id: newId(),
		name: at % 20 ? `Filter ${at}` : `thing 1 of ${at}`,
		created_at: at + 1,
	}));
	await tenant.database.write([
		sql`insert into global_filters (account_id, id, name, owner_id, is_shared, rules, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', ${owner.id}, 1,
			'[{"field":"title","operator":"is","values":["Driver"]}]', value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}

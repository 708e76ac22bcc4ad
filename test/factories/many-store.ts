/** What a store has much of in the big tenant: past flash sales, reviews of one item, and batches of certificates. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

type Things = {
	many: readonly number[];
	owner: TestMember;
	/** Who wrote the reviews, one each. */
	people: readonly number[];
	item_id: number;
	budget_id: number;
};

const hour = 3_600_000;

/** Adds so many of each, an hour apart from `start` on. */
export async function addManyOfStore(
	tenant: TestTenant,
	{ many, owner, people, item_id, budget_id }: Things,
	start: number,
): Promise<void> {
	const rows = rowsOf(many.map((at) => ({ id: newId(), user_id: people[at % people.length]!, at: start + at * hour })));
	await tenant.database.write([
		sql`insert into flash_sales (account_id, id, item_id, starts_at, live_to_date, points, points_was, quantity, stock,
			limit_per_member, created_by, created_at)
			select ${tenant.id}, value ->> 'id', ${item_id}, value ->> 'at', (value ->> 'at') + 60000, 5, 10, 5, 5, 1, ${owner.id},
			value ->> 'at' from ${rows}`,
		sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, stars, text, status, created_at)
			select ${tenant.id}, value ->> 'id', 'item', ${item_id}, value ->> 'user_id', 4, 'Good', 'approved', value ->> 'at' from ${rows}`,
		sql`insert into certificate_batches (account_id, id, name, certificate_count, points, budget_id, status, expires_at, created_by,
			created_at)
			select ${tenant.id}, value ->> 'id', 'Batch', 1, 10, ${budget_id}, 'void', value ->> 'at', ${owner.id}, value ->> 'at' from ${rows}`,
	]);
}

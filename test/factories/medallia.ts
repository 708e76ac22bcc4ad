/** What customers said of people, for tests: one item, or many in each state. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertItems } from "#workers/features/medallia";
import { rowsOf } from "#workers/kernel/sql";

/** The account's switch. */
export const medalliaFlags = { medallia_enabled: 1 } as const;

/** An item that waits; gives its id. */
export async function addMedalliaItem(
	{ id: account_id, database }: TestTenant,
	person: TestMember,
	{ comment = "She found our bag.", source_id = "SV-1" }: { comment?: string; source_id?: string } = {},
): Promise<number> {
	const id = newId();
	const item = { id, source_id, user_id: person.id, score: 9, comment };
	await database.write([insertItems(account_id, [item], Date.now())]);
	return id;
}

/** Many items of these people, in each state. */
export async function addManyMedalliaItems(
	{ id: account_id, database }: TestTenant,
	many: readonly number[],
	people: readonly number[],
	start: number,
): Promise<void> {
	const rows = many.flatMap((at) =>
		["pending", "approved", "rejected"].map((status) => ({
			...{ id: newId(), source_id: `${status}-${at}`, user_id: people[at % people.length]!, status },
			...{ decided_at: status === "pending" ? null : start, created_at: start + at * 3_600_000 },
		})),
	);
	await database.write([
		sql`insert into medallia_items (account_id, id, source_id, user_id, score, status, decided_at, created_at)
			select ${account_id}, value ->> 'id', value ->> 'source_id', value ->> 'user_id', 9, value ->> 'status',
			value ->> 'decided_at', value ->> 'created_at' from ${rowsOf(rows)}`,
	]);
}

/** Who follows whom in tenants for tests. */
import { sql } from "drizzle-orm";
import type { TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

/** Both of these people follow all those, are followed by them, and block a twentieth. */
export async function addManyFollows(
	{ database, id }: TestTenant,
	{ readers, people }: { readers: readonly number[]; people: readonly number[] },
	created_at: number,
): Promise<void> {
	for (const reader of readers) {
		const others = people.filter((person) => person !== reader);
		const follow = (
			one: "value" | "reader",
		) => sql`insert into follows (account_id, follower_id, kind, target_id, created_at)
			select ${id}, ${one === "value" ? sql`value` : reader}, 'person', ${one === "value" ? reader : sql`value`}, ${created_at}
			from ${rowsOf(others)}`;
		await database.write([
			follow("value"),
			follow("reader"),
			sql`insert into blocks (account_id, blocker_id, blocked_id, created_at)
				select ${id}, ${reader}, value, ${created_at} from ${rowsOf(others.filter((_, at) => at % 20 === 0))}`,
		]);
	}
}

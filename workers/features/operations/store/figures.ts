/** The SQL of what an account holds: people, balances, files, rows, and when somebody last signed in. */
import { sql } from "drizzle-orm";
import type { TenantDatabase } from "#workers/kernel/database";

/** How many people there are in each status. */
export function countPeople(account_id: number) {
	return sql<{ status: string; count: number }>`select status, count from member_counts
		where account_id = ${account_id} and count > 0 order by status`;
}

/** The tenant's own balances, and those of its people and budgets summed, by kind and unit; what is 0 is left out. */
export function sumBalances(account_id: number) {
	return sql<{
		kind: string;
		unit: string;
		balance: number;
	}>`select iif(kind = 'budget' and owner_id = 0, 'available', kind) as kind, unit, sum(balance) as balance
		from ledger_accounts where account_id = ${account_id} group by 1, 2 having sum(balance) <> 0 order by 1, 2`;
}

/** When somebody last signed in, or joined. */
export function findLastUse(account_id: number) {
	return sql<{
		last_used_at: number | null;
	}>`select nullif(max(max(coalesce(last_logged_in_at, 0), coalesce(activated_at, 0))), 0) as last_used_at
		from users where account_id = ${account_id}`;
}

/** How large an account's pictures and films are in all, and how many there are. */
export function sumFiles(account_id: number) {
	return sql<{ count: number; bytes: number }>`select count(*) as count, coalesce(sum(byte_count), 0) as bytes
		from files where account_id = ${account_id}`;
}

/** The rows of an account in each table of its shard, and how large the whole shard is, where the runtime tells. */
export async function countRows(shard: D1Database, database: TenantDatabase, account_id: number) {
	const tables = await shard
		.prepare(
			"select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like '\\_cf%' escape '\\' order by name",
		)
		.all<{ name: string }>();
	const counts = await Promise.all(
		tables.results.map(async ({ name }) => {
			const count = sql<{
				count: number;
			}>`select count(*) as count from ${sql.raw(name)} where account_id = ${account_id}`;
			return { table: name, count: (await database.read(count))[0]!.count };
		}),
	);
	return { tables: counts.filter(({ count }) => count > 0), shard_bytes: tables.meta.size_after ?? null };
}

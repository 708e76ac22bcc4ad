/** Where a client's account lies. */
import { sql } from "drizzle-orm";

/** The shard of an account; nothing for one that was erased. */
export function findShard(account_id: number) {
	return sql<{ shard: number }>`select shard from directory_accounts where id = ${account_id}`;
}

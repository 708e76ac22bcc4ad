/** The SQL that finds groups by their ids. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";

/** Those of these groups that there are. */
export function findGroups(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; name: string }>`select distinct g.id, g.name from ${rowsOf(ids)} as i
		cross join groups g on g.account_id = ${account_id} and g.id = i.value`;
}

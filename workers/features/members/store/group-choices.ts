/** The SQL of groups for whom something is: those that can be chosen, and of the chosen ones those that are not there. */
import { sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";

/** The groups that can be chosen, by name, with how many people can be told. */
export function listGroupChoices(account_id: number, limit: number) {
	return sql<{
		id: number;
		name: string;
		people_count: number;
	}>`select g.id, g.name, g.active_member_count as people_count
		from groups g where g.account_id = ${account_id} order by g.name limit ${limit}`;
}

/** Those of the ids that no group of the account has. */
export function findMissingGroups(account_id: number, group_ids: readonly number[]) {
	return sql<{ id: number }>`select e.value as id from ${rowsOf(group_ids)} e
		where not exists (select 1 from groups g where g.account_id = ${account_id} and g.id = e.value)`;
}

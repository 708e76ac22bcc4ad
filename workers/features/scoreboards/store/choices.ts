/** The SQL of whether people are shown to others by name. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** What somebody chose; nothing while they never did, who are shown by name. */
export function findChoice(account_id: number, user_id: number) {
	return sql<{ is_named: 0 | 1 }>`select n.is_named from scoreboard_choices n
		where n.account_id = ${account_id} and n.user_id = ${user_id}`;
}

/** Writes what somebody chooses. */
export function saveChoice(account_id: number, user_id: number, isNamed: boolean): Statement {
	return sql`insert into scoreboard_choices (account_id, user_id, is_named) values (${account_id}, ${user_id}, ${isNamed ? 1 : 0})
		on conflict (account_id, user_id) do update set is_named = excluded.is_named`;
}

/** The SQL of what people show of themselves. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { PrivateField } from "../rules/fields";

/** What a person shows, as JSON; nothing while they never chose. */
export function findShown(account_id: number, user_id: number) {
	return sql<{ shown: string }>`select c.shown from directory_choices c
		where c.account_id = ${account_id} and c.user_id = ${user_id}`;
}

/** Writes what a person shows. */
export function saveShown(account_id: number, user_id: number, shown: readonly PrivateField[]): Statement {
	return sql`insert into directory_choices (account_id, user_id, shown)
		values (${account_id}, ${user_id}, ${JSON.stringify(shown)})
		on conflict (account_id, user_id) do update set shown = excluded.shown`;
}

/** The SQL that reads people. */
import { sql } from "drizzle-orm";

/** What a person is called. */
export function memberName(account_id: number, id: number) {
	return sql<{ name: string }>`select trim(first_name || ' ' || last_name) as name from users
		where account_id = ${account_id} and id = ${id}`;
}

/** The SQL of a map's people. */
import { sql } from "drizzle-orm";
import { type PersonRow, personColumns } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

/** Those of the people who are still here: who has left is named on no map. */
export function listPeopleHere(account_id: number, ids: readonly number[]) {
	return sql<PersonRow>`select ${personColumns("u")} from users u where u.account_id = ${account_id}
		and u.id in (select value from ${rowsOf(ids)}) and u.status not in ('terminated', 'erased')`;
}

/** The names of things that a row keeps as a JSON list of their ids. */
import { type SQL, sql } from "drizzle-orm";

/** Their names by language, each JSON itself, as a JSON list in the row's order; none of a row that is not there. */
export function namesOfListed(things: SQL, row: string, ids: string): SQL {
	const of = sql.raw(row);
	return sql`(select json_group_array(named.names order by listed.key) from json_each(${of}.${sql.raw(ids)}) as listed
		cross join ${things} named on named.account_id = ${of}.account_id and named.id = listed.value)`;
}

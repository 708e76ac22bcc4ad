/** The SQL of teams: who reports to a manager, at whatever distance. */
import { type SQL, sql } from "drizzle-orm";

/** True in SQL of the people in a column who report to this manager or to somebody of their team; a circle ends where it closes. */
export function teamHolds(account_id: number, manager_id: number, person: SQL): SQL {
	return sql`${person} in (with recursive team (id) as (
		select t.id from users t where t.account_id = ${account_id} and t.manager_id = ${manager_id}
		union select t.id from team s cross join users t on t.account_id = ${account_id} and t.manager_id = s.id)
		select s.id from team s)`;
}

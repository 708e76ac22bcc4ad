/** The SQL of teams: who reports to a manager, at whatever distance. */
import { type SQL, sql } from "drizzle-orm";

/** The people who report to this manager or to somebody of their team, by `id`; a circle ends where it closes. */
export function selectTeam(account_id: number, manager_id: number): SQL {
	return sql`with recursive team (id) as (
		select t.id from users t where t.account_id = ${account_id} and t.manager_id = ${manager_id}
		union select t.id from team s cross join users t on t.account_id = ${account_id} and t.manager_id = s.id)
		select s.id as id from team s`;
}

/** True in SQL of the people in a column who are of this manager's team: reads the team once, for whoever is asked about. */
export function teamHolds(account_id: number, manager_id: number, person: SQL): SQL {
	return sql`${person} in (${selectTeam(account_id, manager_id)})`;
}

/** The same of few people: reads the managers above each of them, however large the team is. */
export function reportsTo(account_id: number, manager_id: number, person: SQL): SQL {
	return sql`${manager_id} in (with recursive line (id) as (
		select b.manager_id from users b where b.account_id = ${account_id} and b.id = ${person}
		union select b.manager_id from line l cross join users b on b.account_id = ${account_id} and b.id = l.id)
		select l.id from line l where l.id is not null)`;
}

/** The SQL of the organization tree: somebody, who is above them, and who reports to them. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { maxCounted, maxLevels } from "../rules/organization";

/** A person of the tree, with how many report to them, counted to a bound. */
export type TreeRow = { id: number; name: string; title: string; image_url: string | null; reports_count: number };

const columns = sql`u.id, ${personName("u")} as name, u.title, u.image_url,
	(select count(*) from (select 1 from users r indexed by users_here_under_manager
		where r.account_id = u.account_id and r.manager_id = u.id and r.status = 'active' limit ${maxCounted})) as reports_count`;

/** Somebody and whoever is above them, the nearest first; only who is here. */
export function listUpwards(account_id: number, person_id: number) {
	return sql<TreeRow & { level: number }>`with recursive chain (id, manager_id, level) as (
			select p.id, p.manager_id, 0 from users p where p.account_id = ${account_id} and p.id = ${person_id} and p.status = 'active'
			union all select m.id, m.manager_id, c.level + 1 from chain c
				cross join users m on m.account_id = ${account_id} and m.id = c.manager_id where c.level < ${maxLevels})
		select ${columns}, c.level from chain c cross join users u on u.account_id = ${account_id} and u.id = c.id
		where u.status = 'active' order by c.level`;
}

/** Who reports to somebody, by name, so many at most, from the first or behind one of them; only who is here. */
export function listReports(account_id: number, person_id: number, after_id: number | undefined, max: number) {
	const behind = sql`and (u.last_name, u.id) > (select a.last_name, a.id from users a
		where a.account_id = ${account_id} and a.id = ${after_id ?? 0})`;
	return sql<TreeRow>`select ${columns} from users u indexed by users_here_under_manager
		where u.account_id = ${account_id} and u.manager_id = ${person_id} and u.status = 'active'
			${after_id === undefined ? sql`` : behind} order by u.last_name, u.id limit ${max}`;
}

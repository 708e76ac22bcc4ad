/** The SQL of the summary of photo contests, along the contests' ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next contests behind an id with what takes part in each, by how many people, and the votes. */
export function listContestFigures(account_id: number, { after, max }: Walk) {
	const figure = (what: string) => sql`(select ${sql.raw(what)} from photos p
		where p.account_id = c.account_id and p.contest_id = c.id and p.status = 'approved')`;
	return sql<{
		thing_id: number;
		contest: string;
		votes_until: number;
		entries: number;
		people: number;
		votes: number;
	}>`select c.id as thing_id, c.title as contest, c.votes_until, ${figure("count(*)")} as entries,
		${figure("count(distinct p.user_id)")} as people, ${figure("coalesce(sum(p.vote_count), 0)")} as votes
		from photo_contests c where c.account_id = ${account_id} and c.id > ${after} order by c.id limit ${max}`;
}

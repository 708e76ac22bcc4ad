/** The SQL of the summary of nominations, along the categories' ids. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next categories behind an id with their event, how many people were nominated by how many, and who won once that is published. */
export function listCategoryFigures(account_id: number, { after, max }: Walk) {
	const figure = (what: string) => sql`(select ${sql.raw(what)} from nominations n
		where n.account_id = c.account_id and n.category_id = c.id)`;
	return sql<{
		thing_id: number;
		event: string;
		category: string;
		status: string;
		closes_at: number;
		nominations: number;
		nominees: number;
		nominators: number;
		winner: string | null;
	}>`select c.id as thing_id, e.name as event, c.name as category, e.status, e.closes_at, ${figure("count(*)")} as nominations,
		${figure("count(distinct n.nominee_id)")} as nominees, ${figure("count(distinct n.nominator_id)")} as nominators,
		iif(e.published_at is null, null, ${personName("w")}) as winner
		from nomination_categories c join nomination_events e on e.account_id = c.account_id and e.id = c.event_id
		left join users w on w.account_id = c.account_id and w.id = c.winner_id
		where c.account_id = ${account_id} and c.id > ${after} order by c.id limit ${max}`;
}

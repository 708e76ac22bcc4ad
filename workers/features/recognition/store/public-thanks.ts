/** The SQL of who thanked whom where everybody may see it. */
import { sql } from "drizzle-orm";

/** So many recognitions are read at most, the newest ones. */
export const maxThanks = 2_000;

/** How often one person thanked another: in posts that are shown (`count`), and in all that were read. */
export type ThanksRow = { giver_id: number; recipient_id: number; count: number; read_count: number };

/** Public recognitions since a moment, by giver and recipient; of more than `maxThanks` the newest. */
export function listPublicThanks(account_id: number, since: number) {
	return sql<ThanksRow>`select n.giver_id, n.recipient_id, sum(a.hidden_at is null) as count, count(*) as read_count
		from (select r.account_id, r.giver_id, r.recipient_id, r.activity_id from recognitions r indexed by recognitions_public
			where r.account_id = ${account_id} and r.visibility = 'public' and r.status = 'issued' and r.created_at >= ${since}
			order by r.created_at desc, r.id desc limit ${maxThanks}) n
		cross join activities a on a.account_id = ${account_id} and a.id = n.activity_id
		group by n.giver_id, n.recipient_id`;
}

/** Rises with every recognition, every post that comes or goes, and every change of who is here. */
export function findThanksVersion(account_id: number) {
	return sql<{ version: number }>`select
		coalesce((select sum(v.version) from table_versions v where v.account_id = ${account_id}
			and v.table_name in ('recognitions', 'members')), 0)
		+ coalesce((select c.version from feed_counts c where c.account_id = ${account_id} and c.audience_kind = 'everyone'
			and c.audience_id = 0 and c.team_manager_id = 0), 0) as version`;
}

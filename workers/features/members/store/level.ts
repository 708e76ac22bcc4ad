/** The SQL of people's levels (feature user-levels): the total that is counted of somebody, and the level that they have now. */
import { type SQL, sql } from "drizzle-orm";

/**
 * What was counted of the person `u`, whose account of points is `p`; what is spent is never taken off it, what is taken
 * back is.
 */
export function levelTotalOf(metric: SQL): SQL {
	return sql`case ${metric} when 'points_earned' then coalesce(p.earned, 0)
		when 'recognitions_received' then u.recognitions_received_count else u.recognitions_given_count end`;
}

/**
 * Of the level `l` that the person `u` of a statement has now, this; null without one. Rules, total and standing are found
 * first, one row each, so that the level is the first one of its index that they reach.
 */
export function levelOf(shown: SQL): SQL {
	return sql`(select ${shown} from user_level_rules r
		left join ledger_accounts p on p.account_id = r.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		left join user_level_standings s on s.account_id = r.account_id and s.user_id = u.id and s.metric = r.metric
		cross join user_levels l on l.account_id = r.account_id
			and l.from_figure <= max(${levelTotalOf(sql`r.metric`)} - coalesce(s.baseline, 0), coalesce(s.held_figure, 0))
		where r.account_id = u.account_id order by l.from_figure desc limit 1)`;
}

/** Counts a competition anew from what happened, for tests. */
import { sql } from "drizzle-orm";
import type { TestTenant } from "#test/kit/tenant";

/** Everything of a competition counted anew from what happened, beside what the counters say. */
export async function recount({ id, database }: TestTenant, competition_id: number) {
	const counted = await database.read(
		sql<{ contestant_id: number; metric: string; figure: number }>`with of_people as (
			select r.giver_id as user_id, 'recognitions_given' as metric, r.created_at as at, 1 as amount from recognitions r
				where r.account_id = ${id} and r.status = 'issued'
			union all select r.recipient_id, 'recognitions_received', r.created_at, 1 from recognitions r
				where r.account_id = ${id} and r.status = 'issued'
			union all select r.recipient_id, 'points_received', r.created_at, r.points from recognitions r
				where r.account_id = ${id} and r.status = 'issued'
		), of_work as (
			select s.owner_id as user_id, 'sales_approved' as metric, s.approved_at as at, 1 as amount from sales s
				where s.account_id = ${id} and s.status = 'approved' and s.reversed_at is null
			union all select s.owner_id, 'sales_quantity', s.approved_at, s.quantity from sales s
				where s.account_id = ${id} and s.status = 'approved' and s.reversed_at is null
			union all select s.owner_id, 'sales_points', s.approved_at, s.total_points_earned from sales s
				where s.account_id = ${id} and s.status = 'approved' and s.reversed_at is null
			union all select i.author_id, 'ideas_approved', i.decided_at, 1 from ideas i
				where i.account_id = ${id} and i.status = 'approved'
		), events as (select * from of_people union all select * from of_work)
			select coalesce(e.contestant_id, v.user_id) as contestant_id, v.metric, sum(v.amount) as figure from events v
			join scoreboard_competitions c on c.account_id = ${id} and c.id = ${competition_id}
				and v.at >= c.starts_at and v.at < c.ends_at
			join scoreboard_metrics m on m.account_id = ${id} and m.competition_id = c.id and m.metric = v.metric
			left join scoreboard_entrants e on e.account_id = ${id} and e.competition_id = c.id and e.user_id = v.user_id
			where c.has_entrants = 0 or e.user_id is not null group by 1, 2 having sum(v.amount) <> 0 order by 1, 2`,
	);
	const kept = await database.read(
		sql<{
			contestant_id: number;
			metric: string;
			figure: number;
		}>`select contestant_id, metric, figure from scoreboard_figures
			where account_id = ${id} and competition_id = ${competition_id} and figure <> 0 order by 1, 2`,
	);
	const totals = await database.read(
		sql<{ wrong: number }>`select count(*) as wrong from scoreboard_standings s where s.account_id = ${id}
			and s.competition_id = ${competition_id} and s.total <> (select coalesce(sum(f.figure * m.weight), 0)
				from scoreboard_figures f join scoreboard_metrics m on m.account_id = ${id} and m.competition_id = f.competition_id
					and m.metric = f.metric
				where f.account_id = ${id} and f.competition_id = s.competition_id and f.contestant_id = s.contestant_id)`,
	);
	return { counted, kept, wrong: totals[0]!.wrong };
}

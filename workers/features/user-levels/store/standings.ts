/** The SQL of where people stand: their totals, and what they keep. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, levelTotalOf } from "#workers/features/members";
import type { Switch } from "#workers/kernel/identity";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Standing } from "../rules/levels";
import type { Metric } from "../rules/window";

const joinPoints = sql`left join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points'
	and p.owner_id = u.id`;

function joinStanding(metric: SQL): SQL {
	return sql`left join user_level_standings s on s.account_id = u.account_id and s.user_id = u.id and s.metric = ${metric}`;
}

const columns = sql`s.window_start, coalesce(s.baseline, 0) as baseline, coalesce(s.held_figure, 0) as held_figure`;

/** Where one person stands. */
export function findStanding(account_id: number, user_id: number, metric: Metric) {
	return sql<Standing>`select ${levelTotalOf(sql`${metric}`)} as total, ${columns} from users u ${joinPoints}
		${joinStanding(sql`${metric}`)} where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** Somebody with where they stand, who leads them, and whether they may see their level. */
export type StandingPerson = Standing & Addressee & { manager_id: number | null; may_see: Switch };

/** The next people behind one, of those who take part; `usual` is whether those may see it whose own switch says nothing. */
export function listStandings(
	account_id: number,
	{ metric, usual }: { metric: Metric; usual: Switch },
	after: number,
	limit: number,
) {
	return sql<StandingPerson>`select ${addresseeColumns("u")}, u.manager_id,
		coalesce(u.switches ->> 'can_see_user_level', ${usual}) as may_see, ${levelTotalOf(sql`${metric}`)} as total, ${columns}
		from users u ${joinPoints} ${joinStanding(sql`${metric}`)}
		where u.account_id = ${account_id} and u.id > ${after} and u.status = 'active' order by u.id limit ${limit}`;
}

/** What the table holds of one person. */
export type StandingRow = { user_id: number; window_start: string; baseline: number; held_figure: number };

/** Writes where people stand. */
export function saveStandings(account_id: number, metric: Metric, rows: readonly StandingRow[]): Statement {
	return sql`insert into user_level_standings (account_id, user_id, metric, window_start, baseline, held_figure)
		select ${account_id}, value ->> 'user_id', ${metric}, value ->> 'window_start', value ->> 'baseline', value ->> 'held_figure'
		from ${rowsOf(rows)} where true
		on conflict (account_id, user_id) do update set metric = excluded.metric, window_start = excluded.window_start,
			baseline = excluded.baseline, held_figure = excluded.held_figure`;
}

/** Other windows change nothing of what was counted: all stand in the one that runs now. */
export function moveToWindow(account_id: number, window_start: string): Statement {
	return sql`update user_level_standings set window_start = ${window_start}
		where account_id = ${account_id} and window_start <> ${window_start}`;
}

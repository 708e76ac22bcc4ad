/** The SQL of boards: reckoning places from totals, and reading a page, one's own row, and what the rows did. */

import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Metric } from "../rules/limits";

/** A row of a board. */
export type BoardRow = {
	contestant_id: number;
	place: number;
	position: number;
	shown_total: number;
	name: string;
	first_name: string | null;
	last_name: string | null;
	image_url: string | null;
	member_count: number | null;
	previous_place: number | null;
	/** The person is shown to others by name. */
	is_named: 0 | 1;
};

/**
 * Reckons a board anew: who has anything and is still here has a place by what they reached first and by their total; those
 * who are alike share one. The first time on a day of the account, which began at `today`, the places that stand are kept as
 * the previous ones. What is counted meanwhile is found by the flag that is taken back.
 */
export function reckon(account_id: number, id: number, { now, today }: { now: number; today: number }): Statement[] {
	const isHere = sql`s.total > 0 and (s.user_id is null or exists (select 1 from users u where u.account_id = ${account_id}
		and u.id = s.user_id and u.status = 'active'))`;
	const own = sql`s.account_id = ${account_id} and s.competition_id = ${id}`;
	const order = sql`s.reached_at is null, s.reached_at, s.total desc`;
	return [
		sql`update scoreboard_standings as s set previous_place = s.place where ${own} and s.previous_place is not s.place
			and (select coalesce(c.previous_at, 0) < ${today} from scoreboard_competitions c
				where c.account_id = ${account_id} and c.id = ${id})`,
		sql`update scoreboard_standings set place = r.place, position = r.position, shown_total = r.total
			from (select s.contestant_id, s.total, rank() over (order by ${order}) as place,
				row_number() over (order by ${order}, s.contestant_id) as position
				from scoreboard_standings s where ${own} and ${isHere}) as r
			where scoreboard_standings.account_id = ${account_id} and scoreboard_standings.competition_id = ${id}
			and scoreboard_standings.contestant_id = r.contestant_id and (scoreboard_standings.place is not r.place
				or scoreboard_standings.position is not r.position or scoreboard_standings.shown_total <> r.total)`,
		sql`update scoreboard_standings as s set place = null, position = null, shown_total = 0
			where ${own} and s.place is not null and not (${isHere})`,
		sql`update scoreboard_figures set shown_figure = figure
			where account_id = ${account_id} and competition_id = ${id} and shown_figure <> figure`,
		sql`update scoreboard_competitions set is_stale = 0, shown_at = ${now},
			previous_at = max(coalesce(previous_at, 0), ${today}), placed_count = (select count(*)
			from scoreboard_standings s where ${own} and s.position is not null) where account_id = ${account_id} and id = ${id}`,
	];
}

/** How many have reached the target. */
export function countReached(account_id: number, id: number) {
	return sql<{ count: number }>`select count(*) as count from scoreboard_standings s where s.account_id = ${account_id}
		and s.competition_id = ${id} and s.reached_at is not null`;
}

const columns = sql`s.contestant_id, s.place, s.position, s.shown_total, coalesce(g.name, ${personName("u")}) as name,
	u.first_name, u.last_name, u.image_url, g.member_count, s.previous_place, coalesce(n.is_named, 1) as is_named`;

const names = sql`left join users u on u.account_id = s.account_id and u.id = s.user_id
	left join scoreboard_groups g on g.account_id = s.account_id and g.competition_id = s.competition_id
		and g.group_id = s.contestant_id and s.user_id is null
	left join scoreboard_choices n on n.account_id = s.account_id and n.user_id = s.user_id`;

/** The rows of a page, which is counted from 0. */
export function listBoard(account_id: number, id: number, page: number, size: number) {
	return sql<BoardRow>`select ${columns} from scoreboard_standings s ${names}
		where s.account_id = ${account_id} and s.competition_id = ${id}
		and s.position between ${page * size + 1} and ${(page + 1) * size} order by s.position`;
}

/** For whom somebody counts. */
export function contestantOf(account_id: number, id: number, user_id: number): SQL {
	return sql`coalesce((select e.contestant_id from scoreboard_entrants e where e.account_id = ${account_id}
		and e.competition_id = ${id} and e.user_id = ${user_id}), ${user_id})`;
}

/** The row of whoever asks, or of their team; none while nothing of them was counted. */
export function findOwnRow(account_id: number, id: number, user_id: number) {
	return sql<BoardRow>`select ${columns} from scoreboard_standings s ${names}
		where s.account_id = ${account_id} and s.competition_id = ${id} and s.position is not null
		and s.contestant_id = ${contestantOf(account_id, id, user_id)}`;
}

/** One's own places in these competitions. */
export function listOwnPlaces(account_id: number, ids: readonly number[], user_id: number) {
	return sql<{ competition_id: number; place: number }>`select s.competition_id, s.place from ${rowsOf(ids)} as i
		cross join scoreboard_standings s on s.account_id = ${account_id} and s.competition_id = i.value
			and s.contestant_id = coalesce((select e.contestant_id from scoreboard_entrants e where e.account_id = ${account_id}
				and e.competition_id = i.value and e.user_id = ${user_id}), ${user_id})
		where s.place is not null`;
}

/** The scoreboard points of the person in `user` by all competitions of people, as their boards show them. */
export function scoreboardPointsOf(user: "u"): SQL {
	const person = { account_id: sql.raw(`${user}.account_id`), id: sql.raw(`${user}.id`) };
	return sql`(select coalesce(sum(s.shown_total), 0) from scoreboard_standings s cross join scoreboard_competitions c
		on c.account_id = s.account_id and c.id = s.competition_id and c.status <> 'cancelled'
		where s.account_id = ${person.account_id} and s.user_id = ${person.id})`;
}

/** What these contestants did, as the board shows it. */
export function listFigures(account_id: number, id: number, contestant_ids: readonly number[]) {
	return sql<{ contestant_id: number; metric: Metric; figure: number }>`select f.contestant_id, f.metric,
		f.shown_figure as figure from ${rowsOf(contestant_ids)} as i
		cross join scoreboard_figures f on f.account_id = ${account_id} and f.competition_id = ${id} and f.contestant_id = i.value`;
}

/** Those of these places that several share: the position behind such a place has the same place. */
export function listTies(account_id: number, id: number, places: readonly number[]) {
	return sql<{ place: number }>`select p.value as place from ${rowsOf(places)} as p
		where exists (select 1 from scoreboard_standings s where s.account_id = ${account_id} and s.competition_id = ${id}
			and s.position = p.value + 1 and s.place = p.value)`;
}

/** How many stand at each of the first places. */
export function countPlaces(account_id: number, id: number, last_place: number) {
	return sql<{ place: number; count: number }>`select s.place, count(*) as count from scoreboard_standings s
		where s.account_id = ${account_id} and s.competition_id = ${id} and s.position is not null and s.place <= ${last_place}
		group by s.place order by s.place`;
}

/** Whether somebody is among those who compete where not everybody does. */
export function findEntrant(account_id: number, id: number, user_id: number) {
	return sql<{
		contestant_id: number;
	}>`select e.contestant_id from scoreboard_entrants e where e.account_id = ${account_id}
		and e.competition_id = ${id} and e.user_id = ${user_id}`;
}

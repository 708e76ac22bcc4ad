/** The SQL of who competes: taking them from groups when a competition is published, and going through them to tell them. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Competitor } from "../rules/limits";
import type { CompetitionRow } from "./competitions";

/** A group with how many compete for it. */
export type TeamSize = { group_id: number; name: string; count: number };

/** Everybody of the groups who is here, once each: whoever is in several counts for the one that is there longest. */
const entrants = (account_id: number, competition_id: number) => sql`select m.user_id, min(m.group_id) as group_id
	from scoreboard_groups g
	join group_members m on m.account_id = g.account_id and m.group_id = g.group_id
	join users u on u.account_id = m.account_id and u.id = m.user_id and u.status = 'active'
	where g.account_id = ${account_id} and g.competition_id = ${competition_id} group by m.user_id`;

/** How many would compete for each group, under its name as it is now. */
export function listTeamSizes(account_id: number, competition_id: number) {
	return sql<TeamSize>`select g.group_id, coalesce((select n.name from groups n where n.account_id = g.account_id
			and n.id = g.group_id), g.name) as name, count(e.user_id) as count
		from scoreboard_groups g left join (${entrants(account_id, competition_id)}) e on e.group_id = g.group_id
		where g.account_id = ${account_id} and g.competition_id = ${competition_id} group by g.group_id order by g.group_id`;
}

/** Takes all of them in, as they are at the moment of writing. */
export function insertEntrants(
	account_id: number,
	{ id, competitor }: { id: number; competitor: Competitor },
	sizes: readonly TeamSize[],
): Statement[] {
	return [
		sql`insert into scoreboard_entrants (account_id, competition_id, user_id, contestant_id)
			select ${account_id}, ${id}, e.user_id, ${competitor === "people" ? sql`e.user_id` : sql`e.group_id`}
			from (${entrants(account_id, id)}) e`,
		sql`update scoreboard_groups set name = t.value ->> 'name', member_count = t.value ->> 'count' from ${rowsOf(sizes)} as t
			where scoreboard_groups.account_id = ${account_id} and scoreboard_groups.competition_id = ${id}
			and scoreboard_groups.group_id = t.value ->> 'group_id'`,
	];
}

/** True in SQL while as many compete as were counted, of teams in each of them. */
export function areAsCounted(
	account_id: number,
	{ id, competitor }: { id: number; competitor: Competitor },
	sizes: readonly TeamSize[],
): Statement {
	const sum = sizes.reduce((total, { count }) => total + count, 0);
	const own = sql`e.account_id = ${account_id} and e.competition_id = ${id}`;
	const teams = sql`and not exists (select 1 from ${rowsOf(sizes)} as t where t.value ->> 'count' <> (select count(*)
		from scoreboard_entrants e where ${own} and e.contestant_id = t.value ->> 'group_id'))`;
	return sql`select (select count(*) from scoreboard_entrants e where ${own}) = ${sum} ${competitor === "teams" ? teams : sql``}`;
}

/** Somebody who is told, with what they won. */
export type Told = Addressee & { place: number; points: number };

/** The next people behind one who are told: all who compete when it starts, those with a place when it has ended. */
export function listToTell(account_id: number, competition: CompetitionRow, limit: number) {
	const { id, has_entrants, telling, told_to } = competition;
	const own = sql`s.account_id = u.account_id and s.competition_id = ${id}`;
	if (telling === "started") {
		const among = sql`join scoreboard_entrants e on e.account_id = u.account_id and e.competition_id = ${id} and e.user_id = u.id`;
		return sql<Told>`select ${addresseeColumns("u")}, 0 as place, 0 as points from users u ${has_entrants ? among : sql``}
			where u.account_id = ${account_id} and u.id > ${told_to} and u.status = 'active' order by u.id limit ${limit}`;
	}
	const standing =
		competition.competitor === "people"
			? sql`from scoreboard_standings s join users u on u.account_id = s.account_id and u.id = s.contestant_id
				where s.account_id = ${account_id} and s.competition_id = ${id} and s.contestant_id > ${told_to} and s.place is not null`
			: sql`from scoreboard_entrants e join users u on u.account_id = e.account_id and u.id = e.user_id
				join scoreboard_standings s on ${own} and s.contestant_id = e.contestant_id and s.place is not null
				where e.account_id = ${account_id} and e.competition_id = ${id} and e.user_id > ${told_to}`;
	return sql<Told>`select ${addresseeColumns("u")}, s.place, coalesce((select a.points from scoreboard_awards a
			where a.account_id = u.account_id and a.competition_id = ${id} and a.user_id = u.id), 0) as points
		${standing} order by u.id limit ${limit}`;
}

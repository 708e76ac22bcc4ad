/** The SQL of what was won: sharing prizes out by place, who waits for theirs, and what became of it. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Competitor } from "../rules/limits";
import type { Share } from "../rules/prizes";

/** Gives everybody at a place their share; the first ones, by their ids, have the points that cannot be divided. */
export function insertAwards(
	account_id: number,
	{ id, competitor }: { id: number; competitor: Competitor },
	{ place, points, rest }: Share,
): Statement {
	const winners =
		competitor === "people"
			? sql`select s.user_id from scoreboard_standings s`
			: sql`select e.user_id from scoreboard_standings s join scoreboard_entrants e on e.account_id = s.account_id
				and e.competition_id = s.competition_id and e.contestant_id = s.contestant_id`;
	return sql`insert into scoreboard_awards (account_id, competition_id, user_id, place, points)
		select ${account_id}, ${id}, w.user_id, ${place}, w.points from (select user_id,
			${points} + (row_number() over (order by user_id) <= ${rest}) as points
			from (${winners} where s.account_id = ${account_id} and s.competition_id = ${id} and s.place = ${place})) w
		where w.points > 0`;
}

/** Somebody who waits for what they won. */
export type Waiting = {
	user_id: number;
	points: number;
	may_receive: 0 | 1;
	points_account_id: number | null;
};

/** The next ones. */
export function listWaiting(account_id: number, id: number, limit: number) {
	return sql<Waiting>`select a.user_id, a.points, p.id as points_account_id,
			(u.status = 'active' and u.is_eligible_to_receive_points = 1) as may_receive
		from scoreboard_awards a join users u on u.account_id = a.account_id and u.id = a.user_id
		left join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		where a.account_id = ${account_id} and a.competition_id = ${id} and a.status = 'waiting' order by a.user_id limit ${limit}`;
}

/** Notes who was paid, and who may not receive points. */
export function settleAwards(
	account_id: number,
	id: number,
	rows: readonly { user_id: number; status: "paid" | "lost" }[],
): Statement {
	return sql`update scoreboard_awards set status = r.value ->> 'status' from ${rowsOf(rows)} as r
		where scoreboard_awards.account_id = ${account_id} and scoreboard_awards.competition_id = ${id}
		and scoreboard_awards.user_id = r.value ->> 'user_id'`;
}

/** True in SQL while all of these still wait. */
export function areWaiting(account_id: number, id: number, user_ids: readonly number[]): Statement {
	return sql`select count(*) = ${user_ids.length} from scoreboard_awards a where a.account_id = ${account_id}
		and a.competition_id = ${id} and a.status = 'waiting' and a.user_id in (select value from ${rowsOf(user_ids)})`;
}

/** What somebody won in a competition. */
export function findAward(account_id: number, id: number, user_id: number) {
	return sql<{ points: number; status: "waiting" | "paid" | "lost" }>`select points, status from scoreboard_awards
		where account_id = ${account_id} and competition_id = ${id} and user_id = ${user_id}`;
}

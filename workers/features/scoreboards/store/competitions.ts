/** The SQL of competitions: writing a draft, moving one on, and finding those of an account. */
import { type SQL, sql } from "drizzle-orm";
import { never } from "#workers/kernel/due-work";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { reckonedEveryMs, rowsAMinute } from "../rules/competition";
import type { Competitor, Goal, Metric, Status } from "../rules/limits";

/** A competition as it is read. */
export type CompetitionRow = {
	id: number;
	name: string;
	rules: string;
	status: Status;
	goal: Goal;
	target: number;
	competitor: Competitor;
	has_entrants: 0 | 1;
	starts_at: number;
	freezes_at: number | null;
	ends_at: number;
	budget_id: number | null;
	shown_at: number | null;
	placed_count: number;
	previous_at: number | null;
	telling: "" | "started" | "ended";
	told_to: number;
	is_awarded: 0 | 1;
	created_by: number;
	updated_at: number;
};

const columns = sql`c.id, c.name, c.rules, c.status, c.goal, c.target, c.competitor, c.has_entrants, c.starts_at, c.freezes_at,
	c.ends_at, c.budget_id, c.shown_at, c.placed_count, c.previous_at, c.telling, c.told_to, c.is_awarded, c.created_by, c.updated_at`;

/** A competition. */
export function findCompetition(account_id: number, id: number) {
	return sql<CompetitionRow>`select ${columns} from scoreboard_competitions c
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** What a competition is called. */
export function competitionName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select c.name from scoreboard_competitions c
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** True in SQL where a competition is published and somebody competes in it; everybody does where no groups are named. */
export function isOpenTo(user_id: number): SQL {
	return sql`c.status <> 'draft' and (c.has_entrants = 0 or exists (select 1 from scoreboard_entrants e
		where e.account_id = c.account_id and e.competition_id = c.id and e.user_id = ${user_id}))`;
}

/** The newest published competitions in which this person competes, or all of them for null. */
export function listCompetitions(account_id: number, user_id: number | null, limit: number) {
	return sql<CompetitionRow>`select ${columns} from scoreboard_competitions c where c.account_id = ${account_id}
		and ${user_id === null ? sql`c.status <> 'draft'` : isOpenTo(user_id)} order by c.id desc limit ${limit}`;
}

/** The newest competitions in every state. */
export function listAllCompetitions(account_id: number, limit: number) {
	return sql<CompetitionRow>`select ${columns} from scoreboard_competitions c where c.account_id = ${account_id}
		order by c.id desc limit ${limit}`;
}

/** What counts in a competition. */
export function listMetrics(account_id: number, competition_id: number) {
	return sql<{ metric: Metric; weight: number }>`select metric, weight from scoreboard_metrics
		where account_id = ${account_id} and competition_id = ${competition_id} order by metric`;
}

/** The prizes of a competition, by place. */
export function listPrizes(account_id: number, competition_id: number) {
	return sql<{ place: number; points: number }>`select place, points from scoreboard_prizes
		where account_id = ${account_id} and competition_id = ${competition_id} order by place`;
}

/** The groups that compete. */
export function listGroupsOf(account_id: number, competition_id: number) {
	return sql<{ group_id: number; name: string; member_count: number }>`select group_id, name, member_count
		from scoreboard_groups where account_id = ${account_id} and competition_id = ${competition_id} order by name`;
}

/** What an owner says of a competition. */
export type WrittenCompetition = Pick<
	CompetitionRow,
	"id" | "name" | "rules" | "goal" | "target" | "competitor" | "starts_at" | "freezes_at" | "ends_at" | "budget_id"
> & {
	metrics: readonly { metric: Metric; weight: number }[];
	prizes: readonly number[];
	groups: readonly { id: number; name: string }[];
};

/** Writes a draft, or what is there of it anew. */
export function saveCompetition(
	account_id: number,
	said: WrittenCompetition,
	by: { user_id: number; now: number },
): Statement[] {
	const { id, name, rules, goal, target, competitor, starts_at, freezes_at, ends_at, budget_id } = said;
	const own = sql`account_id = ${account_id} and competition_id = ${id}`;
	return [
		sql`insert into scoreboard_competitions (account_id, id, name, rules, goal, target, competitor, has_entrants, starts_at,
				freezes_at, ends_at, budget_id, created_by, created_at, updated_at)
			values (${account_id}, ${id}, ${name}, ${rules}, ${goal}, ${target}, ${competitor}, ${said.groups.length > 0 ? 1 : 0},
				${starts_at}, ${freezes_at}, ${ends_at}, ${budget_id}, ${by.user_id}, ${by.now}, ${by.now})
			on conflict (account_id, id) do update set name = excluded.name, rules = excluded.rules, goal = excluded.goal,
				target = excluded.target, competitor = excluded.competitor, has_entrants = excluded.has_entrants,
				starts_at = excluded.starts_at, freezes_at = excluded.freezes_at, ends_at = excluded.ends_at,
				budget_id = excluded.budget_id, updated_at = max(excluded.updated_at, updated_at + 1)`,
		sql`delete from scoreboard_metrics where ${own}`,
		sql`delete from scoreboard_prizes where ${own}`,
		sql`delete from scoreboard_groups where ${own}`,
		sql`insert into scoreboard_metrics (account_id, competition_id, metric, weight)
			select ${account_id}, ${id}, value ->> 'metric', value ->> 'weight' from ${rowsOf(said.metrics)}`,
		sql`insert into scoreboard_prizes (account_id, competition_id, place, points)
			select ${account_id}, ${id}, key + 1, value from ${rowsOf(said.prizes)}`,
		sql`insert into scoreboard_groups (account_id, competition_id, group_id, name)
			select ${account_id}, ${id}, value ->> 'id', value ->> 'name' from ${rowsOf(said.groups)}`,
	];
}

/** True in SQL while a competition stands as it was read. */
export function isUnchanged(
	account_id: number,
	{ id, status, updated_at, telling, told_to, is_awarded }: CompetitionRow,
): Statement {
	return sql`select count(*) from scoreboard_competitions c where c.account_id = ${account_id} and c.id = ${id}
		and c.status = ${status} and c.updated_at = ${updated_at} and c.telling = ${telling} and c.told_to = ${told_to}
		and c.is_awarded = ${is_awarded}`;
}

/** Publishes a draft: from its beginning on, or from now on where that has passed, the clock follows it. */
export function publishCompetition(
	account_id: number,
	{ id, starts_at, freezes_at }: Pick<CompetitionRow, "id" | "starts_at" | "freezes_at">,
	now: number,
): Statement {
	return sql`update scoreboard_competitions set status = 'scheduled', starts_at = ${starts_at}, freezes_at = ${freezes_at},
		due_at = ${starts_at}, updated_at = max(${now}, updated_at + 1) where account_id = ${account_id} and id = ${id}`;
}

/** Moves a competition on. */
export function moveCompetition(
	account_id: number,
	id: number,
	{ status, due_at, telling }: { status: Status; due_at: number | null; telling: CompetitionRow["telling"] },
	now: number,
): Statement {
	return sql`update scoreboard_competitions set status = ${status}, due_at = ${due_at}, telling = ${telling}, told_to = 0,
		updated_at = max(${now}, updated_at + 1) where account_id = ${account_id} and id = ${id}`;
}

/** Notes up to whom people were told; null: everybody was. */
export function noteTold(account_id: number, id: number, told_to: number | null, due_at: number): Statement {
	return told_to === null
		? sql`update scoreboard_competitions set telling = '', told_to = 0, due_at = ${due_at}
			where account_id = ${account_id} and id = ${id}`
		: sql`update scoreboard_competitions set told_to = ${told_to} where account_id = ${account_id} and id = ${id}`;
}

/** Notes that the prizes were shared out, whereupon people are told. */
export function noteAwarded(account_id: number, id: number): Statement {
	return sql`update scoreboard_competitions set is_awarded = 1, telling = 'ended', told_to = 0
		where account_id = ${account_id} and id = ${id}`;
}

/** Nothing is left to do. */
export function endFollowing(account_id: number, id: number): Statement {
	return sql`update scoreboard_competitions set due_at = null where account_id = ${account_id} and id = ${id}`;
}

/** Competitions for which the clock has something to do. */
export function listDue(account_id: number, now: number, limit: number) {
	return sql<CompetitionRow>`select ${columns} from scoreboard_competitions c indexed by scoreboard_competitions_due
		where c.account_id = ${account_id} and c.due_at is not null and c.due_at <= ${now} order by c.due_at limit ${limit}`;
}

/** Running competitions of which something was counted since their boards were reckoned, a while ago. */
export function listStale(account_id: number, now: number, limit: number) {
	return sql<CompetitionRow>`select ${columns} from scoreboard_competitions c indexed by scoreboard_competitions_counting
		where c.account_id = ${account_id} and c.status in ('scheduled', 'running', 'frozen') and c.status = 'running' and c.is_stale = 1
		and coalesce(c.shown_at, 0) + ${reckonedEveryMs} * (1 + c.placed_count / ${rowsAMinute}) <= ${now} limit ${limit}`;
}

/** When the clock has something to do again. */
export function nextDue(account_id: number, now: number): SQL {
	return sql`min(
		coalesce((select min(c.due_at) from scoreboard_competitions c where c.account_id = ${account_id}
			and c.due_at is not null), ${never}),
		iif(exists (select 1 from scoreboard_competitions c where c.account_id = ${account_id}
			and c.status in ('scheduled', 'running', 'frozen') and c.status = 'running'), ${now + reckonedEveryMs}, ${never}))`;
}

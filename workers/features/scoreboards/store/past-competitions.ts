/** The SQL of a demo's competitions: as if they had long been published, with what happened since counted. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Status } from "../rules/limits";
import { reckon } from "./board";
import { saveCompetition, type WrittenCompetition } from "./competitions";

/** A competition as it long stood; one that runs although its time is over is ended, and paid, by the clock. */
export type PastCompetition = WrittenCompetition & { status: Extract<Status, "scheduled" | "running" | "final"> };

/**
 * Writes them, counts what happened in their time, and reckons their boards; of what is over nobody is told anew. What happened
 * before `since` gives the previous places.
 */
export function insertPastCompetitions(
	account_id: number,
	list: readonly PastCompetition[],
	by: { user_id: number; now: number; today: number; since: number },
): Statement[] {
	const starts_at = Math.min(...list.map((one) => one.starts_at));
	const yesterday = { now: by.today - 1, today: by.today - dayMs };
	return [
		...list.flatMap((one) => [
			...saveCompetition(account_id, one, by),
			...enter(account_id, one),
			sql`update scoreboard_competitions set status = 'scheduled' where account_id = ${account_id} and id = ${one.id}`,
		]),
		...count(account_id, starts_at, by.since),
		...list.flatMap((one) => (one.status === "running" ? reckon(account_id, one.id, yesterday) : [])),
		...count(account_id, by.since, by.now + 1),
		...list.flatMap((one) => settle(account_id, one, by)),
	];
}

function enter(account_id: number, { id, competitor, groups }: PastCompetition): Statement[] {
	if (groups.length === 0) return [];
	return [
		sql`insert into scoreboard_entrants (account_id, competition_id, user_id, contestant_id)
			select ${account_id}, ${id}, m.user_id, ${competitor === "people" ? sql`m.user_id` : sql`min(m.group_id)`}
			from ${rowsOf(groups.map((group) => group.id))} as i
			cross join group_members m on m.account_id = ${account_id} and m.group_id = i.value
			join users u on u.account_id = m.account_id and u.id = m.user_id and u.status = 'active' group by m.user_id`,
		sql`update scoreboard_groups set member_count = (select count(*) from scoreboard_entrants e
				where e.account_id = ${account_id} and e.competition_id = ${id} and e.contestant_id = scoreboard_groups.group_id)
			where account_id = ${account_id} and competition_id = ${id}`,
	];
}

/** What happened from one moment until before another one. */
function count(account_id: number, from: number, until: number): Statement[] {
	const columns = sql`insert into scoreboard_events (account_id, user_id, metric, happened_at, amount)`;
	const recognitions = sql`from recognitions r where r.account_id = ${account_id} and r.status = 'issued' and r.created_at >= ${from} and r.created_at < ${until}`;
	const sales = sql`from sales s where s.account_id = ${account_id} and s.status = 'approved' and s.reversed_at is null
		and s.approved_at >= ${from} and s.approved_at < ${until}`;
	return [
		sql`${columns} select r.account_id, r.giver_id, 'recognitions_given', r.created_at, 1 ${recognitions}`,
		sql`${columns} select r.account_id, r.recipient_id, 'recognitions_received', r.created_at, 1 ${recognitions}`,
		sql`${columns} select r.account_id, r.recipient_id, 'points_received', r.created_at, r.points ${recognitions}`,
		sql`${columns} select s.account_id, s.owner_id, 'sales_approved', s.approved_at, 1 ${sales}`,
		sql`${columns} select s.account_id, s.owner_id, 'sales_quantity', s.approved_at, s.quantity ${sales}`,
		sql`${columns} select s.account_id, s.owner_id, 'sales_points', s.approved_at, s.total_points_earned ${sales}`,
		sql`${columns} select i.account_id, i.author_id, 'ideas_approved', i.decided_at, 1 from ideas i
			where i.account_id = ${account_id} and i.status = 'approved' and i.decided_at >= ${from} and i.decided_at < ${until}`,
	];
}

function settle(
	account_id: number,
	{ id, status, starts_at, freezes_at, ends_at }: PastCompetition,
	{ now, today }: { now: number; today: number },
) {
	const own = sql`account_id = ${account_id} and id = ${id}`;
	if (status === "scheduled") return [sql`update scoreboard_competitions set due_at = ${starts_at} where ${own}`];
	return [
		sql`update scoreboard_competitions set status = 'running', due_at = ${status === "running" ? (freezes_at ?? ends_at) : null}
			where ${own}`,
		...(status === "final"
			? [sql`update scoreboard_competitions set status = 'final', is_awarded = 1 where ${own}`]
			: []),
		...reckon(account_id, id, { now: status === "final" ? ends_at : now, today }),
	];
}

/** Competitions for tests: as drafts or published, and the clock that follows them. */
import { sql } from "drizzle-orm";
import { runWorkOf } from "#test/kit/schedule";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { followCompetitions } from "#workers/features/scoreboards/jobs/follow-competitions";
import { reckon } from "#workers/features/scoreboards/store/board";
import { rowsOf } from "#workers/kernel/sql";
import { isolateClock } from "#workers/runtime/clock";

type Options = { isPublished?: boolean } & Record<string, unknown>;

/** A competition of recognitions received for everybody, from today on for ever, unless said otherwise; gives its id. */
export async function addCompetition(
	owner: TestMember,
	{ isPublished = true, ...said }: Options = {},
): Promise<number> {
	const { competition_id } = await owner.client.call("scoreboards/save-competition", {
		...{ name: "Spring race", starts_on: "2020-01-01", ends_on: "2199-01-01" },
		...{ metrics: [{ metric: "recognitions_received", weight: 1 }], ...said },
	} as never);
	if (isPublished) await owner.client.call("scoreboards/change-competition", { competition_id, change: "publish" });
	return competition_id;
}

/** Runs what the clock does about competitions until it rests. */
export async function followCompetitionsOf(tenant: TestTenant): Promise<void> {
	for (let times = 0; times < 30; times += 1) {
		const due_at = await runWorkOf(tenant, followCompetitions);
		if (due_at > isolateClock.current.now()) return;
	}
	throw new Error("the clock never rests");
}

/** A competition of a group in which somebody has a place, and a prize that they wait for; gives its id. */
export async function addPastCompetition(
	tenant: TestTenant,
	owner: TestMember,
	{ member, group, budget_id, canary }: { member: TestMember; group: number; budget_id: number; canary: string },
): Promise<number> {
	const id = await addCompetition(owner, {
		...{ name: `${canary} race`, rules: `${canary} rules`, group_ids: [group], budget_id, prizes: [10] },
	});
	await followCompetitionsOf(tenant);
	await tenant.database.write([
		sql`insert into scoreboard_events (account_id, user_id, metric, happened_at, amount)
			values (${tenant.id}, ${member.id}, 'recognitions_received', ${Date.now()}, 2)`,
		...reckon(tenant.id, id, { now: Date.now(), today: 0 }),
		sql`insert into scoreboard_awards (account_id, competition_id, user_id, place, points)
			values (${tenant.id}, ${id}, ${member.id}, 1, 10)`,
	]);
	return id;
}

/** A competition that is over, in which all of these people have a place. */
export async function addManyStandings(
	{ id: account_id, database }: TestTenant,
	{ owner, people }: { owner: TestMember; people: readonly number[] },
	start: number,
): Promise<number> {
	const id = newId();
	const rows = people.map((user_id, at) => ({ user_id, position: at + 1, total: 2 * people.length - at }));
	await database.write([
		sql`insert into scoreboard_competitions (account_id, id, name, status, goal, competitor, starts_at, ends_at, shown_at,
				placed_count, created_by, created_at, updated_at)
			values (${account_id}, ${id}, 'Great race', 'final', 'best', 'people', ${start}, ${start + 1}, ${start}, ${people.length},
				${owner.id}, ${start}, ${start})`,
		sql`insert into scoreboard_metrics (account_id, competition_id, metric, weight)
			values (${account_id}, ${id}, 'recognitions_given', 1)`,
		sql`insert into scoreboard_standings (account_id, competition_id, contestant_id, user_id, total, place, position, shown_total)
			select ${account_id}, ${id}, value ->> 'user_id', value ->> 'user_id', value ->> 'total', value ->> 'position',
			value ->> 'position', value ->> 'total' from ${rowsOf(rows)}`,
	]);
	return id;
}

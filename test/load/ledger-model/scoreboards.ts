/** Competitions in the ledger model: publishing holds what the prizes are worth, ties share them to the last point, each is paid once, and the rest goes back. */
import { sql } from "drizzle-orm";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

type Competed = { budget: number; totals: number[]; prizes: number[] };

/** The first five people have these totals when the competition ends; the clock runs twice over what it pays. */
export async function competeAndPay(world: World, { budget, totals, prizes }: Competed) {
	const { tenant, owner, members, model, ids } = world;
	const from = `budget ${budget}`;
	const [{ budget_id }] = (await tenant.database.read(
		sql<{ budget_id: number }>`select owner_id as budget_id from ledger_accounts
			where account_id = ${tenant.id} and id = ${ids.get(from)!}`,
	)) as [{ budget_id: number }];
	const competition_id = await addCompetition(owner, { isPublished: false, prizes, budget_id });
	const published = await owner.client.try("scoreboards/change-competition", { competition_id, change: "publish" });
	const pool = prizes.reduce((sum, points) => sum + points, 0);
	if (model.account(from).balance < pool) return { found: published.body.resultType, expected: "points_not_available" };
	const rows = totals.map((total, at) => ({ user_id: members[at]!.id, total }));
	await tenant.database.write([
		sql`insert into scoreboard_figures (account_id, competition_id, contestant_id, metric, figure, counted_at)
			select ${tenant.id}, ${competition_id}, value ->> 'user_id', 'recognitions_received', value ->> 'total', 1
			from json_each(${JSON.stringify(rows)})`,
		sql`update scoreboard_competitions set status = 'running' where account_id = ${tenant.id} and id = ${competition_id}`,
		sql`update scoreboard_competitions set status = 'final', due_at = 1 where account_id = ${tenant.id} and id = ${competition_id}`,
		sql`update scoreboard_standings set shown_total = total, place = r.place, position = r.position from (select contestant_id,
				rank() over (order by total desc) as place, row_number() over (order by total desc, contestant_id) as position
				from scoreboard_standings where account_id = ${tenant.id} and competition_id = ${competition_id} and total > 0) as r
			where scoreboard_standings.account_id = ${tenant.id} and scoreboard_standings.competition_id = ${competition_id}
			and scoreboard_standings.contestant_id = r.contestant_id`,
	]);
	await Promise.all([followCompetitionsOf(tenant), followCompetitionsOf(tenant)]);
	const outcome = await follow(world, competition_id, { from, pool, won: wonBy(totals, prizes) });
	return { found: [published.status, outcome], expected: [200, done] };
}

/** What each of these people wins: those with one total share the prizes of their places, the first one point more. */
function wonBy(totals: readonly number[], prizes: readonly number[]): number[] {
	return totals.map((total, at) => {
		const ahead = totals.filter((other) => other > total).length;
		const tied = totals.flatMap((other, person) => (other === total ? [person] : []));
		const shared = prizes.slice(ahead, ahead + tied.length).reduce((sum, points) => sum + points, 0);
		const more = tied.indexOf(at) < shared % tied.length ? 1 : 0;
		return total > 0 ? Math.floor(shared / tied.length) + more : 0;
	});
}

type Followed = { from: string; pool: number; won: number[] };

/** The same in the model. */
async function follow(world: World, competition_id: number, { from, pool, won }: Followed): Promise<string> {
	const { tenant, model, ids, members } = world;
	const held = `held ${competition_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, competition_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	const rest = pool - won.reduce((sum, points) => sum + points, 0);
	const [returned] = await tenant.database.read(
		sql<{ key: string }>`select t.idempotency_key as key from ledger_transactions t where t.account_id = ${tenant.id}
			and t.idempotency_key like ${`return:scoreboards:${competition_id}:%`}`,
	);
	const list: ModelTransaction[] = [
		{ key: `hold:scoreboards:${competition_id}`, kind: "assignment", movements: [{ from, to: held, amount: pool }] },
		...won.flatMap((amount, person): ModelTransaction[] =>
			amount === 0
				? []
				: [
						{
							...{ key: `scoreboard-${competition_id}-${members[person]!.id}`, kind: "Issuance" },
							movements: [{ from: held, to: `points of ${person}`, amount }],
						},
					],
		),
	];
	if (rest > 0 && returned)
		list.push({ key: returned.key, kind: "assignment", movements: [{ from: held, to: from, amount: rest }] });
	return (returned === undefined) === (rest === 0) ? model.post(list) : "the rest stays";
}

/** Gives a demo tenant its competitions, from its file: one that is over, one that runs, one that comes; what happened since counts. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { holdPointsOfBudget } from "#workers/features/points";
import { freezesAt, insertPastCompetitions, mostPoints, type PastCompetition } from "#workers/features/scoreboards";
import { endOfDay, startOfDay, startOfDayOf } from "#workers/kernel/days";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** A competition of demo/<tenant>/scoreboards.json; days are counted from the seed, groups are named. */
type Entry = Pick<PastCompetition, "name" | "rules" | "goal" | "target" | "competitor" | "prizes"> & {
	begins: number;
	lasts: number;
	metrics: { [Metric in PastCompetition["metrics"][number]["metric"]]?: number };
	groups?: string[];
	/** 1 where the clock is to end it and pay its prizes. */
	is_due?: 0 | 1;
};

type Known = { owner_id: number; groups: { id: number; name: string; count: number }[]; budget_id: number | null };

export const addScoreboards = defineJob({
	name: "demo/add-scoreboards",
	summary: "Local only: writes the demo's competitions.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId } = scope;
		const now = clock.now();
		const today = startOfDayOf(now, account.time_zone);
		const [{ competitions }, known] = await Promise.all([
			readDemoJson<{ competitions: Entry[] }>(scope, `${tenant}/scoreboards.json`),
			readKnown(scope),
		]);
		const list = competitions.map((entry) => pastOf(entry, known, { id: newId(), now, time_zone: account.time_zone }));
		const holding = {
			account_id: account.id,
			source: "scoreboards",
			program_id: null,
			actor_id: known.owner_id,
			newId,
			now,
		};
		await scope.commit({
			statements: [
				...insertPastCompetitions(account.id, list, { user_id: known.owner_id, now, today, since: today }),
				...list
					.filter(({ prizes }) => prizes.length > 0)
					.flatMap(({ id, prizes, competitor, groups, budget_id }) =>
						holdPointsOfBudget({
							...{ ...holding, holder_id: id, budget_id: budget_id! },
							points: mostPoints(
								prizes,
								competitor === "teams" ? groups.map((group) => sizeOf(known, group.id)) : null,
							),
						}),
					),
				...run.end(),
			],
			answer: {},
		});
	},
});

const sizeOf = ({ groups }: Known, id: number) => groups.find((group) => group.id === id)!.count;

/** The owner, the groups with those who are here, and the budget that holds most. */
async function readKnown({ account, read }: Scope): Promise<Known> {
	const [[owner], groups, [budget]] = await Promise.all([
		read(
			sql<{
				id: number;
			}>`select id from users where account_id = ${account.id} and role = 'account_owner' order by id limit 1`,
		),
		read(sql<{ id: number; name: string; count: number }>`select g.id, g.name, count(u.id) as count from groups g
			join group_members m on m.account_id = g.account_id and m.group_id = g.id
			join users u on u.account_id = m.account_id and u.id = m.user_id and u.status = 'active'
			where g.account_id = ${account.id} group by g.id`),
		read(sql<{
			owner_id: number;
		}>`select l.owner_id from ledger_accounts l join budgets b on b.account_id = l.account_id and b.id = l.owner_id
			where l.account_id = ${account.id} and l.kind = 'budget' and l.unit = 'points' order by l.balance desc limit 1`),
	]);
	return { owner_id: owner!.id, groups, budget_id: budget?.owner_id ?? null };
}

function pastOf(
	{ begins, lasts, metrics, groups = [], prizes, is_due = 0, ...entry }: Entry,
	known: Known,
	{ id, now, time_zone }: { id: number; now: number; time_zone: string },
): PastCompetition {
	const day = (days: number) => DateTime.fromMillis(now, { zone: time_zone }).plus({ days }).toISODate()!;
	const starts_at = startOfDay(day(begins), time_zone);
	const ends_at = endOfDay(day(begins + lasts), time_zone);
	const isOver = ends_at <= now && is_due === 0;
	return {
		...{ ...entry, id, starts_at, ends_at, target: entry.target ?? 0 },
		freezes_at: freezesAt({ goal: entry.goal, starts_at, ends_at }),
		status: starts_at > now ? "scheduled" : isOver ? "final" : "running",
		metrics: Object.entries(metrics).map(([metric, weight]) => ({ metric, weight })) as PastCompetition["metrics"],
		groups: known.groups.filter(({ name }) => groups.includes(name)),
		prizes: isOver ? [] : prizes,
		budget_id: isOver || prizes.length === 0 ? null : known.budget_id,
	};
}

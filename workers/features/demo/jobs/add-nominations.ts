/** Gives a demo tenant its nominations, from its file: who nominates and moderates, and an event in each state. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastEvent, type PastEvent } from "#workers/features/nominations";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

type Category = { name: string; description: string; questions: string[]; winner?: string; reason?: string };

/** An event of demo/<tenant>/nominations.json; people by email, categories by their place. */
type EventEntry = Pick<PastEvent, "name" | "description" | "status" | "rounds" | "points"> & {
	opened_days_ago: number;
	closes_in_days: number;
	published_days_ago?: number;
	jury: string[];
	categories: Category[];
	nominations: {
		category: number;
		by: string;
		nominee: string;
		words: string;
		answers: string[];
		is_signed: 0 | 1;
	}[];
	verdicts: { by: string; category: number; nominee: string; value: number }[];
};

type NominationsFile = { nominators: string[]; moderators: string[]; readers: string[]; events: EventEntry[] };

export const addNominations = defineJob({
	name: "demo/add-nominations",
	summary: "Local only: writes the demo's nominations.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId, read } = scope;
		const file = await readDemoJson<NominationsFile>(scope, `${tenant}/nominations.json`);
		const people = await read(
			sql<{ id: number; email: string }>`select id, email from users where account_id = ${account.id}`,
		);
		const ids = new Map(people.map(({ id, email }) => [email, id]));
		const idOf = (email: string) => ids.get(email)!;
		const may = (flag: string, emails: readonly string[]) =>
			sql`update users set switches = json_set(switches, ${`$.${flag}`}, 1) where account_id = ${account.id}
				and id in (select value from json_each(${JSON.stringify(emails.map(idOf))}))`;
		const { nominators, moderators, readers, events } = file;
		await scope.commit({
			statements: [
				may("can_view_nomination_events", nominators),
				may("can_view_nomination_publications", [...nominators, ...readers]),
				may("nomination_moderator", moderators),
				...events.flatMap((entry) => insertPastEvent(account.id, pastOf(entry, { idOf, newId, now: clock.now() }))),
				...run.end(),
			],
			answer: {},
		});
	},
});

/** Of these nobody has judged yet. */
const unjudged: readonly PastEvent["status"][] = ["draft", "open", "closed"];

type Known = { idOf: (email: string) => number; newId: () => number; now: number };

function pastOf(entry: EventEntry, { idOf, newId, now }: Known): PastEvent {
	const { name, description, status, rounds, points, jury } = entry;
	const id = newId();
	const created_at = now - entry.opened_days_ago * dayMs;
	const categories = entry.categories.map((category) => ({ ...category, id: newId() }));
	const categoryOf = (place: number) => categories[place]!.id;
	const round = unjudged.includes(status) ? 0 : rounds.length;
	return {
		...{ id, name, description, status, rounds, points, budget_id: null, created_at, categories, round },
		closes_at: now + entry.closes_in_days * dayMs,
		published_at: entry.published_days_ago === undefined ? null : now - entry.published_days_ago * dayMs,
		juror_ids: jury.map(idOf),
		created_by: idOf(jury[0]!),
		nominations: entry.nominations.map(({ category, by, nominee, words, answers, is_signed }, at) => ({
			...{ id: newId(), event_id: id, category_id: categoryOf(category), words, answers, is_signed },
			...{ nominee_id: idOf(nominee), nominator_id: idOf(by), created_at: created_at + (at + 1) * dayMs },
		})),
		verdicts: entry.verdicts.map(({ by, category, nominee, value }) => ({
			...{ category_id: categoryOf(category), round, value, nominee_id: idOf(nominee), juror_id: idOf(by) },
		})),
		winners: categories.flatMap(({ id: category_id, winner, reason = null }) =>
			winner === undefined ? [] : [{ category_id, winner_id: idOf(winner), reason }],
		),
	};
}

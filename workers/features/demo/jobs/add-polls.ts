/** Gives a demo tenant its polls, from its file: some that are open, some that are over, with the votes that people gave, and one in each other state. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastPolls, type PastPoll } from "#workers/features/polls";
import { dayMs, hourMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** A poll of demo/<tenant>/polls.json: how many chose each answer; whoever is named in `spares` has not voted. */
type PollEntry = Pick<PastPoll, "question" | "kind" | "results" | "is_anonymous"> & {
	author: string;
	opened_days_ago: number;
	closes_in_days: number;
	options: { label: string; votes: number }[];
	spares: string[];
	/** The names of the groups that are asked; without them everyone is. */
	groups?: string[];
	/** Where it is neither open nor over. */
	status?: "draft" | "scheduled" | "paused" | "archived";
};

export const addPolls = defineJob({
	name: "demo/add-polls",
	summary: "Local only: writes the demo's polls and votes.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId } = scope;
		const now = clock.now();
		const [entries, people, groups] = await Promise.all([
			readDemoJson<PollEntry[]>(scope, `${tenant}/polls.json`),
			scope.read(
				sql<Person>`select id, email from users where account_id = ${account.id} and status = 'active' order by id`,
			),
			scope.read(sql<{ id: number; name: string }>`select id, name from groups where account_id = ${account.id}`),
		]);
		const idOf = new Map(people.map(({ id, email }) => [email, id]));
		const polls = entries.map((entry) => {
			const opens_at = now - entry.opened_days_ago * dayMs - hourMs;
			const closes_at = now + entry.closes_in_days * dayMs;
			const group_ids = groups.filter(({ name }) => entry.groups?.includes(name)).map(({ id }) => id);
			const { question, kind, results, is_anonymous, options } = entry;
			const status = entry.status ?? (closes_at <= now ? ("closed" as const) : ("active" as const));
			const isPosted = group_ids.length === 0 && status !== "draft" && status !== "scheduled";
			return {
				...{
					id: newId(),
					author_id: idOf.get(entry.author)!,
					question,
					kind,
					results,
					is_anonymous,
					opens_at,
					closes_at,
				},
				...{ audience: "everyone" as const, team_manager_id: null, group_ids },
				activity_id: isPosted ? newId() : null,
				status,
				options: options.map(({ label }) => label),
				ballots: ballotsOf(entry, people).map((ballot) => ({ ...ballot, voted_at: opens_at + hourMs / 2 })),
			};
		});
		await scope.commit({ statements: [...insertPastPolls(account.id, polls), ...run.end()], answer: {} });
	},
});

type Person = { id: number; email: string };

/** Each answer is chosen by the next people in line, each of whom votes once, until nobody is left. */
function ballotsOf({ options, spares }: PollEntry, people: readonly Person[]) {
	const voters = people.filter(({ email }) => !spares.includes(email));
	const chosen = options.flatMap(({ votes }, at) => Array.from({ length: votes }, () => at + 1));
	return chosen.slice(0, voters.length).map((option_id, at) => ({ voter_id: voters[at]!.id, option_ids: [option_id] }));
}

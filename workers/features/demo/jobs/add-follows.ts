/** Gives a demo tenant those who follow each other and the groups that they follow, from its file. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastFollows } from "#workers/features/followers";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** Somebody of demo/<tenant>/follows.json, by email: whom they follow, and in which groups. */
type FollowsEntry = { follower: string; people: string[]; groups: string[] };

export const addFollows = defineJob({
	name: "demo/add-follows",
	summary: "Local only: writes who follows whom in the demo.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, read } = scope;
		const [entries, people, groups] = await Promise.all([
			readDemoJson<FollowsEntry[]>(scope, `${tenant}/follows.json`),
			read(sql<{ id: number; name: string }>`select id, email as name from users where account_id = ${account.id}`),
			read(sql<{ id: number; name: string }>`select id, name from groups where account_id = ${account.id}`),
		]);
		const personOf = new Map(people.map(({ id, name }) => [name, id]));
		const groupOf = new Map(groups.map(({ id, name }) => [name, id]));
		const follows = entries.flatMap((entry) => {
			const follower_id = personOf.get(entry.follower)!;
			return [
				...entry.people.map((email) => ({ follower_id, kind: "person" as const, target_id: personOf.get(email)! })),
				...entry.groups.map((name) => ({ follower_id, kind: "group" as const, target_id: groupOf.get(name)! })),
			];
		});
		await scope.commit({
			statements: [insertPastFollows(account.id, follows, clock.now()), ...run.end()],
			answer: {},
		});
	},
});

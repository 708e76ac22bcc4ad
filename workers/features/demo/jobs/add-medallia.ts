/** Gives a demo tenant what customers said of its people, from its file; all of it waits for somebody. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertItems } from "#workers/features/medallia";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** An item of demo/<tenant>/medallia.json. */
type ItemsFile = { source_id: string; email: string; score: number; comment: string }[];

export const addMedallia = defineJob({
	name: "demo/add-medallia",
	summary: "Local only: writes the demo's Medallia items.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId, read } = scope;
		const items = await readDemoJson<ItemsFile>(scope, `${tenant}/medallia.json`);
		const people = await read(
			sql<{ id: number; email: string }>`select u.id, u.email from users u where u.account_id = ${account.id}`,
		);
		const idOf = new Map(people.map(({ id, email }) => [email, id]));
		await scope.commit({
			statements: [
				insertItems(
					account.id,
					items.map(({ email, ...item }) => ({ ...item, id: newId(), user_id: idOf.get(email)! })),
					clock.now(),
				),
				...run.end(),
			],
			answer: {},
		});
	},
});

/** Gives a demo tenant's people purchases of points in each state, from its file, and lets everybody buy. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastPurchases, type PastPurchase } from "#workers/features/buy-points";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** An entry of demo/<tenant>/purchases.json. */
type Entry = Omit<PastPurchase, "user_id" | "created_at" | "id"> & { email: string; days_ago: number };

export const addPurchases = defineJob({
	name: "demo/add-purchases",
	summary: "Local only: writes the demo's purchases of points.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId } = scope;
		const entries = await readDemoJson<Entry[]>(scope, `${tenant}/purchases.json`);
		const emails = JSON.stringify(entries.map(({ email }) => email));
		const people = await scope.read(sql<{ id: number; email: string }>`select id, email from users
			where account_id = ${account.id} and email in (select value from json_each(${emails}))`);
		const past = entries.map(({ email, days_ago, ...entry }) => ({
			...entry,
			id: newId(),
			user_id: people.find((person) => person.email === email)!.id,
			created_at: clock.now() - days_ago * dayMs,
		}));
		await scope.commit({
			statements: [
				sql`update users set switches = json_set(switches, '$.buy_points_enabled', 1) where account_id = ${account.id}`,
				...insertPastPurchases(account, past, newId),
				...run.end(),
			],
			answer: {},
		});
	},
});

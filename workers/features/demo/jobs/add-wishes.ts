/** Gives people of a demo tenant their wish lists, from its file: one that is shared, with wishes of all kinds, and others. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastWishes } from "#workers/features/wish-lists";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** An entry of demo/<tenant>/wishes.json; items by their handles. */
type Entry = {
	email: string;
	lists: {
		name: string;
		is_shared: 0 | 1;
		wishes: { handle: string; note?: string; quantity?: number; priority?: number }[];
	}[];
};

export const addWishes = defineJob({
	name: "demo/add-wishes",
	summary: "Local only: writes the demo's wish lists.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const account_id = scope.account.id;
		const entries = await readDemoJson<Entry[]>(scope, `${tenant}/wishes.json`);
		const emails = JSON.stringify(entries.map(({ email }) => email));
		const people = await scope.read(sql<{ id: number; email: string }>`select id, email from users
			where account_id = ${account_id} and email in (select value from json_each(${emails}))`);
		const lists = entries.flatMap(({ email, lists: theirs }) =>
			theirs.map((list, at) => ({
				...list,
				id: scope.newId(),
				user_id: people.find((person) => person.email === email)!.id,
				is_default: at === 0 ? (1 as const) : (0 as const),
			})),
		);
		await scope.commit({
			statements: [...insertPastWishes(account_id, lists, scope.clock.now()), ...run.end()],
			answer: {},
		});
	},
});

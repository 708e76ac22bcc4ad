/** Gives a demo tenant its levels, from its file, and lets everybody see their own. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastLevels, settlePastStandings } from "#workers/features/user-levels";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** A level of demo/<tenant>/levels.json, and what counts. */
type LevelsFile = {
	rules: Parameters<typeof insertPastLevels>[1];
	levels: { name: string; from_figure: number }[];
};

export const addLevels = defineJob({
	name: "demo/add-levels",
	summary: "Local only: writes the demo's levels.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId } = scope;
		const { rules, levels: named } = await readDemoJson<LevelsFile>(scope, `${tenant}/levels.json`);
		const levels = named.map((level) => ({ ...level, id: newId() }));
		await scope.commit({
			statements: [
				sql`update users set switches = json_set(switches, '$.can_see_user_level', 1) where account_id = ${account.id}`,
				...insertPastLevels(account.id, rules, levels, clock.now()),
				...(await settlePastStandings(scope, rules, levels)),
				...run.end(),
			],
			answer: {},
		});
	},
});

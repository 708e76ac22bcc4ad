/** Gives a demo tenant its executive summary, from its file: which programs it counts, and everybody's spotlights of the year. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { countAgain, saveAllocations, savePrograms, yearsFrom } from "#workers/features/executive-summary";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** What demo/<tenant>/executive-summary.json says: programs by name, and spotlights for each. */
type SummaryFile = {
	spotlight: string;
	gratitude_tree: string;
	allocated: { managers: number; others: number };
};

export const addExecutiveSummary = defineJob({
	name: "demo/add-executive-summary",
	summary: "Local only: writes the demo's executive summary.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, read } = scope;
		const { spotlight, gratitude_tree, allocated } = await readDemoJson<SummaryFile>(
			scope,
			`${tenant}/executive-summary.json`,
		);
		const [programs, people] = await Promise.all([
			read(sql<{ id: number; name: string }>`select p.id, p.name from programs p where p.account_id = ${account.id}`),
			read(sql<{ id: number; has_reports: 0 | 1 }>`select u.id, exists (select 1 from users r
				where r.account_id = u.account_id and r.manager_id = u.id) as has_reports from users u where u.account_id = ${account.id}`),
		]);
		const idOf = (name: string) => programs.find((program) => program.name === name)!.id;
		const years = yearsFrom(account.time_zone, clock.now());
		const { year } = years[0]!;
		const idsOf = (has_reports: 0 | 1) => people.filter((one) => one.has_reports === has_reports).map(({ id }) => id);
		await scope.commit({
			statements: [
				...savePrograms(
					account.id,
					[
						{ kind: "spotlight", program_id: idOf(spotlight) },
						{ kind: "gratitude_tree", program_id: idOf(gratitude_tree) },
					],
					years,
				),
				...countAgain(account.id, years[0]!),
				saveAllocations(account.id, year, idsOf(1), allocated.managers),
				saveAllocations(account.id, year, idsOf(0), allocated.others),
				...run.end(),
			],
			answer: {},
		});
	},
});

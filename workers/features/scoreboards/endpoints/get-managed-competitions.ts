/** All competitions as their owner sees them, and a chosen one with what was said of it. */
import { z } from "zod";
import { listGroups } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { competitionOutput, metricOutput, presentCompetition } from "../steps/outputs";
import { findCompetition, listAllCompetitions, listGroupsOf, listMetrics, listPrizes } from "../store/competitions";

const maxRows = 50;
const maxGroupChoices = 200;

export const getManagedCompetitions = defineEndpoint({
	name: "scoreboards/get-managed-competitions",
	path: "/api/scoreboard_competitions/api_get_managed_competitions",
	summary: "The newest competitions in every state, the groups that can compete, and the chosen one as it was written.",
	access: ["account_owner"],
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({ competition_id: z.int().optional() }),
	output: z.object({
		competitions: z.array(competitionOutput),
		groups: z.array(z.object({ id: z.int(), name: z.string() })),
		chosen: competitionOutput
			.extend({
				budget_id: z.int().nullable(),
				metrics: z.array(metricOutput),
				prizes: z.array(z.int()),
				group_ids: z.array(z.int()),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, clock, read }, { competition_id: id }) => {
		const now = clock.now();
		const [rows, groups] = await Promise.all([
			read(listAllCompetitions(account.id, maxRows)),
			read(listGroups(account.id, maxGroupChoices)),
		]);
		const competitions = rows.map((row) => presentCompetition(row, now));
		if (id === undefined) return { competitions, groups, chosen: null };
		const [[row], metrics, prizes, own] = await Promise.all([
			read(findCompetition(account.id, id)),
			read(listMetrics(account.id, id)),
			read(listPrizes(account.id, id)),
			read(listGroupsOf(account.id, id)),
		]);
		if (!row) throw notFound("scoreboard_competition");
		return {
			...{ competitions, groups },
			chosen: {
				...presentCompetition(row, now),
				...{ budget_id: row.budget_id, metrics },
				prizes: prizes.map(({ points }) => points),
				group_ids: own.map(({ group_id }) => group_id),
			},
		};
	},
});

/** The competitions in which the signed-in person competes, newest first, with their own place in each; owners see all that are published. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { competitionOutput, presentCompetition } from "../steps/outputs";
import { listOwnPlaces } from "../store/board";
import { listCompetitions } from "../store/competitions";

const max = 50;

export const getCompetitions = defineEndpoint({
	name: "scoreboards/get-competitions",
	path: "/api/scoreboard_competitions/api_get_competitions",
	summary: "The newest competitions that run, come and are over, with the place of whoever asks.",
	access: "signed_in",
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({}),
	output: z.object({
		/** `own_place` is null while nothing of the person, or of their team, was counted. */
		competitions: z.array(competitionOutput.extend({ own_place: z.int().nullable() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const rows = await read(listCompetitions(account.id, user.role === "account_owner" ? null : user.id, max));
		const ids = rows.map(({ id }) => id);
		const places = ids.length > 0 ? await read(listOwnPlaces(account.id, ids, user.id)) : [];
		const placeIn = new Map(places.map(({ competition_id, place }) => [competition_id, place]));
		return {
			competitions: rows.map((row) => ({
				...presentCompetition(row, clock.now()),
				own_place: placeIn.get(row.id) ?? null,
			})),
		};
	},
});

/** A photo contest in the feed, once it is over: its title and the photos that won. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { listPlaced } from "../store/photos";

export const photoContestActivity = defineActivity({
	kind: "photo_contest",
	details: z.object({ contest_id: z.int() }),
	content: z.object({
		contest_id: z.int(),
		contest: z.string(),
		winners: z.array(z.object({ photo_id: z.int(), title: z.string(), by: z.string(), place: z.int() })),
	}),
	present: async ({ account, read }, activities) => {
		const activityOf = new Map(activities.map(({ id, details }) => [details.contest_id, id]));
		const rows = await read(listPlaced(account.id, [...activityOf.keys()]));
		return new Map(
			[...activityOf].flatMap(([contest_id, id]) => {
				const winners = rows.filter((row) => row.contest_id === contest_id);
				const [first] = winners;
				if (!first) return [];
				const shown = winners.map(({ photo_id, title, by, place }) => ({ photo_id, title, by, place }));
				return [[id, { contest_id, contest: first.contest, winners: shown }] as const];
			}),
		);
	},
});

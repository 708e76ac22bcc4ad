/** An announcement to everybody in the feed; one that has ended, or that nobody may see, has nothing to show. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { nameIn } from "#workers/kernel/name-in";
import { excerptOf } from "../rules/limits";
import { announcementHolds, listPosts } from "../store/readers";

const flag = z.literal([0, 1]);

export const announcementActivity = defineActivity({
	kind: "announcement",
	details: z.object({ announcement_id: z.int() }),
	content: z.object({
		announcement_id: z.int(),
		announcement_title: z.string(),
		/** How the text begins. */
		excerpt: z.string(),
		is_pinned: flag,
		asks_confirmation: flag,
		is_confirmed: flag,
	}),
	holds: announcementHolds,
	present: async (scope, activities) => {
		const { account, user, clock } = scope;
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		const activityOf = new Map(activities.map(({ id, details }) => [details.announcement_id, id]));
		const rows = await scope.read(listPosts(reader, [...activityOf.keys()]));
		return new Map(
			rows.map((row) => [
				activityOf.get(row.id)!,
				{
					announcement_id: row.id,
					announcement_title: nameIn(row.titles, scope),
					excerpt: excerptOf(nameIn(row.texts, scope)),
					is_pinned: row.is_pinned,
					asks_confirmation: row.asks_confirmation,
					is_confirmed: row.confirmed_at === null ? (0 as const) : (1 as const),
				},
			]),
		);
	},
});

/** What changed in a feed while somebody looks at it; invariant: nothing is counted that the feed itself would not show them. */
import { z } from "zod";
import { moment } from "#workers/kernel/bounds";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { feedScopes, followedDays, readerOf } from "../rules/audience";
import { readContents } from "../steps/present-activities";
import { listFigures, listNewer } from "../store/feed-changes";

/** So many newer things are looked at; where there are more, the feed is read afresh. A page of the screen holds as many. */
const maxNewer = 20;

/** Things whose figures are asked for at once: a screen shows fewer. */
const maxFigures = 50;

export const getFeedChanges = defineEndpoint({
	name: "activity/get-feed-changes",
	path: "/api/activities/api_get_feed_changes",
	summary:
		"How many items of a feed are newer than the newest one that somebody has, and the comments and likes of some, in figures.",
	access: "signed_in",
	input: z.object({
		scope: z.enum(feedScopes).default("everyone"),
		/** The newest item that one has; left out by whoever has none. */
		newest_at: moment.default(0),
		newest_id: z.int().default(0),
		activity_ids: z.array(z.int()).max(maxFigures).default([]),
	}),
	output: z.object({
		new_count: z.int(),
		/** 1 where there are further ones, which are not counted. */
		has_more: z.literal([0, 1]),
		/** The last item that was looked at, from which the next call may go on when none of them was new to this person. */
		newest_at: z.int(),
		newest_id: z.int(),
		activities: z.array(z.object({ id: z.int(), comment_count: z.int(), like_count: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { scope: filter, newest_at, newest_id, activity_ids }) => {
		const reader = readerOf(scope.account.id, scope.user);
		const earliest = filter === "following" ? scope.clock.now() - followedDays * dayMs : 0;
		const start: [number, number] = newest_at < earliest ? [earliest, 0] : [newest_at, newest_id];
		const [found, activities] = await Promise.all([
			scope.read(listNewer(reader, filter, start, maxNewer + 1)),
			activity_ids.length > 0 ? scope.read(listFigures(reader, activity_ids)) : [],
		]);
		const looked = found.slice(0, maxNewer);
		const contents = await readContents(
			scope,
			looked.filter(({ is_of_feed, is_of_blocked }) => is_of_feed === 1 && is_of_blocked !== 1),
		);
		const last = looked.at(-1);
		return {
			new_count: contents.size,
			has_more: found.length > maxNewer ? (1 as const) : (0 as const),
			newest_at: last?.created_at ?? newest_at,
			newest_id: last?.id ?? newest_id,
			activities,
		};
	},
});

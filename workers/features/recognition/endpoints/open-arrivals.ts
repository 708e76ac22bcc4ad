/** What was given to the reader since they last looked: the newest, and how many more; invariant: each is told of once, guarded by the moment kept in arrivals_seen. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { namesIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { shownPoints } from "../rules/shown-points";
import { presentRecognitionPicture } from "../steps/present-picture";
import { type ArrivalRow, countArrivals, findNewestArrival, seeArrivals } from "../store/arrivals";

/** What is older is no news any more, however long somebody was away. */
const newsMs = 14 * dayMs;

const arrival = z.object({
	recognition_id: z.int(),
	/** Its post in the feed; null where only those concerned see it. */
	activity_id: z.int().nullable(),
	giver: z.object({ name: z.string(), first_name: z.string(), image_url: z.string().nullable() }),
	message: z.string(),
	program: z.object({ id: z.int(), name: z.string(), glyph: z.string(), image: z.string().nullable() }),
	behaviors: z.array(z.string()),
	badge: badgeOutput,
	points: z.int().nullable(),
	picture: pictureOutput.nullable(),
	created_at: z.int(),
});

export const openArrivals = defineEndpoint({
	name: "recognition/open-arrivals",
	path: "/api/points/api_open_arrivals",
	summary:
		"The newest recognition that one has not been told of yet, with how many more there are; all count as seen then.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ arrival: arrival.nullable(), more_count: z.int() }),
	repetition: { kind: "natural" },
	handler: async (scope) => {
		const { account, user } = scope;
		const since = scope.clock.now() - newsMs;
		const [[newest], [counted]] = await Promise.all([
			scope.read(findNewestArrival(account.id, user.id, since)),
			scope.read(countArrivals(account.id, user.id, since)),
		]);
		if (!newest) return { arrival: null, more_count: 0 };
		const answer = { arrival: present(scope, newest), more_count: Math.max(0, (counted?.count ?? 1) - 1) };
		// What an administrator sees in the person's place, the person has not seen.
		if (scope.actor) return answer;
		return scope.commit({ statements: [seeArrivals(account.id, user.id, newest.created_at)], answer });
	},
});

function present(scope: MemberScope, row: ArrivalRow): z.input<typeof arrival> {
	return {
		recognition_id: row.id,
		activity_id: row.visibility === "private" ? null : row.activity_id,
		giver: JSON.parse(row.giver) as z.input<typeof arrival>["giver"],
		message: row.message,
		program: JSON.parse(row.program) as z.input<typeof arrival>["program"],
		behaviors: namesIn(row.behavior_names, scope),
		badge: presentBadge(row.badge, scope),
		points: shownPoints(scope.account, row.points),
		picture: presentRecognitionPicture(row),
		created_at: row.created_at,
	};
}

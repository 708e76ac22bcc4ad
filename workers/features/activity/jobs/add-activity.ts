/** Puts what happened into the feed for a feature that cannot call this one; invariant: the batch fails unless this run holds the message. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import type { ActivityKind } from "#workers/kernel/names";
import { insertActivities } from "../store/write-activities";

export const addActivity = defineJob({
	name: "activity/add-activity",
	summary: "Puts what happened into everybody's feed, in the name of another feature.",
	payload: z.object({
		activity_id: z.int(),
		kind: z.enum(["photo_contest"]),
		actor_id: z.int(),
		/** Whom it concerns. */
		people: z.array(z.int()).max(10),
		details: z.object({ contest_id: z.int() }),
		created_at: z.int(),
	}),
	handler: async (scope, { activity_id, kind, actor_id, people, details, created_at }, run) => {
		const activity = { id: activity_id, actor_id, people, details, created_at };
		await scope.commit({
			statements: [
				assertAll(run.holds()),
				...insertActivities(scope.account.id, kind satisfies ActivityKind, [
					{ ...activity, visibility: "public", team_manager_id: null, teams: [] },
				]),
				...run.end(),
			],
			answer: {},
		});
	},
});

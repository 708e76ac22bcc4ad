/** One thing of the feed, for those who may see it. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { activityOutput, presentActivity } from "../rules/present-activity";
import { feedColumns, oneItem } from "../store/feed";

export const getActivity = defineEndpoint({
	name: "activity/get-activity",
	path: "/api/activities/api_get_activity",
	summary: "One item of the activity feed.",
	access: "signed_in",
	input: z.object({ activity_id: z.int() }),
	output: z.object({ activity: activityOutput }),
	repetition: { kind: "read" },
	handler: async (scope, { activity_id }) => {
		const reader = readerOf(scope.account.id, scope.user);
		const [row] = await scope.read(
			sql<Record<string, unknown>>`select ${feedColumns(reader)} from ${oneItem(reader, activity_id)}`,
		);
		if (!row) throw notFound("activity");
		return { activity: presentActivity(scope, row) };
	},
});

/** One thing of the feed and, when asked, one of its comments, for those who may see it. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { commentOutput, presentComment } from "../rules/present-comment";
import { activityOutput, presentActivities } from "../steps/present-activities";
import { editorState, feedColumns, oneItem } from "../store/feed";
import { findComment } from "../store/reactions";

export const getActivity = defineEndpoint({
	name: "activity/get-activity",
	path: "/api/activities/api_get_activity",
	summary: "One item of the activity feed; with comment_id also that comment of it.",
	access: "signed_in",
	input: z.object({ activity_id: z.int(), comment_id: z.int().nullish() }),
	output: z.object({ activity: activityOutput, comment: commentOutput.nullable() }),
	repetition: { kind: "read" },
	handler: async (scope, { activity_id, comment_id }) => {
		const reader = readerOf(scope.account.id, scope.user);
		const [[row], [comment]] = await Promise.all([
			scope.read(sql<Record<string, unknown>>`select ${feedColumns(reader, editorState.field)}
				from ${oneItem(reader, activity_id)}`),
			comment_id ? scope.read(findComment(reader, activity_id, comment_id)) : [undefined],
		]);
		const [activity] = await presentActivities(scope, row ? [row] : []);
		if (!activity) throw notFound("activity");
		return {
			activity,
			comment: comment ? presentComment(scope, comment) : null,
		};
	},
});

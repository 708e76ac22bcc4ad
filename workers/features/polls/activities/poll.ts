/** A poll in the feed: what is asked, with its answers or its results as the reader may see them. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { isOn } from "#workers/kernel/identity";
import { maySeePoll } from "../rules/poll";
import { pollOutput, presentPoll } from "../steps/present-poll";
import { listPolls } from "../store/polls";

export const pollActivity = defineActivity({
	kind: "poll",
	details: z.object({ poll_id: z.int() }),
	content: z.object({ poll: pollOutput.omit({ author: true, activity_id: true }) }),
	present: async (scope, activities) => {
		const { account, user, read } = scope;
		if (!isOn(account, "polls_enabled")) return new Map();
		const activityOf = new Map(activities.map(({ id, details }) => [details.poll_id, id]));
		const rows = await read(listPolls(account.id, user.id, [...activityOf.keys()]));
		return new Map(
			rows
				.filter((row) => maySeePoll(row, user))
				.map((row) => {
					const { author: _author, activity_id: _activity, ...poll } = presentPoll(scope, row);
					return [activityOf.get(row.id)!, { poll }];
				}),
		);
	},
});

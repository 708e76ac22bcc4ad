/** An approved idea in the feed: what it is called, what it is about, and the beginning of its words. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isFoundBy } from "#workers/features/search";
import { defineActivity } from "#workers/kernel/define-activity";
import { detailOf } from "#workers/kernel/define-search-section";
import { listIdeas } from "../store/ideas";

export const ideaActivity = defineActivity({
	kind: "idea",
	details: z.object({ idea_id: z.int() }),
	content: z.object({ idea_id: z.int(), title: z.string(), category: z.string(), words: z.string() }),
	holds: (account_id, typed) => isFoundBy(account_id, typed, { kind: "idea", id: sql`f.details ->> 'idea_id'` }),
	present: async ({ account, read }, activities) => {
		const activityOf = new Map(activities.map(({ id, details }) => [details.idea_id, id]));
		const rows = await read(listIdeas(account.id, [...activityOf.keys()]));
		return new Map(
			rows.map(({ id, title, category, problem }) => [
				activityOf.get(id)!,
				{ idea_id: id, title, category, words: detailOf(problem) },
			]),
		);
	},
});

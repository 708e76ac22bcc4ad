/** What a customer said of somebody, in the feed once it was approved. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { isOn } from "#workers/kernel/identity";
import { listApproved } from "../store/items";

export const medalliaActivity = defineActivity({
	kind: "medallia",
	details: z.object({ item_id: z.int() }),
	content: z.object({ score: z.int(), comment: z.string() }),
	present: async ({ account, read }, activities) => {
		if (!isOn(account, "medallia_enabled")) return new Map();
		const activityOf = new Map(activities.map(({ id, details }) => [details.item_id, id]));
		const items = await read(listApproved(account.id, [...activityOf.keys()]));
		return new Map(items.map(({ id, score, comment }) => [activityOf.get(id)!, { score, comment }]));
	},
});

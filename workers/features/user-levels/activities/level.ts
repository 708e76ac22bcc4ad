/** A level in the feed: who reached it, and what it was called then. */
import { z } from "zod";
import { defineActivity } from "#workers/kernel/define-activity";
import { isOn } from "#workers/kernel/identity";

const level = z.object({ level: z.string() });

export const levelActivity = defineActivity({
	kind: "level",
	details: level,
	content: level,
	present: async ({ account }, activities) =>
		new Map(isOn(account, "user_levels_enabled") ? activities.map(({ id, details }) => [id, details]) : []),
});

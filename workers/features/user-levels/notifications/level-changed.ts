/** Tells somebody that they reached a level, or that a window ended without keeping theirs. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const levelChanged = defineNotification({
	kind: "user-levels/level-changed",
	label: "user-levels:notifications.label",
	summary: "Somebody has another level.",
	/** `level` is empty for who has none any more. */
	values: z.object({ news: z.enum(["reached", "lowered", "lost"]), level: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: ({ news }) => `user-levels:notifications.${news}.subject` as const,
		lines: ({ news }, { say }) => [say(`user-levels:notifications.${news}.line`)],
		action: { label: "user-levels:notifications.action", to: () => "/levels" },
		reason: "user-levels:notifications.reason",
	},
	bell: {
		icon: "award",
		text: ({ news }, { say }) => say(`user-levels:notifications.${news}.subject`),
		to: () => "/levels",
	},
});

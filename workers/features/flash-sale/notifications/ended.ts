/** Tells the owner of a flash sale how it went. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

export const ended = defineNotification({
	kind: "flash-sale/ended",
	label: "flash-sale:notifications.ended.label",
	summary: "A flash sale has ended.",
	values: z.object({ item_id: z.int(), item: z.string(), sold: z.int(), quantity: z.int(), points: z.int() }),
	mayBeSwitchedOff: true,
	told_to: ["account_owner"],
	mail: {
		subject: "flash-sale:notifications.ended.subject",
		lines: (_values, { say }) => [say("flash-sale:notifications.ended.line")],
		action: { label: "flash-sale:notifications.ended.action", to: ({ item_id }) => `/store/item/${item_id}` },
		reason: "flash-sale:notifications.ended.reason",
	},
	bell: {
		icon: "bag",
		text: (_values, { say }) => say("flash-sale:notifications.ended.bell"),
		to: ({ item_id }) => `/store/item/${item_id}`,
	},
});

/** Tells whoever may nominate in an event that it is open. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { createFormat } from "#workers/kernel/format";

export const opened = defineNotification({
	kind: "nominations/opened",
	label: "nominations:notifications.opened.label",
	summary: "An event is open in which the person may nominate.",
	/** `closes_on` is its last day in the account's time zone. */
	values: z.object({ event_id: z.int(), name: z.string(), closes_on: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "nominations:notifications.opened.subject",
		lines: ({ closes_on }, { say, language_code }) => {
			const day = createFormat({ time_zone: "UTC", language_code }).date(closes_on, "recognition");
			return [say("nominations:notifications.opened.line"), say("nominations:notifications.opened.until", { day })];
		},
		action: {
			label: "nominations:notifications.opened.action",
			to: ({ event_id }) => `/employee_nominations/events/${event_id}`,
		},
		reason: "nominations:notifications.opened.reason",
	},
	bell: {
		icon: "award",
		text: (_values, { say }) => say("nominations:notifications.opened.subject"),
		to: ({ event_id }) => `/employee_nominations/events/${event_id}`,
	},
});

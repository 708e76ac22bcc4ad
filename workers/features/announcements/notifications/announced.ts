/** Tells people of an announcement: how it begins by email, its title behind the bell, both with the way to all of it. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";

const values = z.object({
	announcement_id: z.int(),
	title: z.string(),
	/** How the text begins. */
	excerpt: z.string(),
	asks_confirmation: z.literal([0, 1]),
});

export const announced = defineNotification({
	kind: "announcements/announced",
	label: "announcements:notifications.announced.label",
	summary: "The company announces something.",
	values,
	mayBeSwitchedOff: true,
	mail: {
		subject: "announcements:notifications.announced.subject",
		lines: ({ excerpt, asks_confirmation }, { say }) => [
			{ quote: excerpt },
			asks_confirmation === 1 ? say("announcements:notifications.announced.asks") : undefined,
		],
		action: {
			label: "announcements:notifications.announced.action",
			to: ({ announcement_id }) => `/announcements/${announcement_id}`,
		},
		reason: "announcements:notifications.announced.reason",
	},
	bell: {
		icon: "megaphone",
		text: (_values, { say }) => say("announcements:notifications.announced.bell"),
		to: ({ announcement_id }) => `/announcements/${announcement_id}`,
	},
});

/** Tells account owners that a schedule of reports stopped by itself, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { textKey } from "#workers/kernel/names";
import { stopReasons } from "../rules/stop-reasons";

export const scheduleStopped = defineNotification({
	kind: "reports/schedule-stopped",
	label: "reports:notifications.stopped.label",
	summary: "A schedule of reports stopped by itself.",
	told_to: ["account_owner"],
	values: z.object({ schedule_id: z.int(), report_type: z.string(), reason: z.enum(stopReasons) }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "reports:notifications.stopped.subject",
		lines: ({ report_type, reason }, { say }) => [
			say("reports:notifications.stopped.line", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
			say(`reports:schedules.stopped.${reason}`),
		],
		action: {
			label: "reports:notifications.stopped.action",
			to: ({ schedule_id }) => `/reports/schedules/${schedule_id}`,
		},
		reason: "reports:notifications.stopped.reason",
	},
	bell: {
		icon: "mail",
		text: ({ report_type }, { say }) =>
			say("reports:notifications.stopped.bell", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
		to: ({ schedule_id }) => `/reports/schedules/${schedule_id}`,
	},
});

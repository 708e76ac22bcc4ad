/** Tells whoever gets a report by a schedule that it could not be made this time, and why. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { textKey } from "#workers/kernel/names";

export const reportFailed = defineNotification({
	kind: "reports/report-failed",
	label: "reports:notifications.failed.label",
	summary: "A report that is sent by a schedule could not be made.",
	told_to: ["account_owner"],
	values: z.object({ schedule_id: z.int(), report_type: z.string(), problem: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "reports:notifications.failed.subject",
		lines: ({ report_type, problem }, { say }) => [
			say("reports:notifications.failed.line", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
			problem,
		],
		action: {
			label: "reports:notifications.failed.action",
			to: ({ schedule_id }) => `/reports/schedules/${schedule_id}`,
		},
		reason: "reports:notifications.ready.reason",
	},
	bell: {
		icon: "mail",
		text: ({ report_type }, { say }) =>
			say("reports:notifications.failed.bell", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
		to: ({ schedule_id }) => `/reports/schedules/${schedule_id}`,
	},
});

/** Tells whoever gets a report by a schedule that it is made, and until when its file waits. */
import { z } from "zod";
import { defineNotification } from "#workers/kernel/define-notification";
import { textKey } from "#workers/kernel/names";

export const reportReady = defineNotification({
	kind: "reports/report-ready",
	label: "reports:notifications.ready.label",
	summary: "A report that is sent by a schedule is made.",
	told_to: ["account_owner"],
	values: z.object({ report_type: z.string(), file_name: z.string(), rows: z.int(), expires: z.string() }),
	mayBeSwitchedOff: true,
	mail: {
		subject: "reports:notifications.ready.subject",
		lines: ({ report_type }, { say }) => [
			say("reports:notifications.ready.line", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
			say("reports:notifications.ready.file"),
		],
		action: { label: "reports:notifications.ready.action", to: logOf },
		closing: (_values, { say }) => [say("reports:notifications.ready.expires")],
		reason: "reports:notifications.ready.reason",
	},
	bell: {
		icon: "mail",
		text: ({ report_type }, { say }) =>
			say("reports:notifications.ready.bell", { report: say(textKey(`reports:kinds.${report_type}.title`)) }),
		to: logOf,
	},
});

/** The log of the report, where the file waits. */
function logOf({ report_type }: { report_type: string }): string {
	return `/reports/log?report_type=${report_type}`;
}

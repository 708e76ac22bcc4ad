/** One schedule of reports: what was chosen, in values and words, whether it runs, and why it does not. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { filtersInWords } from "#workers/kernel/describe-filters";
import { textKey } from "#workers/kernel/names";
import { reportFormats } from "../rules/report-file";
import { periods } from "../rules/schedule-periods";
import { frequencies } from "../rules/schedule-times";
import { rhythmInWords } from "../rules/schedule-words";
import { readSchedule } from "../steps/read-schedule";
import { filtersOfReport } from "../store/known-reports";
import { listRecipients } from "../store/schedules";

export const getReportSchedule = defineEndpoint({
	name: "reports/get-report-schedule",
	path: "/api/reports/api_get_report_schedule",
	summary: "One schedule of reports with what was chosen, when it runs next, and why it stopped.",
	access: ["account_owner"],
	input: z.object({ schedule_id: z.int() }),
	output: z.object({
		id: z.int(),
		report_type: z.string(),
		report: z.string(),
		format: z.enum(reportFormats),
		filters: z.record(z.string(), z.unknown()),
		filters_in_words: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
		period: z.enum(periods),
		frequency: z.enum(frequencies),
		week_day: z.int(),
		month_day: z.int(),
		hour: z.int(),
		rhythm: z.string(),
		/** Those who are account owners here by now; others get nothing any more. */
		recipient_ids: z.array(z.int()),
		status: z.enum(["active", "paused", "stopped"]),
		/** Why it stopped by itself, in words. */
		stopped: z.string().nullable(),
		next_run_at: z.int().nullable(),
		last_run_at: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { schedule_id }) => {
		const {
			user_id: _person,
			updated_at: _changed,
			stop_reason,
			filter_names,
			...schedule
		} = await readSchedule(scope, schedule_id);
		const { report_type } = schedule;
		const filters = JSON.parse(schedule.filters) as Record<string, unknown>;
		const asked = JSON.parse(schedule.recipient_ids) as number[];
		const recipients = await scope.read(listRecipients(scope.account.id, asked));
		const { translate, request } = scope;
		return {
			...schedule,
			filters,
			filters_in_words: filtersInWords(
				filtersOfReport(report_type),
				filters,
				JSON.parse(filter_names) as Record<string, string>,
				translate,
			),
			report: translate(textKey(`reports:kinds.${report_type}.title`), { defaultValue: report_type }),
			rhythm: rhythmInWords(schedule, translate, request.language_code),
			recipient_ids: recipients.map(({ id }) => id),
			stopped: stop_reason === null ? null : translate(`reports:schedules.stopped.${stop_reason}`),
		};
	},
});

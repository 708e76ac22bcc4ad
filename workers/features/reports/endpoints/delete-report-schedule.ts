/** Removes a schedule; what it sent stays with whoever got it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readSchedule } from "../steps/read-schedule";
import { deleteSchedule } from "../store/schedules";

export const deleteReportSchedule = defineEndpoint({
	name: "reports/delete-report-schedule",
	path: "/api/reports/api_delete_report_schedule",
	summary: "Removes a schedule of reports; files that were sent stay where they are.",
	access: ["account_owner"],
	input: z.object({ schedule_id: z.int() }),
	output: z.object({ schedule_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { schedule_id }) => {
		const { report_type } = await readSchedule(scope, schedule_id);
		return scope.commit({
			statements: deleteSchedule(scope.account.id, schedule_id),
			answer: { schedule_id },
			audit: { subject_kind: "report_schedule", subject_id: schedule_id, details: { report_type } },
		});
	},
});

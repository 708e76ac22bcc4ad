/** Lets a schedule rest, or go on; invariant: one goes on only when it could run now, and whoever resumes it answers for it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { dayOfRun, nextRun } from "../rules/schedule-times";
import { openSchedule } from "../steps/open-schedule";
import { readSchedule } from "../steps/read-schedule";
import { assertUnchanged, pauseSchedule, resumeSchedule } from "../store/schedules";

export const pauseReportSchedule = defineEndpoint({
	name: "reports/pause-report-schedule",
	path: "/api/reports/api_pause_report_schedule",
	summary: "Pauses a schedule of reports, or resumes one that pauses or stopped.",
	access: ["account_owner"],
	input: z.object({
		schedule_id: z.int(),
		/** 1 pauses, 0 resumes. */
		is_paused: z.literal([0, 1]),
	}),
	output: z.object({ schedule_id: z.int(), next_run_at: z.int().nullable() }),
	errors: { schedule_changed: {}, schedule_broken: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { schedule_id, is_paused }) => {
		const { account, user, clock } = scope;
		const schedule = await readSchedule(scope, schedule_id);
		const now = clock.now();
		const next_run_at = is_paused === 1 ? null : nextRun(schedule, now, account.time_zone);
		if (is_paused === 0) {
			const opened = await openSchedule(scope, { ...schedule, user_id: user.id }, dayOfRun(now, account.time_zone));
			if ("reason" in opened)
				throw refuse("schedule_broken", { reason: scope.translate(`reports:schedules.stopped.${opened.reason}`) });
		}
		return scope.commit({
			statements: [
				assertUnchanged(account.id, schedule, "schedule_changed"),
				...(next_run_at === null
					? pauseSchedule(account.id, schedule_id, now)
					: resumeSchedule(account.id, schedule_id, { user_id: user.id, next_run_at, now })),
			],
			answer: { schedule_id, next_run_at },
			audit: {
				subject_kind: "report_schedule",
				subject_id: schedule_id,
				details: { report_type: schedule.report_type, is_paused },
			},
		});
	},
});

/** Sends a schedule's report now, besides its runs: to its recipients, with its filters, as of today. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { dayOfRun } from "../rules/schedule-times";
import { openSchedule } from "../steps/open-schedule";
import { readSchedule } from "../steps/read-schedule";
import { requestsOf } from "../steps/scheduled-requests";
import { assertUnchanged, listRecipients, noteSent } from "../store/schedules";

export const sendReportSchedule = defineEndpoint({
	name: "reports/send-report-schedule",
	path: "/api/reports/api_send_report_schedule",
	summary: "Has the report of a schedule made and sent now; its next run stays.",
	access: ["account_owner"],
	input: z.object({ schedule_id: z.int() }),
	output: z.object({ people_count: z.int() }),
	errors: { schedule_changed: {}, schedule_broken: {} },
	repetition: { kind: "key" },
	limits: [{ name: "report", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { schedule_id }) => {
		const { account, user, clock } = scope;
		const schedule = await readSchedule(scope, schedule_id);
		const now = clock.now();
		const asking = { ...schedule, user_id: user.id };
		const [opened, recipients] = await Promise.all([
			openSchedule(scope, asking, dayOfRun(now, account.time_zone)),
			scope.read(listRecipients(account.id, JSON.parse(schedule.recipient_ids) as number[])),
		]);
		const reason = "reason" in opened ? opened.reason : recipients.length === 0 ? "nobody_left" : undefined;
		if ("reason" in opened || reason)
			throw refuse("schedule_broken", { reason: scope.translate(`reports:schedules.stopped.${reason!}`) });
		const requests = requestsOf(scope, schedule, opened.asked, recipients);
		return scope.commit({
			statements: [
				assertUnchanged(account.id, schedule, "schedule_changed"),
				...requests.statements,
				...noteSent(account.id, schedule_id, now),
			],
			answer: { people_count: recipients.length },
			audit: {
				subject_kind: "report_schedule",
				subject_id: schedule_id,
				details: { report_type: schedule.report_type, recipients: recipients.length },
			},
			follow: requests.follow,
		});
	},
});

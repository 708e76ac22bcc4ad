/**
 * Asks for what schedules are due; invariant: a run's requests and the moment of its next run are one batch, which fails when
 * somebody ran, changed or removed it meanwhile: each run asks once.
 */
import { findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { dayOfRun, nextRun } from "../rules/schedule-times";
import type { StopReason } from "../rules/stop-reasons";
import { openSchedule } from "../steps/open-schedule";
import { requestsOf } from "../steps/scheduled-requests";
import {
	assertUnchanged,
	listDueSchedules,
	listRecipients,
	nextRunOfAll,
	noteRun,
	type ScheduleRow,
	stopSchedule,
} from "../store/schedules";

/** So many run at once; each is a batch of its own. */
const schedulesAtOnce = 10;

const moved = "internal_schedule_moved";

export const runSchedules: ScheduledWork = {
	name: "reports/run-schedules",
	summary: "Asks for the reports of schedules whose time has come, and stops those that cannot go on.",
	triggers: ["report_schedules_run", "report_schedules_run_changed"],
	handler: async (scope) => {
		const due = await scope.read(listDueSchedules(scope.account.id, scope.clock.now(), schedulesAtOnce));
		for (const schedule of due)
			await run(scope, schedule).catch((error) => {
				// It was run, changed or removed in this moment: what is still due is read anew.
				if (constraintFailure(error)?.name !== moved) throw error;
			});
		return nextRunOfAll(scope.account.id);
	},
};

/** One that waited for long, as in a suspended account, is sent once, as of today. */
async function run(scope: Scope<null>, schedule: ScheduleRow): Promise<void> {
	const { account, clock } = scope;
	const now = clock.now();
	const opened = await openSchedule(scope, schedule, dayOfRun(now, account.time_zone));
	if ("reason" in opened) return stop(scope, schedule, opened.reason);
	const recipients = await scope.read(listRecipients(account.id, JSON.parse(schedule.recipient_ids) as number[]));
	if (recipients.length === 0) return stop(scope, schedule, "nobody_left");
	const requests = requestsOf(scope, schedule, opened.asked, recipients);
	const next_run_at = nextRun(schedule, now, account.time_zone);
	await scope.commit({
		statements: [
			assertUnchanged(account.id, schedule, moved),
			...requests.statements,
			...noteRun(account.id, schedule.id, { next_run_at, now }),
		],
		answer: {},
		audit: auditOf(schedule, { recipients: recipients.length }),
		follow: requests.follow,
	});
}

/** Stops it with its reason, which the owners are told: nobody finds out by a report that does not come. */
async function stop(scope: Scope<null>, schedule: ScheduleRow, reason: StopReason): Promise<void> {
	const { account, clock } = scope;
	const { id: schedule_id, report_type } = schedule;
	const owners = await scope.read(findOwners(account.id));
	const told = notify(scope, "reports/schedule-stopped", owners, { schedule_id, report_type, reason });
	await scope.commit({
		statements: [
			assertUnchanged(account.id, schedule, moved),
			...stopSchedule(account.id, schedule_id, reason, clock.now()),
			...told.statements,
		],
		answer: {},
		audit: auditOf(schedule, { reason }),
		follow: told.follow,
	});
}

function auditOf({ id, report_type }: ScheduleRow, details: Record<string, string | number>) {
	return { subject_kind: "report_schedule", subject_id: id, details: { report_type, ...details } };
}

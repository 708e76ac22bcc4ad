/**
 * Makes a schedule for a report, or changes one; invariants: an account has fifty at most, and whoever is to get it is an
 * account owner at the moment of writing. Whoever saves it answers for it from then on.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { authorise } from "#workers/kernel/authorise";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import { withGlobalFilter } from "#workers/kernel/people-sets";
import { readNames } from "#workers/kernel/references";
import type { MemberScope } from "#workers/kernel/scope";
import { scheduleInput } from "../rules/schedule-input";
import { periodsOf } from "../rules/schedule-periods";
import { dayOfRun, nextRun } from "../rules/schedule-times";
import { filtersOn, findBroken, withoutTime } from "../steps/open-schedule";
import { findReport, type Report } from "../store/known-reports";
import {
	areRecipients,
	assertUnchanged,
	findSchedule,
	hasRoomForSchedule,
	insertSchedule,
	listRecipients,
	type ScheduleFields,
	updateSchedule,
} from "../store/schedules";

type Said = z.output<typeof scheduleInput>;

export const saveReportSchedule = defineEndpoint({
	name: "reports/save-report-schedule",
	path: "/api/reports/api_save_report_schedule",
	summary: "Has a report made and sent every week or month, or changes when, with what and to whom.",
	access: ["account_owner"],
	input: scheduleInput.extend({
		/** Left out for a new one. */
		schedule_id: z.int().optional(),
	}),
	output: z.object({ schedule_id: z.int(), next_run_at: z.int().nullable() }),
	errors: { too_many_schedules: {}, schedule_changed: {}, recipients_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { schedule_id, ...said }) => {
		const { account, user, clock, read } = scope;
		const now = clock.now();
		const [before] = schedule_id === undefined ? [] : await read(findSchedule(account.id, schedule_id));
		if (schedule_id !== undefined && before?.report_type !== said.report_type) throw notFound("report_schedule");
		const id = before?.id ?? scope.newId();
		const fields = await readFields(scope, said);
		const recipient_ids = JSON.parse(fields.recipient_ids) as number[];
		const next_run_at = nextRun(said, now, account.time_zone);
		const written = { ...fields, id, user_id: user.id, next_run_at, now };
		const { report_type, period, frequency, week_day, month_day, hour, format } = fields;
		return scope.commit({
			statements: [
				before
					? assertUnchanged(account.id, before, "schedule_changed")
					: assertThat("too_many_schedules", hasRoomForSchedule(account.id)),
				assertThat("recipients_changed", areRecipients(account.id, recipient_ids)),
				...(before ? updateSchedule(account.id, written) : insertSchedule(account.id, written)),
			],
			answer: { schedule_id: id, next_run_at: before?.status === "paused" ? null : next_run_at },
			audit: {
				subject_kind: "report_schedule",
				subject_id: id,
				details: { report_type, period, frequency, week_day, month_day, hour, format, recipient_ids },
			},
		});
	},
});

/** What is kept of it. Throws a validation refusal that names all that is wrong. */
async function readFields(scope: MemberScope, said: Said): Promise<ScheduleFields> {
	const report = findReport(said.report_type);
	if (!report) throw invalid({ report_type: [scope.translate("answers:validation.invalid")] });
	authorise(report, scope);
	const recipient_ids = [...new Set(said.recipient_ids)];
	const found = await scope.read(listRecipients(scope.account.id, recipient_ids));
	const problems: FieldErrors = {
		...(periodsOf(report.faces).includes(said.period)
			? {}
			: { period: [scope.translate("answers:validation.invalid")] }),
		...(found.length === recipient_ids.length
			? {}
			: { recipient_ids: [scope.translate("reports:schedules.notAnOwner")] }),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
	const filters = await readFilters(scope, report, said);
	const names = await readNames(scope, report.faces, filters);
	return {
		...said,
		filters: JSON.stringify(withoutTime(report.faces, filters)),
		filter_names: JSON.stringify(names),
		recipient_ids: JSON.stringify(recipient_ids),
	};
}

/** The filters as the report takes them today; of a report about people, with the global filter that the reader has on. */
async function readFilters(scope: MemberScope, report: Report, { filters, period }: Said) {
	const day = dayOfRun(scope.clock.now(), scope.account.time_zone);
	const chosen = withGlobalFilter(report.faces, scope, filters);
	const whole = await filtersOn(scope, report, chosen, { period, day });
	const broken = await findBroken(scope, report, whole);
	if (broken.length > 0)
		throw invalid(Object.fromEntries(broken.map((name) => [name, [scope.translate("reports:schedules.filterGone")]])));
	return whole;
}

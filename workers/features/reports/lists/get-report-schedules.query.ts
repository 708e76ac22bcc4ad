/** The schedules of an account with whom each sends to; its sort is the index report_schedules_by_time. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textKey } from "#workers/kernel/names";
import { maxRecipients } from "../rules/schedule-input";
import type { Rhythm } from "../rules/schedule-times";
import { rhythmInWords } from "../rules/schedule-words";
import { schedulesVersion } from "../store/schedules";
import { reportSchedulesFace } from "./get-report-schedules";

export const reportSchedules = defineList(reportSchedulesFace, {
	path: "/api/reports/api_get_report_schedules",
	summary: "The account's report schedules: which report, when, for which time, to whom, and whether it runs.",
	access: ["account_owner"],
	row: rowOf(reportSchedulesFace, {
		report_type: z.string(),
		next_run_at: z.int().nullable(),
		last_run_at: z.int().nullable(),
		state: z.enum(["active", "paused", "stopped"]),
		/** Why it stopped by itself, in words. */
		stopped: z.string().nullable(),
	}),
	version_of: schedulesVersion,
	joins: maxRecipients,
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	query: ({ account }, { report_type }) => ({
		select: sql`s.id, s.report_type, s.frequency, s.week_day, s.month_day, s.hour, s.period, s.status as state, s.stop_reason,
			s.next_run_at, s.last_run_at, coalesce((select group_concat(name, ', ') from (select ${personName("u")} as name
				from json_each(s.recipient_ids) r join users u on u.account_id = s.account_id and u.id = r.value
				where u.status <> 'erased' order by name)), '') as recipients`,
		from: sql`report_schedules s`,
		where: [sql`s.account_id = ${account.id}`],
		found: report_type ? [sql`s.report_type = ${report_type}`] : [],
	}),
	present: ({ translate, request }, { frequency, week_day, month_day, hour, stop_reason, ...row }) =>
		({
			...(row as never as object),
			report: translate(textKey(`reports:kinds.${row.report_type}.title`), { defaultValue: String(row.report_type) }),
			rhythm: rhythmInWords({ frequency, week_day, month_day, hour } as Rhythm, translate, request.language_code),
			stopped: stop_reason === null ? null : translate(textKey(`reports:schedules.stopped.${stop_reason}`)),
		}) as never,
});

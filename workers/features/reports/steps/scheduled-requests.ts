/** The requests that a schedule makes: one for each recipient, made with their own eyes and in their own language. */
import type { Addressee } from "#workers/features/members";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { dayOfRun } from "../rules/schedule-times";
import { insertReportRequest } from "../store/requests";
import type { ScheduleRow } from "../store/schedules";
import type { Asked } from "./open-schedule";

/** The statements and messages for the caller's batch. */
export function requestsOf(
	{ account, clock, newId }: Pick<Scope, "account" | "clock" | "newId">,
	{ id: schedule_id, report_type, format }: Pick<ScheduleRow, "id" | "report_type" | "format">,
	{ filters, names }: Asked,
	recipients: readonly Addressee[],
): { statements: Statement[]; follow: OutboxMessage[] } {
	const now = clock.now();
	const { time_zone } = account;
	const requests = recipients.map(({ id: user_id, language_code }) => ({
		...{ id: newId(), user_id, report_type, format, language_code, time_zone, schedule_id },
		filters: JSON.stringify(filters),
		filter_names: JSON.stringify(names),
		created_at: now,
		file_name: `${report_type}_${dayOfRun(now, time_zone)}.${format}`,
	}));
	return {
		statements: [
			...requests.map((request) => insertReportRequest(account.id, request)),
			touchTable(account.id, "download_requests"),
		],
		follow: requests.map(({ id }) => ({ job: "reports/make-report", payload: { request_id: id } })),
	};
}

/** Tells whoever a schedule sends a report to what became of it, in the batch that ends it; who asked by hand waits and sees it. */
import { notify } from "#workers/features/notifications";
import { createFormat } from "#workers/kernel/format";
import type { Scope } from "#workers/kernel/scope";
import type { ReportRequest } from "../store/requests";
import { findRequester } from "../store/schedules";

type Told = ReturnType<typeof notify>;

const nothing: Told = { statements: [], follow: [] };

/** It is made. */
export async function tellReady(
	scope: Scope<null>,
	{ schedule_id, user_id, report_type, file_name }: ReportRequest,
	{ rows, expires_at }: { rows: number; expires_at: number },
): Promise<Told> {
	if (schedule_id === null) return nothing;
	const people = await scope.read(findRequester(scope.account.id, user_id));
	const { time_zone } = scope.account;
	return notify(scope, "reports/report-ready", people, ({ language_code }) => ({
		...{ report_type, file_name, rows },
		expires: createFormat({ time_zone, language_code }).time(expires_at, "long"),
	}));
}

/** It could not be made. */
export async function tellFailed(
	scope: Scope<null>,
	{ schedule_id, user_id, report_type }: ReportRequest,
	problem: string,
): Promise<Told> {
	if (schedule_id === null) return nothing;
	const people = await scope.read(findRequester(scope.account.id, user_id));
	return notify(scope, "reports/report-failed", people, { schedule_id, report_type, problem });
}

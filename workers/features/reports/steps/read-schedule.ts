/** One schedule of the account. */
import { notFound } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { findSchedule, type ScheduleRow } from "../store/schedules";

/** The schedule. Throws not_found (404). */
export async function readSchedule(
	{ account, read }: Pick<Scope, "account" | "read">,
	id: number,
): Promise<ScheduleRow> {
	const [schedule] = await read(findSchedule(account.id, id));
	if (!schedule) throw notFound("report_schedule");
	return schedule;
}

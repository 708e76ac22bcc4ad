/** The SQL of report schedules. */
import { type SQL, sql } from "drizzle-orm";
import type { reportSchedules } from "#drizzle/reports";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { ReportFormat } from "../rules/report-file";
import type { Period } from "../rules/schedule-periods";
import type { Rhythm } from "../rules/schedule-times";
import type { StopReason } from "../rules/stop-reasons";

/** The version of the list of schedules. */
export const schedulesVersion = "report_schedules";

/** The most schedules of an account: each makes up to ten files at a time. */
export const maxSchedules = 50;

/** What somebody chose of a schedule. */
export type ScheduleFields = Rhythm & {
	report_type: string;
	format: ReportFormat;
	/** JSON, as is `filter_names`; without the time. */
	filters: string;
	filter_names: string;
	period: Period;
	/** JSON. */
	recipient_ids: string;
};

/** A schedule as it is kept. */
export type ScheduleRow = ScheduleFields &
	RowOf<typeof reportSchedules, "id" | "user_id" | "next_run_at" | "last_run_at" | "updated_at"> & {
		status: "active" | "paused" | "stopped";
		stop_reason: StopReason | null;
	};

const columns = sql.raw(
	"s.id, s.user_id, s.report_type, s.format, s.filters, s.filter_names, s.period, s.frequency, s.week_day, s.month_day, s.hour, " +
		"s.recipient_ids, s.status, s.stop_reason, s.next_run_at, s.last_run_at, s.updated_at",
);

/** One schedule. */
export function findSchedule(account_id: number, id: number) {
	return sql<ScheduleRow>`select ${columns} from report_schedules s where s.account_id = ${account_id} and s.id = ${id}`;
}

/** Schedules whose time has come, the one that waits longest first. */
export function listDueSchedules(account_id: number, now: number, limit: number) {
	return sql<
		ScheduleRow & { next_run_at: number }
	>`select ${columns} from report_schedules s indexed by report_schedules_by_run
		where s.account_id = ${account_id} and s.next_run_at <= ${now} order by s.next_run_at limit ${limit}`;
}

/** When the next one is due. */
export const nextRunOfAll = (account_id: number): SQL =>
	sql`coalesce((select s.next_run_at from report_schedules s where s.account_id = ${account_id} and s.next_run_at is not null
		order by s.next_run_at limit 1), ${never})`;

/** True in SQL while there is room for another one. */
export function hasRoomForSchedule(account_id: number): Statement {
	return sql`select count(*) < ${maxSchedules} from report_schedules where account_id = ${account_id}`;
}

/** Fails the batch unless a schedule stands as it was read: nobody changed, ran or removed it. */
export function assertUnchanged(
	account_id: number,
	{ id, status, next_run_at, updated_at }: Pick<ScheduleRow, "id" | "status" | "next_run_at" | "updated_at">,
	code: "schedule_changed" | "internal_schedule_moved",
): Statement {
	return assertThat(
		code,
		sql`select count(*) = 1 from report_schedules where account_id = ${account_id} and id = ${id}
			and status = ${status} and next_run_at is ${next_run_at} and updated_at = ${updated_at}`,
	);
}

/** Writes a new schedule. */
export function insertSchedule(
	account_id: number,
	made: ScheduleFields & { id: number; user_id: number; next_run_at: number; now: number },
): Statement[] {
	const { id, user_id, next_run_at, now, ...said } = made;
	return [
		sql`insert into report_schedules (account_id, id, user_id, report_type, format, filters, filter_names, period, frequency,
			week_day, month_day, hour, recipient_ids, status, next_run_at, created_at, updated_at)
			values (${account_id}, ${id}, ${user_id}, ${said.report_type}, ${said.format}, ${said.filters}, ${said.filter_names}, ${said.period},
			${said.frequency}, ${said.week_day}, ${said.month_day}, ${said.hour}, ${said.recipient_ids}, 'active', ${next_run_at}, ${now}, ${now})`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Changes what was chosen; one that stopped is active again, one that pauses goes on pausing. */
export function updateSchedule(
	account_id: number,
	changed: ScheduleFields & { id: number; user_id: number; next_run_at: number; now: number },
): Statement[] {
	const { id, user_id, next_run_at, now, ...said } = changed;
	return [
		sql`update report_schedules set user_id = ${user_id}, format = ${said.format}, filters = ${said.filters},
			filter_names = ${said.filter_names}, period = ${said.period}, frequency = ${said.frequency}, week_day = ${said.week_day},
			month_day = ${said.month_day}, hour = ${said.hour}, recipient_ids = ${said.recipient_ids},
			next_run_at = iif(status = 'paused', null, ${next_run_at}), status = iif(status = 'paused', 'paused', 'active'),
			stop_reason = null, updated_at = ${now} where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Lets one rest until it is resumed. */
export function pauseSchedule(account_id: number, id: number, now: number): Statement[] {
	return [
		sql`update report_schedules set status = 'paused', next_run_at = null, stop_reason = null, updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Lets one go on; whoever resumes it answers for it. */
export function resumeSchedule(
	account_id: number,
	id: number,
	{ user_id, next_run_at, now }: { user_id: number; next_run_at: number; now: number },
): Statement[] {
	return [
		sql`update report_schedules set status = 'active', user_id = ${user_id}, next_run_at = ${next_run_at}, stop_reason = null,
			updated_at = ${now} where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Stops one that cannot go on. */
export function stopSchedule(account_id: number, id: number, reason: StopReason, now: number): Statement[] {
	return [
		sql`update report_schedules set status = 'stopped', stop_reason = ${reason}, next_run_at = null, updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** It ran, in the batch of what it asks for. */
export function noteRun(account_id: number, id: number, run: { next_run_at: number; now: number }): Statement[] {
	return [
		sql`update report_schedules set next_run_at = ${run.next_run_at}, last_run_at = ${run.now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** It was sent besides, at somebody's wish. */
export function noteSent(account_id: number, id: number, now: number): Statement[] {
	return [
		sql`update report_schedules set last_run_at = ${now} where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Removes one; what it asked for stays. */
export function deleteSchedule(account_id: number, id: number): Statement[] {
	return [
		sql`delete from report_schedules where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, schedulesVersion),
	];
}

/** Those of these people to whom a schedule may send: account owners who are here, in the order of their ids. */
export function listRecipients(account_id: number, ids: readonly number[]) {
	return sql<Addressee>`select ${addresseeColumns("u")} from ${rowsOf([...new Set(ids)])} asked
		cross join users u on u.account_id = ${account_id} and u.id = asked.value
		where u.role = 'account_owner' and u.status = 'active' order by u.id`;
}

/** How many of these people are account owners who are here, in SQL. */
export function areRecipients(account_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${new Set(ids).size} from ${rowsOf([...new Set(ids)])} asked
		cross join users u on u.account_id = ${account_id} and u.id = asked.value
		where u.role = 'account_owner' and u.status = 'active'`;
}

/** Who can be chosen, by name. */
export function listPossibleRecipients(account_id: number, limit: number) {
	return sql<{
		id: number;
		name: string;
		email: string;
	}>`select u.id, ${personName("u")} as name, u.email
		from users u where u.account_id = ${account_id} and u.role = 'account_owner' and u.status = 'active'
		order by u.first_name, u.last_name, u.id limit ${limit}`;
}

/** The person of a request, as they are written to; nothing for one who is no account owner here any more. */
export function findRequester(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status = 'active' and u.role = 'account_owner'`;
}

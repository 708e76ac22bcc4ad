/** The SQL of recognitions that wait for the day that their giver chose, for whom they are, and what became of them. */
import { type SQL, sql } from "drizzle-orm";
import type { scheduledRecognitions } from "#drizzle/recognition-more";
import { badgeOf } from "#workers/features/badges";
import { mayReceive, personName } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import { namesOfListed } from "#workers/kernel/listed-names";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { ScheduleReason, ScheduleStatus } from "../rules/schedule-statuses";
import type { Visibility } from "../rules/split-by-audience";
import type { RecipientRow } from "./people";
import { pictureColumn } from "./pictures";

/** One with its program and its giver. */
export type ScheduledRow = RowOf<
	typeof scheduledRecognitions,
	| "id"
	| "giver_id"
	| "program_id"
	| "budget_id"
	| "behavior_ids"
	| "badge_id"
	| "group_names"
	| "named_count"
	| "recipient_count"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "give_on"
	| "due_at"
	| "activity_id"
	| "submission_id"
	| "ended_at"
	| "created_at"
> & {
	status: ScheduleStatus;
	reason: ScheduleReason | "";
	visibility: Visibility;
	program: string;
	giver: string;
	/** What is kept of its picture, as JSON. */
	picture: string | null;
	/** The ledger account of its budget. */
	paying_account_id: number;
	/** Whether its program gives one sum alone, and whether it asks for an approval, as it is now. */
	has_one_sum: 0 | 1;
	needs_approval: 0 | 1;
	/** The names of the first of those for whom it is, as JSON. */
	first_names: string;
	/** The names of its behaviours as JSON, each by language. */
	behavior_names: string;
	/** Its badge, for `presentBadge`. */
	badge: string | null;
};

/** So many of its people are named. */
const namesShown = 3;

/** The names of the first people of one `s`, as JSON. */
export const firstNamesOfScheduled: SQL = sql`(select json_group_array(f.name) from (select ${personName("u")} as name
	from scheduled_recognition_people p join users u on u.account_id = p.account_id and u.id = p.user_id
	where p.account_id = s.account_id and p.scheduled_id = s.id and p.is_left_out = 0
	order by p.user_id limit ${namesShown}) f)`;

const columns = sql`s.id, s.giver_id, s.program_id, s.budget_id, s.behavior_ids, s.badge_id, s.group_names, s.named_count, s.recipient_count,
	s.points, s.message, s.justification, s.picture_id, ${pictureColumn("s")}, s.visibility, s.give_on, s.due_at, s.status, s.reason, s.activity_id, s.submission_id,
	s.ended_at, s.created_at, g.name as program, ${personName("v")} as giver, b.ledger_account_id as paying_account_id,
	g.is_non_monetary = 1 or g.min_points = g.max_points as has_one_sum, g.issuance_approval_needed as needs_approval,
	${firstNamesOfScheduled} as first_names, ${namesOfListed(sql`behaviors`, "s", "behavior_ids")} as behavior_names,
	${badgeOf("s")} as badge`;

const sources = sql`join programs g on g.account_id = s.account_id and g.id = s.program_id
	join users v on v.account_id = s.account_id and v.id = s.giver_id
	join budgets b on b.account_id = s.account_id and b.id = s.budget_id`;

/** The one with this id. */
export function findScheduled(account_id: number, id: number) {
	return sql<ScheduledRow>`select ${columns} from scheduled_recognitions s ${sources}
		where s.account_id = ${account_id} and s.id = ${id}`;
}

/** Those that are due, the oldest first. */
export function listDueScheduled(account_id: number, now: number, max: number) {
	return sql<ScheduledRow>`select ${columns} from scheduled_recognitions s indexed by scheduled_recognitions_due ${sources}
		where s.account_id = ${account_id} and s.due_at <= ${now} order by s.due_at, s.id limit ${max}`;
}

/** When the next one is due, in SQL. */
export function nextDueScheduled(account_id: number): SQL {
	return sql`coalesce((select min(s.due_at) from scheduled_recognitions s
		where s.account_id = ${account_id} and s.due_at is not null), ${never})`;
}

/** Everybody for whom one is, whether or not they can still receive. */
export function listScheduledPeople(account_id: number, scheduled_id: number) {
	return sql<RecipientRow>`select u.id, u.first_name, u.last_name, u.status, u.is_eligible_to_receive_points, u.manager_id,
		l.id as points_account_id from scheduled_recognition_people p
		join users u on u.account_id = p.account_id and u.id = p.user_id
		join ledger_accounts l on l.account_id = u.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = u.id
		where p.account_id = ${account_id} and p.scheduled_id = ${scheduled_id} and p.is_left_out = 0 order by p.user_id`;
}

/** The ids of those for whom one is, so many at most. */
export function listScheduledIds(account_id: number, scheduled_id: number, max: number) {
	return sql<{ user_id: number }>`select p.user_id from scheduled_recognition_people p
		where p.account_id = ${account_id} and p.scheduled_id = ${scheduled_id} and p.is_left_out = 0 order by p.user_id limit ${max}`;
}

/** What is to wait. */
export type NewScheduled = RowOf<
	typeof scheduledRecognitions,
	| "id"
	| "giver_id"
	| "program_id"
	| "budget_id"
	| "badge_id"
	| "named_count"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "visibility"
	| "give_on"
	| "due_at"
> & { behavior_ids: readonly number[]; group_names: readonly string[]; recipient_ids: readonly number[] };

/** Writes one with the people for whom it is. */
export function insertScheduled(account_id: number, given: NewScheduled, now: number): Statement[] {
	return [
		sql`insert into scheduled_recognitions (account_id, id, giver_id, program_id, budget_id, behavior_ids, badge_id, group_names, named_count,
				recipient_count, points, message, justification, picture_id, visibility, give_on, due_at, created_at)
			values (${account_id}, ${given.id}, ${given.giver_id}, ${given.program_id}, ${given.budget_id},
				${JSON.stringify(given.behavior_ids)}, ${given.badge_id}, ${JSON.stringify(given.group_names)}, ${given.named_count},
				${given.recipient_ids.length}, ${given.points}, ${given.message}, ${given.justification}, ${given.picture_id}, ${given.visibility},
				${given.give_on}, ${given.due_at}, ${now})`,
		sql`insert into scheduled_recognition_people (account_id, scheduled_id, user_id)
			select ${account_id}, ${given.id}, value from ${rowsOf(given.recipient_ids)}`,
	];
}

/** What changes of one; what is left out stays. */
export type ScheduledChange = Partial<
	RowOf<
		typeof scheduledRecognitions,
		| "give_on"
		| "due_at"
		| "message"
		| "points"
		| "visibility"
		| "recipient_count"
		| "activity_id"
		| "submission_id"
		| "ended_at"
	> & { status: ScheduleStatus; reason: ScheduleReason }
>;

/** Changes it; what has ended stays (`scheduled_recognitions_stay`). */
export function updateScheduled(account_id: number, id: number, change: ScheduledChange): Statement {
	const changes = Object.entries(change).map(([column, value]) => sql`${sql.raw(column)} = ${value}`);
	return sql`update scheduled_recognitions set ${sql.join(changes, sql`, `)} where account_id = ${account_id} and id = ${id}`;
}

/** Leaves these people out of one. */
export function leaveOutOfScheduled(account_id: number, scheduled_id: number, user_ids: readonly number[]): Statement {
	return sql`update scheduled_recognition_people set is_left_out = 1 where account_id = ${account_id}
		and scheduled_id = ${scheduled_id} and user_id in (select value from ${rowsOf(user_ids)})`;
}

/** True in SQL while one waits with the day, the words and the points that were read. */
export function isScheduledAsRead(
	account_id: number,
	{ id, give_on, due_at, points, message, visibility }: ScheduledRow,
): Statement {
	return sql`select count(*) from scheduled_recognitions s where s.account_id = ${account_id} and s.id = ${id}
		and s.status = 'scheduled' and s.give_on = ${give_on} and s.due_at = ${due_at} and s.points = ${points}
		and s.message = ${message} and s.visibility = ${visibility}`;
}

/** True in SQL while it waits. */
export function isScheduled(account_id: number, id: number): Statement {
	return sql`select count(*) from scheduled_recognitions s where s.account_id = ${account_id} and s.id = ${id}
		and s.status = 'scheduled'`;
}

/** True in SQL while its giver is here and exactly so many of its people can receive. */
export function canStillBeGiven(account_id: number, { id, giver_id }: ScheduledRow, count: number): Statement {
	return sql`select (select count(*) from users v where v.account_id = ${account_id} and v.id = ${giver_id} and v.status = 'active') = 1
		and (select count(*) from scheduled_recognition_people p join users u on u.account_id = p.account_id and u.id = p.user_id
			where p.account_id = ${account_id} and p.scheduled_id = ${id} and p.is_left_out = 0 and ${mayReceive}) = ${count}`;
}

/** The SQL of submissions: calls of giving that wait for an approval, for whom they are, and what became of them. */
import { type SQL, sql } from "drizzle-orm";
import type { recognitionSubmissions } from "#drizzle/recognition";
import { badgeOf } from "#workers/features/badges";
import { type Addressee, addresseeColumns, mayReceive, personName } from "#workers/features/members";
import { namesOfListed } from "#workers/kernel/listed-names";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Visibility } from "../rules/split-by-audience";
import type { SubmissionStatus } from "../rules/submission-statuses";
import type { RecognitionSubtype } from "../rules/subtypes";
import type { RecipientRow } from "./people";
import { pictureColumn } from "./pictures";

/** A submission with its program, its giver, and the amounts within which its points may be lowered. */
export type SubmissionRow = RowOf<
	typeof recognitionSubmissions,
	| "id"
	| "giver_id"
	| "program_id"
	| "budget_id"
	| "step_count"
	| "behavior_ids"
	| "badge_id"
	| "group_names"
	| "named_count"
	| "recipient_count"
	| "asked_points"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "step_since"
	| "due_at"
	| "reminded_at"
	| "escalated_at"
	| "first_decided_by"
	| "reason"
> & {
	status: SubmissionStatus;
	visibility: Visibility;
	subtype: RecognitionSubtype;
	program: string;
	approval_emails: string;
	is_non_monetary: number;
	min_points: number;
	max_points: number;
	points_increment: number;
	program_points: number;
	giver: string;
	giver_image: string | null;
	giver_status: string;
	giver_manager_id: number | null;
	/** What is kept of its picture, as JSON. */
	picture: string | null;
	/** The ledger account of its budget. */
	paying_account_id: number;
	/** The names of the first of those for whom it is, as JSON. */
	first_names: string;
	/** The names of its behaviours as JSON, each by language. */
	behavior_names: string;
	/** Its badge, for `presentBadge`. */
	badge: string | null;
};

/** So many people of a submission are named. */
const namesShown = 3;

/** The names of the first people of a submission `s`, as JSON. */
export const firstNames: SQL = sql`(select json_group_array(f.name) from (select ${personName("u")} as name
	from recognition_submission_people p join users u on u.account_id = p.account_id and u.id = p.user_id
	where p.account_id = s.account_id and p.submission_id = s.id and p.is_left_out = 0
	order by p.user_id limit ${namesShown}) f)`;

/** The names of the first of those whose decision a submission `s` waits for, as JSON. */
export const deciderNames: SQL = sql`(select json_group_array(f.name) from (select ${personName("u")} as name
	from moderation_requests q join moderation_deciders d on d.account_id = q.account_id and d.request_id = q.id
	join users u on u.account_id = d.account_id and u.id = d.user_id and u.status = 'active'
	where q.account_id = s.account_id and q.kind = 'recognition' and q.subject_id = s.id and q.final_status = 'pending'
	order by d.user_id limit ${namesShown}) f)`;

const submissionColumns = sql`s.id, s.giver_id, s.program_id, s.budget_id, s.step_count, s.behavior_ids, s.badge_id, s.group_names, s.named_count,
	s.recipient_count, s.asked_points, s.points, s.message, s.justification, s.picture_id, ${pictureColumn("s")}, s.visibility, s.subtype, s.status, s.step_since, s.due_at,
	s.reminded_at, s.escalated_at, s.first_decided_by, s.reason, g.name as program, g.issuance_approval_emails as approval_emails,
	g.is_non_monetary, g.min_points, g.max_points, g.points_increment, g.points as program_points, ${personName("v")} as giver,
	v.image_url as giver_image, v.status as giver_status, v.manager_id as giver_manager_id, b.ledger_account_id as paying_account_id, ${firstNames} as first_names,
	${namesOfListed(sql`behaviors`, "s", "behavior_ids")} as behavior_names, ${badgeOf("s")} as badge`;

const submissionSources = sql`join programs g on g.account_id = s.account_id and g.id = s.program_id
	join users v on v.account_id = s.account_id and v.id = s.giver_id
	join budgets b on b.account_id = s.account_id and b.id = s.budget_id`;

/** The submissions with these ids. */
export function findSubmissions(account_id: number, ids: readonly number[]) {
	return sql<SubmissionRow>`select ${submissionColumns} from ${rowsOf(ids)} e
		cross join recognition_submissions s on s.account_id = ${account_id} and s.id = e.value ${submissionSources}`;
}

/** What became of a submission: who decided and when, and whose decision it waits for. */
export function findSubmissionFacts(account_id: number, id: number) {
	return sql<{
		decider_names: string;
		decided_by: string | null;
		decided_at: number | null;
		created_at: number;
		activity_id: number | null;
		/** The first one that stands of what it became. */
		recognition_id: number | null;
	}>`select ${deciderNames} as decider_names, ${personName("b")} as decided_by, s.decided_at, s.created_at, s.activity_id,
		(select min(r.id) from recognitions r where r.account_id = s.account_id and r.activity_id = s.activity_id
			and r.status = 'issued') as recognition_id
		from recognition_submissions s left join users b on b.account_id = s.account_id and b.id = s.decided_by
		where s.account_id = ${account_id} and s.id = ${id}`;
}

/** The ids of those for whom it is, so many at most. */
export function listSubmissionIds(account_id: number, id: number, max: number) {
	return sql<{ user_id: number }>`select p.user_id from recognition_submission_people p
		where p.account_id = ${account_id} and p.submission_id = ${id} and p.is_left_out = 0 order by p.user_id limit ${max}`;
}

/** Submissions that are due, the oldest first. */
export function listDueSubmissions(account_id: number, now: number, max: number) {
	return sql<SubmissionRow>`select ${submissionColumns} from recognition_submissions s indexed by recognition_submissions_due
		${submissionSources} where s.account_id = ${account_id} and s.due_at <= ${now} order by s.due_at, s.id limit ${max}`;
}

/** When the next one is due, in SQL; `never` where none waits. */
export function nextDueSubmission(account_id: number, never: number): SQL {
	return sql`coalesce((select min(s.due_at) from recognition_submissions s
		where s.account_id = ${account_id} and s.due_at is not null), ${never})`;
}

/** Everybody for whom a submission is, whether or not they can still receive. */
export function listSubmissionPeople(account_id: number, submission_id: number) {
	return sql<RecipientRow>`select u.id, u.first_name, u.last_name, u.status, u.is_eligible_to_receive_points, u.manager_id,
		l.id as points_account_id from recognition_submission_people p
		join users u on u.account_id = p.account_id and u.id = p.user_id
		join ledger_accounts l on l.account_id = u.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = u.id
		where p.account_id = ${account_id} and p.submission_id = ${submission_id} and p.is_left_out = 0 order by p.user_id`;
}

/** What is submitted. */
export type NewSubmission = RowOf<
	typeof recognitionSubmissions,
	| "id"
	| "giver_id"
	| "program_id"
	| "budget_id"
	| "step_count"
	| "badge_id"
	| "named_count"
	| "points"
	| "message"
	| "justification"
	| "picture_id"
	| "visibility"
	| "due_at"
> & {
	subtype: RecognitionSubtype;
	behavior_ids: readonly number[];
	group_names: readonly string[];
	recipient_ids: readonly number[];
};

/** Writes a submission with the people for whom it is. */
export function insertSubmission(account_id: number, given: NewSubmission, now: number): Statement[] {
	return [
		sql`insert into recognition_submissions (account_id, id, giver_id, program_id, budget_id, step_count, behavior_ids, badge_id, group_names,
			named_count, recipient_count, asked_points, points, message, justification, picture_id, visibility, subtype, step_since, due_at, created_at)
			values (${account_id}, ${given.id}, ${given.giver_id}, ${given.program_id}, ${given.budget_id}, ${given.step_count},
			${JSON.stringify(given.behavior_ids)}, ${given.badge_id}, ${JSON.stringify(given.group_names)}, ${given.named_count},
			${given.recipient_ids.length}, ${given.points}, ${given.points}, ${given.message}, ${given.justification}, ${given.picture_id},
			${given.visibility}, ${given.subtype}, ${now}, ${given.due_at}, ${now})`,
		sql`insert into recognition_submission_people (account_id, submission_id, user_id)
			select ${account_id}, ${given.id}, value from ${rowsOf(given.recipient_ids)}`,
	];
}

/** True in SQL while a submission is as it was read: at this step, with these points and as many people. */
export function isAsRead(
	account_id: number,
	{ id, status, points, recipient_count, due_at }: SubmissionRow,
): Statement {
	return sql`select count(*) from recognition_submissions s where s.account_id = ${account_id} and s.id = ${id}
		and s.status = ${status} and s.points = ${points} and s.recipient_count = ${recipient_count} and s.due_at is ${due_at}`;
}

/** True in SQL while a submission stands at this step. */
export function isAtStep(account_id: number, { id, status }: Pick<SubmissionRow, "id" | "status">): Statement {
	return sql`select count(*) from recognition_submissions s where s.account_id = ${account_id} and s.id = ${id}
		and s.status = ${status}`;
}

/** What changes of a submission; what is left out stays. */
export type SubmissionChange = Partial<
	RowOf<
		typeof recognitionSubmissions,
		| "status"
		| "points"
		| "recipient_count"
		| "step_since"
		| "due_at"
		| "reminded_at"
		| "escalated_at"
		| "first_decided_by"
		| "decided_by"
		| "decided_at"
		| "reason"
		| "activity_id"
	>
>;

/** Changes it. */
export function updateSubmission(account_id: number, id: number, change: SubmissionChange): Statement {
	const changes = Object.entries(change).map(([column, value]) => sql`${sql.raw(column)} = ${value}`);
	return sql`update recognition_submissions set ${sql.join(changes, sql`, `)} where account_id = ${account_id} and id = ${id}`;
}

/** Leaves these people out of a submission. */
export function leaveOut(account_id: number, submission_id: number, user_ids: readonly number[]): Statement {
	return sql`update recognition_submission_people set is_left_out = 1 where account_id = ${account_id}
		and submission_id = ${submission_id} and user_id in (select value from ${rowsOf(user_ids)})`;
}

/** True in SQL while exactly these people of a submission can receive. */
export function canTheseReceive(account_id: number, submission_id: number, count: number): Statement {
	return sql`select count(*) = ${count} from recognition_submission_people p
		join users u on u.account_id = p.account_id and u.id = p.user_id
		where p.account_id = ${account_id} and p.submission_id = ${submission_id} and p.is_left_out = 0 and ${mayReceive}`;
}

/** Somebody who may decide. */
export type DeciderRow = Addressee & { last_name: string; manager_id: number | null };

const deciderColumns = sql`${addresseeColumns("u")}, u.last_name, u.manager_id`;

/** Of these people those who are here. */
export function findActivePeople(account_id: number, ids: readonly number[]) {
	return sql<DeciderRow>`select ${deciderColumns} from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value where u.status = 'active' order by u.id`;
}

/** Those who are here at these work emails. */
export function findActiveByEmail(account_id: number, emails: readonly string[]) {
	return sql<DeciderRow>`select ${deciderColumns} from ${rowsOf(emails)} e
		cross join users u on u.account_id = ${account_id} and u.email = e.value where u.status = 'active' order by u.id`;
}

/** The account's owners who are here, so many at most. */
export function listActiveOwners(account_id: number, max: number) {
	return sql<DeciderRow>`select ${deciderColumns} from users u where u.account_id = ${account_id}
		and u.role = 'account_owner' and u.status = 'active' order by u.id limit ${max}`;
}

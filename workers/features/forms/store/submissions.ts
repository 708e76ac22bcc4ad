/** The SQL of submissions: what is begun and sent, and what becomes of it. */
import { type SQL, sql } from "drizzle-orm";
import type { formSubmissions } from "#drizzle/forms";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import type { QuestionBody } from "#workers/features/surveys";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { SubmissionStatus } from "../rules/statuses";

/** A submission as it is read. */
export type SubmissionRow = Omit<RowOf<typeof formSubmissions>, "account_id" | "status"> & {
	status: "started" | SubmissionStatus;
};

const columns: SQL = sql`s.id, s.form_id, s.user_id, s.status, s.version, s.answers, s.questions, s.handled_by, s.handled_at, s.word,
	s.saved_at, s.sent_at`;

/** What a person began of a form and has not sent. */
export function findBegun(account_id: number, form_id: number, user_id: number) {
	return sql<SubmissionRow>`select ${columns} from form_submissions s where s.account_id = ${account_id}
		and s.form_id = ${form_id} and s.user_id = ${user_id} and s.status = 'started'`;
}

/** The newest that a person sent by a form. */
export function findSent(account_id: number, form_id: number, user_id: number) {
	return sql<{ id: number }>`select s.id from form_submissions s where s.account_id = ${account_id}
		and s.form_id = ${form_id} and s.user_id = ${user_id} and s.status <> 'started' order by s.sent_at desc limit 1`;
}

/** A submission that was sent, with its sender's name. */
export function findSubmission(account_id: number, id: number) {
	return sql<
		SubmissionRow & { sender: string; image_url: string | null }
	>`select ${columns}, ${personName("u")} as sender, u.image_url
		from form_submissions s join users u on u.account_id = s.account_id and u.id = s.user_id
		where s.account_id = ${account_id} and s.id = ${id} and s.status <> 'started'`;
}

/** Who sent it, to be told of something. */
export function findToldSender(account_id: number, id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from form_submissions s
		join users u on u.account_id = s.account_id and u.id = s.user_id
		where s.account_id = ${account_id} and s.id = ${id} and u.status = 'active'`;
}

/** What a submission is known by: its form and who sent it. */
export function submissionName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(f.names ->> 'en', (select value from json_each(f.names) limit 1), '') || ', '
		|| ${personName("u")} as name from form_submissions s
		join forms f on f.account_id = s.account_id and f.id = s.form_id
		join users u on u.account_id = s.account_id and u.id = s.user_id
		where s.account_id = ${account_id} and s.id = ${id}`;
}

/** True in SQL while a person has this version of what they began; 0 while there is none. */
export function isBegunVersion(account_id: number, form_id: number, user_id: number, version: number): Statement {
	return sql`select coalesce((select s.version from form_submissions s where s.account_id = ${account_id}
		and s.form_id = ${form_id} and s.user_id = ${user_id} and s.status = 'started'), 0) = ${version}`;
}

/** True in SQL while a submission stands as it was read. */
export function isVersion(account_id: number, { id, version, status }: SubmissionRow): Statement {
	return sql`select count(*) from form_submissions s where s.account_id = ${account_id} and s.id = ${id}
		and s.version = ${version} and s.status = ${status}`;
}

/** True in SQL while a person sent nothing by a form. */
export function isNotSent(account_id: number, form_id: number, user_id: number): Statement {
	return sql`select not exists (select 1 from form_submissions s where s.account_id = ${account_id}
		and s.form_id = ${form_id} and s.user_id = ${user_id} and s.status <> 'started')`;
}

/** What is written of a submission. */
export type Filled = { id: number; form_id: number; user_id: number; answers: object };

/** Keeps what is not sent yet. */
export function saveBegun(account_id: number, { id, form_id, user_id, answers }: Filled, now: number): Statement {
	return sql`insert into form_submissions (account_id, id, form_id, user_id, status, answers, saved_at)
		values (${account_id}, ${id}, ${form_id}, ${user_id}, 'started', ${JSON.stringify(answers)}, ${now})
		on conflict (account_id, id) do update set answers = excluded.answers, saved_at = excluded.saved_at, version = version + 1`;
}

/** Keeps what is sent, with the questions as they stand; one that was sent before stays new and keeps its time. */
export function saveSent(
	account_id: number,
	{ id, form_id, user_id, answers, questions }: Filled & { questions: readonly QuestionBody[] },
	now: number,
): Statement {
	return sql`insert into form_submissions (account_id, id, form_id, user_id, status, answers, questions, saved_at, sent_at)
		values (${account_id}, ${id}, ${form_id}, ${user_id}, 'new', ${JSON.stringify(answers)}, ${JSON.stringify(questions)}, ${now}, ${now})
		on conflict (account_id, id) do update set status = 'new', answers = excluded.answers, questions = excluded.questions,
		saved_at = excluded.saved_at, sent_at = coalesce(sent_at, excluded.sent_at), version = version + 1`;
}

/** A step that is taken with a submission. */
export type NewStep = {
	id: number;
	submission_id: number;
	sender_id: number;
	actor_id: number;
	status: SubmissionStatus;
	word: string;
	now: number;
};

/** Takes a step: the submission's state with the word to its sender, and the line of what became of it. */
export function takeStep(account_id: number, step: NewStep): Statement[] {
	const { id, submission_id, sender_id, actor_id, status, word, now } = step;
	return [
		sql`update form_submissions set status = ${status}, handled_by = ${actor_id}, handled_at = ${now}, word = ${word},
			version = version + 1 where account_id = ${account_id} and id = ${submission_id}`,
		sql`insert into form_steps (account_id, id, submission_id, sender_id, actor_id, status, word, created_at)
			values (${account_id}, ${id}, ${submission_id}, ${sender_id}, ${actor_id}, ${status}, ${word}, ${now})`,
	];
}

/** What became of a submission, the newest first. */
export function listSteps(account_id: number, submission_id: number, limit: number) {
	return sql<{
		id: number;
		name: string;
		status: SubmissionStatus;
		word: string;
		created_at: number;
	}>`select t.id, ${personName("u")} as name, t.status, t.word, t.created_at from form_steps t
		join users u on u.account_id = t.account_id and u.id = t.actor_id
		where t.account_id = ${account_id} and t.submission_id = ${submission_id} order by t.created_at desc, t.id desc limit ${limit}`;
}

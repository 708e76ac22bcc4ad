/** The SQL of a form's questions and their order. */
import { sql } from "drizzle-orm";
import type { QuestionBody } from "#workers/features/surveys";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** The questions of a form in their order. */
export function listQuestions(account_id: number, form_id: number) {
	return sql<QuestionBody>`select q.id, q.position, q.type, q.words, q.options, q.has_other, q.is_required, q.is_editable,
		q.save_to from form_questions q where q.account_id = ${account_id} and q.form_id = ${form_id} order by q.position, q.id`;
}

/** Writes a question at its place. */
export function saveQuestion(account_id: number, form_id: number, question: QuestionBody): Statement {
	const { id, position, type, words, options, has_other, is_required, is_editable, save_to } = question;
	return sql`insert into form_questions (account_id, id, form_id, position, type, words, options, has_other, is_required, is_editable, save_to)
		values (${account_id}, ${id}, ${form_id}, ${position}, ${type}, ${words}, ${options}, ${has_other}, ${is_required}, ${is_editable}, ${save_to})
		on conflict (account_id, id) do update set type = excluded.type, words = excluded.words, options = excluded.options,
		has_other = excluded.has_other, is_required = excluded.is_required, is_editable = excluded.is_editable, save_to = excluded.save_to`;
}

/** Numbers the questions in this order. */
export function orderQuestions(account_id: number, form_id: number, ids: readonly number[]): Statement {
	return sql`update form_questions set position = e.key from ${rowsOf(ids)} e
		where account_id = ${account_id} and form_id = ${form_id} and form_questions.id = e.value`;
}

/** Takes a question away. */
export function deleteQuestion(account_id: number, id: number): Statement {
	return sql`delete from form_questions where account_id = ${account_id} and id = ${id}`;
}

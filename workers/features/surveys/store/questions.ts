/** The SQL of a survey's questions and their order. */
import { type SQL, sql } from "drizzle-orm";
import type { surveyQuestions } from "#drizzle/surveys";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { QuestionType, SaveTo } from "../rules/question-types";

/** A question as it is stored. */
export type QuestionRow = Omit<RowOf<typeof surveyQuestions>, "account_id" | "type" | "save_to"> & {
	type: QuestionType;
	save_to: SaveTo;
};

/** A question without what it belongs to. */
export type QuestionBody = Omit<QuestionRow, "survey_id">;

/** A choice: what it is called by language, and the question (or `end`) to which it leads; empty: the next one. */
export type Option = { value: string; labels: Record<string, string>; goes_to: string };

/** What a question says in one language. */
export type Words = { question: string; help: string; low: string; high: string };

/** Words by language. */
export type AllWords = Record<string, Words>;

/** The questions of a survey in their order. */
export function listQuestions(account_id: number, survey_id: number) {
	return sql<QuestionRow>`select q.id, q.survey_id, q.position, q.type, q.words, q.options, q.has_other, q.is_required, q.is_editable,
		q.save_to from survey_questions q where q.account_id = ${account_id} and q.survey_id = ${survey_id} order by q.position, q.id`;
}

/** The most questions whose answers are looked through. */
const mostOffering = 500;

/** Questions that offer answers, the newest first; of one survey, or one of them, where its id is given. */
export function listOffering(
	account_id: number,
	{ survey_id, question_id }: { survey_id?: number; question_id?: number },
) {
	const narrowed = [
		sql`q.account_id = ${account_id} and q.options <> '[]'`,
		...(survey_id === undefined ? [] : [sql`q.survey_id = ${survey_id}`]),
		...(question_id === undefined ? [] : [sql`q.id = ${question_id}`]),
	];
	return sql<{ id: number; words: string; options: string }>`select q.id, q.words, q.options from survey_questions q
		where ${sql.join(narrowed, sql` and `)} order by q.id desc limit ${mostOffering}`;
}

/** Writes a question at its place. */
export function saveQuestion(account_id: number, question: QuestionRow): Statement {
	const { id, survey_id, position, type, words, options, has_other, is_required, is_editable, save_to } = question;
	return sql`insert into survey_questions (account_id, id, survey_id, position, type, words, options, has_other, is_required, is_editable, save_to)
		values (${account_id}, ${id}, ${survey_id}, ${position}, ${type}, ${words}, ${options}, ${has_other}, ${is_required}, ${is_editable}, ${save_to})
		on conflict (account_id, id) do update set type = excluded.type, words = excluded.words, options = excluded.options,
		has_other = excluded.has_other, is_required = excluded.is_required, is_editable = excluded.is_editable, save_to = excluded.save_to`;
}

/** Numbers the questions in this order. */
export function orderQuestions(account_id: number, survey_id: number, ids: readonly number[]): Statement {
	return sql`update survey_questions set position = e.key from json_each(${JSON.stringify(ids)}) e
		where account_id = ${account_id} and survey_id = ${survey_id} and survey_questions.id = e.value`;
}

/** Takes a question away. */
export function deleteQuestion(account_id: number, id: number): Statement {
	return sql`delete from survey_questions where account_id = ${account_id} and id = ${id}`;
}

/** Notes that a survey was changed, so that two who change it at once notice. */
export function touchSurvey(account_id: number, id: number, now: number): Statement {
	return sql`update surveys set updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** A question as it is known, in English where it is asked so. */
export function questionName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(q.words ->> '$.en.question', (select e.value ->> 'question' from json_each(q.words) e limit 1), '') as name
		from survey_questions q where q.account_id = ${account_id} and q.id = ${id}`;
}

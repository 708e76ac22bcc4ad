/** Writes surveys of a past with their answers, counts and texts, as they would have come about; for the demo and for tests. */
import { sql } from "drizzle-orm";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";
import { type AnsweredQuestion, type Answers, countedValues, isOwnWords } from "../rules/answers";
import type { SurveyStatus } from "../rules/statuses";
import type { AllWords, Option, QuestionRow } from "./questions";

/** A question with its words and choices by language. */
export type PastQuestion = Pick<QuestionRow, "id" | "type" | "has_other" | "is_required" | "save_to"> & {
	words: AllWords;
	options: Option[];
};

/** A survey, its questions in order, and who answered what; who has no `sent_at` began alone. */
export type PastSurvey = {
	id: number;
	author_id: number;
	names: Record<string, string>;
	/** Trees by language. */
	descriptions: Record<string, unknown>;
	status: SurveyStatus;
	is_anonymous: 0 | 1;
	starts_at: number | null;
	ends_at: number | null;
	points: number;
	budget_id: number | null;
	payee_limit: number;
	created_at: number;
	questions: readonly PastQuestion[];
	responses: readonly { user_id: number; group_ids: readonly number[]; answers: Answers; sent_at: number | null }[];
};

/** The statements; places of texts are drawn by `draw`. */
export function insertPastSurvey(
	account_id: number,
	survey: PastSurvey,
	{ newId, draw }: { newId: () => number; draw: () => number },
): Statement[] {
	const sent = survey.responses.filter(({ sent_at }) => sent_at !== null);
	return [
		insertSurvey(account_id, survey),
		sql`insert into survey_questions (account_id, id, survey_id, position, type, words, options, has_other, is_required, save_to)
			select ${account_id}, value ->> 'id', ${survey.id}, key, value ->> 'type', value ->> 'words', value ->> 'options',
			value ->> 'has_other', value ->> 'is_required', value ->> 'save_to' from ${rowsOf(survey.questions)}`,
		...inPieces(survey.responses).map((piece) => insertResponses(account_id, survey.id, piece)),
		...inPieces(countsOf(survey.questions, sent)).map(
			(piece) => sql`insert into survey_counts (account_id, survey_id, group_id, question_id, value, people)
				select ${account_id}, ${survey.id}, value ->> 'group_id', value ->> 'question_id', value ->> 'value', value ->> 'people'
				from ${rowsOf(piece)}`,
		),
		...inPieces(textsOf(survey.questions, sent, { newId, draw })).map(
			(piece) => sql`insert into survey_texts (account_id, id, survey_id, question_id, user_id, place, text)
				select ${account_id}, value ->> 'id', ${survey.id}, value ->> 'question_id', value ->> 'user_id', value ->> 'place',
				value ->> 'text' from ${rowsOf(piece)}`,
		),
	];
}

function insertSurvey(account_id: number, survey: PastSurvey): Statement {
	const { id, author_id, names, descriptions, status, is_anonymous, starts_at, ends_at, created_at } = survey;
	return sql`insert into surveys (account_id, id, author_id, names, descriptions, status, is_anonymous, starts_at, ends_at, points,
		budget_id, payee_limit, created_at, updated_at)
		values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(names)}, ${JSON.stringify(descriptions)}, ${status}, ${is_anonymous},
		${starts_at}, ${ends_at}, ${survey.points}, ${survey.budget_id}, ${survey.payee_limit}, ${created_at}, ${created_at})`;
}

function insertResponses(account_id: number, survey_id: number, responses: PastSurvey["responses"]): Statement {
	return sql`insert into survey_responses (account_id, survey_id, user_id, status, draft, answers, group_ids, saved_at, sent_at)
		select ${account_id}, ${survey_id}, value ->> 'user_id', iif(value ->> 'sent_at' is null, 'started', 'sent'),
		iif(value ->> 'sent_at' is null, value ->> 'answers', '{}'), iif(value ->> 'sent_at' is null, '{}', value ->> 'answers'),
		value ->> 'group_ids', coalesce(value ->> 'sent_at', 0), value ->> 'sent_at' from ${rowsOf(responses)}`;
}

function countsOf(questions: readonly PastQuestion[], sent: PastSurvey["responses"]) {
	const counts = new Map<string, { group_id: number; question_id: number; value: string; people: number }>();
	const count = (group_id: number, question_id: number, value: string) => {
		const key = `${group_id} ${question_id} ${value}`;
		const known = counts.get(key) ?? { group_id, question_id, value, people: 0 };
		counts.set(key, { ...known, people: known.people + 1 });
	};
	for (const { answers, group_ids } of sent)
		for (const group_id of [0, ...group_ids]) {
			count(group_id, 0, "");
			for (const question of questions) {
				const answer = answers[String(question.id)];
				if (answer === undefined) continue;
				for (const value of countedValues(answeredOf(question), answer)) count(group_id, question.id, value);
			}
		}
	return [...counts.values()];
}

type Drawing = { newId: () => number; draw: () => number };

function textsOf(questions: readonly PastQuestion[], sent: PastSurvey["responses"], { newId, draw }: Drawing) {
	return sent.flatMap(({ user_id, answers }) =>
		questions.flatMap((question) => {
			const answer = answers[String(question.id)];
			if (!isOwnWords(answeredOf(question), answer)) return [];
			return [{ id: newId(), question_id: question.id, user_id, place: draw(), text: answer }];
		}),
	);
}

function answeredOf({ options, ...question }: PastQuestion): AnsweredQuestion {
	return { ...question, values: options.map(({ value }) => value) };
}

/** Writes forms of a past with what was sent by them, as they would have come about; for the demo and for tests. */
import { sql } from "drizzle-orm";
import type { Answers, PastQuestion } from "#workers/features/surveys";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";
import type { FormStatus, SubmissionStatus } from "../rules/statuses";
import { replaceHandlers } from "./forms";

/** What somebody sent, and the steps that were taken with it, the oldest first; of what was begun alone `sent_at` says when it was saved. */
export type PastSubmission = {
	id: number;
	user_id: number;
	answers: Answers;
	status: SubmissionStatus;
	sent_at: number;
	steps: readonly { actor_id: number; status: SubmissionStatus; word: string; created_at: number }[];
};

/** A form, its questions in order, who looks after it, and what was sent. */
export type PastForm = {
	id: number;
	author_id: number;
	names: Record<string, string>;
	/** Trees by language. */
	descriptions: Record<string, unknown>;
	status: FormStatus;
	is_once: 0 | 1;
	created_at: number;
	ends_at: number | null;
	handler_ids: readonly number[];
	questions: readonly PastQuestion[];
	submissions: readonly PastSubmission[];
};

/** The statements. */
export function insertPastForm(account_id: number, form: PastForm, newId: () => number): Statement[] {
	const { id, questions, submissions, handler_ids } = form;
	const steps = submissions.flatMap((one) =>
		one.steps.map((step) => ({ ...step, id: newId(), submission_id: one.id, sender_id: one.user_id })),
	);
	const asked = JSON.stringify(
		questions.map((question, position) => ({
			...{ ...question, position, is_editable: 1 },
			words: JSON.stringify(question.words),
			options: JSON.stringify(question.options),
		})),
	);
	const sent = submissions.map((one) => {
		const last = one.steps.at(-1);
		const { actor_id = null, created_at = null, word = "" } = last ?? {};
		return { ...one, handled_by: actor_id, handled_at: created_at, word };
	});
	return [
		insertForm(account_id, form),
		...replaceHandlers(account_id, id, handler_ids),
		sql`insert into form_questions (account_id, id, form_id, position, type, words, options, has_other, is_required, save_to)
			select ${account_id}, value ->> 'id', ${id}, key, value ->> 'type', value ->> 'words', value ->> 'options',
			value ->> 'has_other', value ->> 'is_required', value ->> 'save_to' from ${rowsOf(questions)}`,
		...inPieces(sent).map(
			(
				piece,
			) => sql`insert into form_submissions (account_id, id, form_id, user_id, status, answers, questions, handled_by,
				handled_at, word, saved_at, sent_at)
				select ${account_id}, value ->> 'id', ${id}, value ->> 'user_id', value ->> 'status', value ->> 'answers', ${asked},
				value ->> 'handled_by', value ->> 'handled_at', value ->> 'word', value ->> 'sent_at',
				iif(value ->> 'status' = 'started', null, value ->> 'sent_at')
				from ${rowsOf(piece)}`,
		),
		sql`insert into form_steps (account_id, id, submission_id, sender_id, actor_id, status, word, created_at)
			select ${account_id}, value ->> 'id', value ->> 'submission_id', value ->> 'sender_id', value ->> 'actor_id',
			value ->> 'status', value ->> 'word', value ->> 'created_at' from ${rowsOf(steps)}`,
	];
}

function insertForm(account_id: number, form: PastForm): Statement {
	const { id, author_id, names, descriptions, status, is_once, created_at, ends_at } = form;
	const starts_at = status === "draft" ? null : created_at;
	return sql`insert into forms (account_id, id, author_id, names, descriptions, status, is_once, starts_at, ends_at, created_at, updated_at)
		values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(names)}, ${JSON.stringify(descriptions)}, ${status}, ${is_once},
		${starts_at}, ${ends_at}, ${created_at}, ${created_at})`;
}

/** The SQL of questions and answers; an account has few, so they are read together. */
import { type SQL, sql } from "drizzle-orm";
import type { faqs } from "#drizzle/faqs";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Topic } from "./rules/topics";

/** The most questions of an account. */
export const maxFaqs = 200;

/** A question with its answers, texts as JSON by language. */
export type FaqRow = RowOf<typeof faqs, "id" | "position" | "questions" | "answers" | "is_published"> & {
	topic: Topic;
};

/** A question to be written; what is there already is replaced. */
export type FaqToSave = Omit<FaqRow, "questions" | "answers"> & {
	questions: Record<string, string>;
	answers: Record<string, string>;
};

/** All questions in their order, by topic and place. */
export function listFaqs(account_id: number) {
	return sql<FaqRow>`select id, topic, position, questions, answers, is_published from faqs
		where account_id = ${account_id} order by topic, position, id limit ${maxFaqs}`;
}

/** One question. */
export function findFaq(account_id: number, id: number) {
	return sql<FaqRow>`select id, topic, position, questions, answers, is_published from faqs
		where account_id = ${account_id} and id = ${id}`;
}

/** A question as it is known: in English where it is asked so, else in the first of its languages. */
export function faqName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(q.questions ->> 'en', (select value from json_each(q.questions) limit 1), '') as name
		from faqs q where q.account_id = ${account_id} and q.id = ${id}`;
}

/** True in SQL while there is room for another question. */
export function hasRoom(account_id: number): Statement {
	return sql`select count(*) < ${maxFaqs} from faqs where account_id = ${account_id}`;
}

/** Writes questions; of one that is there languages that are not given stay. */
export function saveFaqs(account_id: number, saved: readonly FaqToSave[], now: number): Statement {
	return sql`insert into faqs (account_id, id, topic, position, questions, answers, is_published, created_at)
		select ${account_id}, value ->> 'id', value ->> 'topic', value ->> 'position', value -> 'questions', value -> 'answers',
			value ->> 'is_published', ${now} from ${rowsOf(saved)} where true
		on conflict (account_id, id) do update set topic = excluded.topic, position = excluded.position,
			questions = json_patch(questions, excluded.questions), answers = json_patch(answers, excluded.answers),
			is_published = excluded.is_published`;
}

/** Removes a question. */
export function deleteFaq(account_id: number, id: number): Statement {
	return sql`delete from faqs where account_id = ${account_id} and id = ${id}`;
}

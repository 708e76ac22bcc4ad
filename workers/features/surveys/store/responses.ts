/** The SQL of responses: what is saved, what is sent, and the counts and texts that follow from it. */
import { sql } from "drizzle-orm";
import type { surveyResponses } from "#drizzle/surveys";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** A response as it is read. */
export type ResponseRow = Omit<RowOf<typeof surveyResponses>, "account_id" | "survey_id" | "user_id" | "status"> & {
	status: "started" | "sent";
};

/** Whose response to which survey. */
export type Place = { account_id: number; survey_id: number; user_id: number };

/** Somebody's response. */
export function findResponse({ account_id, survey_id, user_id }: Place) {
	return sql<ResponseRow>`select r.status, r.version, r.draft, r.answers, r.group_ids, r.is_paid, r.saved_at, r.sent_at
		from survey_responses r where r.account_id = ${account_id} and r.survey_id = ${survey_id} and r.user_id = ${user_id}`;
}

/** True in SQL while the response has this version; 0 while there is none. */
export function isVersion({ account_id, survey_id, user_id }: Place, version: number): Statement {
	return sql`select coalesce((select r.version from survey_responses r where r.account_id = ${account_id}
		and r.survey_id = ${survey_id} and r.user_id = ${user_id}), 0) = ${version}`;
}

/** Keeps what is not sent yet. */
export function saveDraft({ account_id, survey_id, user_id }: Place, draft: object, now: number): Statement {
	return sql`insert into survey_responses (account_id, survey_id, user_id, status, draft, saved_at)
		values (${account_id}, ${survey_id}, ${user_id}, 'started', ${JSON.stringify(draft)}, ${now})
		on conflict (account_id, survey_id, user_id) do update set draft = excluded.draft, saved_at = excluded.saved_at, version = version + 1`;
}

/** Keeps what is sent, with the groups in whose counts it stands. */
export function saveSent(
	{ account_id, survey_id, user_id }: Place,
	{ answers, group_ids, is_paid }: { answers: object; group_ids: readonly number[]; is_paid: 0 | 1 },
	now: number,
): Statement {
	return sql`insert into survey_responses (account_id, survey_id, user_id, status, answers, group_ids, is_paid, saved_at, sent_at)
		values (${account_id}, ${survey_id}, ${user_id}, 'sent', ${JSON.stringify(answers)}, ${JSON.stringify(group_ids)}, ${is_paid}, ${now}, ${now})
		on conflict (account_id, survey_id, user_id) do update set status = 'sent', answers = excluded.answers, draft = '{}',
		group_ids = excluded.group_ids, is_paid = excluded.is_paid, saved_at = excluded.saved_at,
		sent_at = coalesce(survey_responses.sent_at, excluded.sent_at), version = survey_responses.version + 1`;
}

/** The groups of a person, the oldest first. */
export function listGroupsOf(account_id: number, user_id: number, limit: number) {
	return sql<{ group_id: number }>`select m.group_id from group_members m
		where m.account_id = ${account_id} and m.user_id = ${user_id} order by m.group_id limit ${limit}`;
}

/** One value of a question. */
export type Counted = { question_id: number; value: string };

/** Adds people to counts, or takes them away, for everybody (group 0) and for each of these groups. */
export function addCounts(
	{ account_id, survey_id }: Pick<Place, "account_id" | "survey_id">,
	group_ids: readonly number[],
	counted: readonly (Counted & { people: 1 | -1 })[],
): Statement[] {
	const groups = rowsOf([0, ...group_ids]);
	const added = counted.filter(({ people }) => people > 0);
	const removed = counted.filter(({ people }) => people < 0);
	const adding = sql`insert into survey_counts (account_id, survey_id, group_id, question_id, value, people)
		select ${account_id}, ${survey_id}, g.value, c.value ->> 'question_id', c.value ->> 'value', 1
		from ${groups} g cross join ${rowsOf(added)} c where true
		on conflict (account_id, survey_id, group_id, question_id, value) do update set people = people + 1`;
	const removing = sql`update survey_counts set people = people - 1 where account_id = ${account_id} and survey_id = ${survey_id}
		and group_id in (select g.value from ${groups} g)
		and (question_id, value) in (select c.value ->> 'question_id', c.value ->> 'value' from ${rowsOf(removed)} c)`;
	return [...(added.length > 0 ? [adding] : []), ...(removed.length > 0 ? [removing] : [])];
}

/** A text with its place drawn at random. */
export type NewText = { id: number; question_id: number; place: number; text: string };

/** Puts somebody's texts in the place of those that they wrote before. */
export function replaceTexts(
	{ account_id, survey_id, user_id }: Place,
	question_ids: readonly number[],
	texts: readonly NewText[],
): Statement[] {
	return [
		sql`delete from survey_texts where account_id = ${account_id} and user_id = ${user_id}
			and question_id in (select value from ${rowsOf(question_ids)})`,
		sql`insert into survey_texts (account_id, id, survey_id, question_id, user_id, place, text)
			select ${account_id}, value ->> 'id', ${survey_id}, value ->> 'question_id', ${user_id}, value ->> 'place', value ->> 'text'
			from ${rowsOf(texts)}`,
	];
}

/** What is known of a person's surveys. */
export type OwnSurvey = {
	id: number;
	names: string;
	is_anonymous: 0 | 1;
	status: string;
	starts_at: number | null;
	ends_at: number | null;
	response: "started" | "sent" | null;
};

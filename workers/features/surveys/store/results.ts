/** The SQL of results: counts that are kept, never the answers. */
import { sql } from "drizzle-orm";

/** How many people chose a value. */
export type CountRow = { question_id: number; value: string; people: number };

/** The counts of a survey, of everybody (group 0) or of a group. */
export function listCounts(account_id: number, survey_id: number, group_id: number) {
	return sql<CountRow>`select c.question_id, c.value, c.people from survey_counts c
		where c.account_id = ${account_id} and c.survey_id = ${survey_id} and c.group_id = ${group_id}`;
}

/** The groups of whose people some sent answers, with how many, the largest first. */
export function listGroupCounts(account_id: number, survey_id: number, limit: number) {
	return sql<{ group_id: number; name: string; people: number }>`select c.group_id, g.name, c.people
		from survey_counts c indexed by survey_counts_by_group join groups g on g.account_id = c.account_id and g.id = c.group_id
		where c.account_id = ${account_id} and c.survey_id = ${survey_id} and c.question_id = 0 and c.group_id <> 0
		order by c.people desc, g.name limit ${limit}`;
}

/** How many of each of these groups answered each question. */
export function listAnsweredOfGroups(account_id: number, survey_id: number, limit: number) {
	return sql<{ group_id: number; question_id: number; people: number }>`select c.group_id, c.question_id, c.people
		from (${listGroupCounts(account_id, survey_id, limit)}) s
		cross join survey_questions q on q.account_id = ${account_id} and q.survey_id = ${survey_id}
		cross join survey_counts c on c.account_id = ${account_id} and c.survey_id = ${survey_id} and c.group_id = s.group_id
			and c.question_id = q.id and c.value = ''`;
}

/** The texts of a question in their random order, behind one place. */
export function listTextsAfter(
	account_id: number,
	question_id: number,
	after: { place: number; id: number },
	limit: number,
) {
	return sql<{ id: number; place: number; text: string }>`select t.id, t.place, t.text from survey_texts t
		where t.account_id = ${account_id} and t.question_id = ${question_id} and (t.place, t.id) > (${after.place}, ${after.id})
		order by t.place, t.id limit ${limit}`;
}

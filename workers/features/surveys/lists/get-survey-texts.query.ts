/** The texts of a question, where five people or more answered it. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { textHolds } from "#workers/kernel/text-holds";
import { leastPeople } from "../rules/limits";
import { surveyTextsFace } from "./get-survey-texts";

export const getSurveyTexts = defineList(surveyTextsFace, {
	path: "/api/surveys/api_get_survey_texts",
	summary: "What people wrote to a question (filters.question_id), without names, in random order, found by words.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	row: z.object({ id: z.int(), text: z.string() }),
	version_of: "survey_texts",
	joins: 0,
	sorts: { place: { key: sql`t.place`, id: sql`t.id` } },
	query: ({ account }, { question_id = 0, search }) => ({
		select: sql`t.id, t.text`,
		from: sql`survey_texts t`,
		where: [
			sql`t.account_id = ${account.id}`,
			sql`t.question_id = ${question_id}`,
			sql`exists (select 1 from survey_questions q join survey_counts c on c.account_id = q.account_id and c.survey_id = q.survey_id
				and c.group_id = 0 and c.question_id = q.id and c.value = '' and c.people >= ${leastPeople}
				where q.account_id = ${account.id} and q.id = ${question_id})`,
		],
		found: search ? [textHolds(sql`t.text`, search)] : [],
	}),
});

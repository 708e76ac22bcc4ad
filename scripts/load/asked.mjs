/** Makes what people are asked: a survey that very many have answered, and polls to vote on. */
import { idAt } from "./id-blocks.mjs";

const atOnce = 20_000;
const dayMs = 86_400_000;
const questions = ["radio", "checkbox_group", "dropdown_single", "scale", "radio", "scale", "radio", "scale"];
const choices = ["a", "b", "c", "d", "e"];

/** The survey's id. */
export const surveyId = () => idAt("survey");

/** The id of a poll by its place. */
export const pollAt = (at) => idAt("poll", at);

/** Adds an open survey of eight questions that the members 0 … `count` - 1 answered, with the counts of what they chose. */
export async function addSurveyAnswers(tenant, count) {
	const now = Date.now();
	const word = (text) => JSON.stringify({ en: { question: text, help: "" } });
	await tenant.run(
		`insert into surveys (account_id, id, author_id, names, descriptions, status, starts_at, created_at, updated_at)
		values (?1, ?2, ?3, '{"en":"How we work"}', '{}', 'open', ?4, ?4, ?4)`,
		...[tenant.id, surveyId(), idAt("member"), now - 30 * dayMs],
	);
	const options = JSON.stringify(choices.map((value) => ({ value, labels: { en: `Answer ${value}` }, goes_to: "" })));
	const rows = questions.map((type, at) => [at, type, word(`Question ${at + 1}?`), type === "scale" ? "[]" : options]);
	await tenant.run(
		`insert into survey_questions (account_id, id, survey_id, position, type, words, options)
		select ?1, ?2 + 1 + (value ->> 0), ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?3)`,
		...[tenant.id, surveyId(), JSON.stringify(rows)],
	);
	for (let start = 0; start < count; start += atOnce)
		await addAnswers(tenant, start, Math.min(start + atOnce, count), now);
	await addCounts(tenant, count);
}

function addAnswers(tenant, start, end, now) {
	const answers = questions
		.map((type, at) => {
			const value =
				type === "scale" ? `'' || (1 + (i + ${at}) % 10)` : `json_extract(?3, '$[' || ((i + ${at}) % 5) || ']')`;
			return `'${idAt("survey", 1 + at)}', json_array(${value})`;
		})
		.join(", ");
	return tenant.run(
		`insert into survey_responses (account_id, survey_id, user_id, status, answers, saved_at, sent_at)
		with recursive n (i) as (select ${start} union all select i + 1 from n where i + 1 < ${end})
		select ?1, ?2, ${idAt("member")} + i, 'sent', json_object(${answers}), ?4, ?4 from n`,
		...[tenant.id, surveyId(), JSON.stringify(choices), now - dayMs],
	);
}

/** The counts as sending keeps them: who sent, who answered each question, and how many chose each value. */
function addCounts(tenant, count) {
	const rows = [[0, "", count]];
	for (const [at, type] of questions.entries()) {
		rows.push([idAt("survey", 1 + at), "", count]);
		const values = type === "scale" ? Array.from({ length: 10 }, (_, value) => String(value + 1)) : choices;
		for (const value of values) rows.push([idAt("survey", 1 + at), value, Math.floor(count / values.length)]);
	}
	return tenant.run(
		`insert into survey_counts (account_id, survey_id, group_id, question_id, value, people)
		select ?1, ?2, 0, value ->> 0, value ->> 1, value ->> 2 from json_each(?3)`,
		...[tenant.id, surveyId(), JSON.stringify(rows)],
	);
}

/** Adds open polls of four answers, to everyone. */
export async function addPolls(tenant, count) {
	const now = Date.now();
	const numbers = `with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`;
	await tenant.run(
		`insert into polls (account_id, id, author_id, question, kind, status, audience, results, opens_at, closes_at, created_at, updated_at)
		${numbers} select ?1, ?2 + i, ?3, 'Where do we meet next? ' || i, 'single', 'active', 'everyone', 'always', ?4, ?5, ?4, ?4 from n`,
		...[tenant.id, pollAt(0), idAt("member"), now - dayMs, now + 90 * dayMs],
	);
	await tenant.run(
		`insert into poll_options (account_id, poll_id, option_id, label)
		${numbers} select ?1, ?2 + i, value, 'Place ' || value from n cross join json_each('[1,2,3,4]')`,
		...[tenant.id, pollAt(0)],
	);
}

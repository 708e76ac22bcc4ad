/** What surveys refuse, and what is told when the machine fails: by its name and in its words. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { interrupted } from "#test/factories/faults";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { cookieNames } from "#workers/kernel/cookies";
import type { Environment } from "#workers/kernel/environment";
import { hashToken } from "#workers/kernel/tokens";
import { cacheUserRow } from "#workers/runtime/people";

async function makeCompany() {
	const acme = await createTenant({ flags: { surveys_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

test("a survey has sixty questions at most, and is not opened after its last day", async () => {
	const { acme, olga } = await makeCompany();
	const { survey_id } = await addSurvey(olga);
	const ask = (question: string) =>
		olga.client.try("surveys/save-question", { survey_id, language_code: "en", type: "text", question } as never);
	for (let at = 9; at <= 60; at += 1) expect((await ask(`Question ${at}`)).status).toBe(200);
	expect((await ask("One more")).body).toMatchObject({
		resultType: "too_many_questions",
		resultMsg: "A survey has at most 60 questions.",
	});
	await acme.database.write([
		sql`update surveys set starts_at = 1, ends_at = 2 where account_id = ${acme.id} and id = ${survey_id}`,
	]);
	const late = await olga.client.try("surveys/update-survey-status", { survey_id, status: "open" });
	expect(late.body).toMatchObject({ resultType: "survey_over" });
});

test("the last points that go meanwhile are told, and the same is sent again without", async () => {
	const { acme, olga, priya } = await makeCompany();
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "People", points: 300 });
	const { survey_id, asked } = await addSurvey(olga, { points: 100, budget_id, payee_limit: 1 });
	await openSurvey(olga, survey_id);
	priya.client.environment = writtenMeanwhile(acme.shard, "set paid_count = paid_count + 1", () =>
		acme.database.write([sql`update surveys set paid_count = 1 where account_id = ${acme.id} and id = ${survey_id}`]),
	);
	const answers = { [asked.radio]: "a1" };
	expect((await sendAnswers(priya, survey_id, answers)).body).toMatchObject({ resultType: "survey_points_gone" });
	expect((await sendAnswers(priya, survey_id, answers)).body).toMatchObject({ status: "sent", points: 0 });
});

/** The person's client with a database that fails where a batch has this text. */
async function failAt({ id }: TestTenant, person: TestMember, text: string) {
	// Who asks is read before, as in an isolate that does not remember them.
	cacheUserRow(id, await hashToken(person.client.cookies.get(cookieNames.session)!), undefined);
	person.client.environment = interrupted(env as unknown as Environment, text, async () => {
		throw new Error("the database is away");
	}) as never;
}

test("what cannot be read or kept is told in the specification's words, and stands in the log", async () => {
	const { acme, olga, priya } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga);
	await openSurvey(olga, survey_id);
	const one = { survey_id, user_id: priya.id };
	await priya.client.call("surveys/get-survey-questions", one);
	await failAt(acme, priya, "survey_questions");
	const read = await priya.client.try("surveys/get-survey-questions", one);
	expect(read.body).toMatchObject({
		resultType: "survey_not_fetched",
		resultMsg: "There was an error while fetching survey",
	});
	expect(takeCrashes()).toHaveLength(1);
	await failAt(acme, priya, "insert into survey_responses");
	const kept = await sendAnswers(priya, survey_id, { [asked.radio]: "a1" });
	expect(kept.body).toMatchObject({
		resultType: "answers_not_saved",
		resultMsg: "There was an error while saving answers",
	});
	expect(takeCrashes()).toHaveLength(1);
});

test("an anonymous survey takes no question that is saved to the record, does not open with one, and one that opened before writes none of it", async () => {
	const { acme, olga, priya } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga);
	const born = { language_code: "en", type: "date", question: "Born when?", save_to: "dob" } as const;
	const refused = await olga.client.try("surveys/save-question", { survey_id, ...born });
	expect(refused.body).toMatchObject({ errors: { save_to: ["An anonymous survey saves no answer to the record."] } });
	const named = await addSurvey(olga, { name: "Named", is_anonymous: 0 });
	const hide = { survey_id: named.survey_id, language_code: "en", name: "No longer named", is_anonymous: 1 } as const;
	await olga.client.call("surveys/save-survey", hide);
	const opening = { survey_id: named.survey_id, status: "open" } as const;
	const opened = await olga.client.try("surveys/update-survey-status", opening);
	expect([opened.status, opened.body.resultType]).toEqual([409, "survey_anonymous_saves"]);
	// As one that opened before this was refused.
	await acme.database.write([
		sql`update survey_questions set save_to = 'dob' where account_id = ${acme.id} and id = ${asked.date}`,
	]);
	await acme.database.write([
		sql`update surveys set status = 'open', starts_at = 1 where account_id = ${acme.id} and id = ${survey_id}`,
	]);
	const answers = { [asked.radio]: "a1", [asked.date]: "1990-04-17" };
	expect((await sendAnswers(priya, survey_id, answers)).body).toMatchObject({ status: "sent" });
	expect((await olga.client.call("member-detail/get-member-details", { user_id: priya.id })).member.dob).toBeNull();
	const lines = await acme.database.read(
		sql`select id from audit_lines where account_id = ${acme.id} and action = 'surveys/save-survey-answers' and subject_kind = 'user'`,
	);
	expect(lines).toEqual([]);
});

test("an answer of nothing but a NUL says nothing, and one that begins with it keeps its words; a title is one line", async () => {
	const { olga, priya } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga, { is_anonymous: 0 });
	const { question_id } = await olga.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "text", question: "Your title?", save_to: "title" },
	});
	await openSurvey(olga, survey_id);
	const nothing = await sendAnswers(priya, survey_id, { [asked.text]: "\u0000" });
	expect([nothing.status, nothing.body.resultType]).toEqual([400, "validation"]);
	const answers = { [asked.radio]: "a1", [asked.text]: "\u0000More light", [question_id]: "Yard\n lead" };
	expect((await sendAnswers(priya, survey_id, answers)).body).toMatchObject({ status: "sent" });
	const { questions } = await priya.client.call("surveys/get-survey-questions", { survey_id, user_id: priya.id });
	expect(questions.find(({ id }) => id === asked.text)!.answer.answer).toBe("More light");
	expect((await olga.client.call("member-detail/get-member-details", { user_id: priya.id })).member.title).toBe(
		"Yard lead",
	);
});

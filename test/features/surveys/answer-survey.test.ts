/** Answering surveys over HTTP: what is saved and sent, what is refused, who sees it, and what follows. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant({ flags: { surveys_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	return { acme, olga, priya, marcus };
}

const readOf = (person: TestMember, survey_id: number, user_id = person.id) =>
	person.client.call("surveys/get-survey-questions", { survey_id, user_id });
const tryRead = (person: TestMember, survey_id: number, user_id = person.id) =>
	person.client.try("surveys/get-survey-questions", { survey_id, user_id });

test("[surveys-14, surveys-15, surveys-17, surveys-20, surveys-21, surveys-23] a person's surveys and questions have their fields; answers are a map by question, of which empty ones and the placeholder are not kept, and errors name each question", async () => {
	const { olga, priya, marcus } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga, {
		description: "<p>How <strong>was</strong> it?</p><script>x</script>",
		is_anonymous: 0,
	});
	expect((await priya.client.call("surveys/get-surveys", { user_id: priya.id })).surveys).toEqual([]);
	expect((await tryRead(priya, survey_id)).status).toBe(404);
	await openSurvey(olga, survey_id);
	expect((await priya.client.call("surveys/get-surveys", { user_id: priya.id })).surveys).toEqual([
		{ id: survey_id, name: "Autumn pulse", state: "to_answer" },
	]);
	const read = await readOf(priya, survey_id);
	expect(read).toMatchObject({
		resultStatus: "success",
		survey: { id: survey_id, name: "Autumn pulse", user_can_edit: 1, is_admin: 0, is_sent: 0 },
	});
	expect(JSON.stringify(read.survey.description)).toBe(
		'[{"tag":"p","children":["How ",{"tag":"strong","children":["was"]}," it?"]}]',
	);
	expect(read.questions).toHaveLength(8);
	expect(read.questions[0]).toMatchObject({
		...{ id: asked.radio, type: "radio", question: "Where did you work?", editable: 1, save_to: "" },
		options: { list: ["a1", "a2", "a3"], labels: { a1: "Yard", a2: "Office", a3: "Road" }, other: 1 },
		answer: { answer: "", custom: 0, answer_text: "" },
	});
	expect(read.questions[7]).toMatchObject({ type: "date", save_to: "dob" });
	const wrong = await sendAnswers(priya, survey_id, {
		...{ [asked.checkbox_group]: ["a9"], [asked.scale]: "11", [asked.date]: "2026-04-31" },
		[asked.text]: "Keep this",
	});
	expect(wrong.status).toBe(400);
	expect(wrong.body).toMatchObject({
		resultStatus: "error",
		errors: {
			[asked.radio]: ["This needs an answer."],
			[asked.checkbox_group]: ["Choose one of the answers."],
			[asked.scale]: ["Choose one of the answers."],
			[asked.date]: ["There is no such day."],
		},
	});
	const saved = await sendAnswers(priya, survey_id, {
		...{ [asked.radio]: "At customer sites", [asked.checkbox]: "", [asked.checkbox_group]: ["a1", "a3"] },
		...{ [asked.dropdown_single]: "Please select answer..", [asked.dropdown_multi]: [], [asked.scale]: "8" },
		...{ [asked.text]: "  ", [asked.date]: "--04-17", 77: "nothing" },
	});
	expect(saved.body).toMatchObject({
		resultStatus: "success",
		resultMsg: expect.any(String),
		status: "sent",
		errors: {},
	});
	const after = await readOf(priya, survey_id);
	expect(after.questions.map(({ answer }) => [answer.answer, answer.custom, answer.answer_text])).toEqual([
		["other", 1, "At customer sites"],
		["", 0, ""],
		[["a1", "a3"], 0, "Late trucks, Nothing"],
		["", 0, ""],
		["", 0, ""],
		["8", 0, "8"],
		["", 0, ""],
		["--04-17", 0, "--04-17"],
	]);
	expect((await olga.client.call("surveys/get-surveys", { user_id: priya.id })).surveys).toEqual([
		{ id: survey_id, name: "Autumn pulse", state: "sent" },
	]);
	const back = await readOf(olga, survey_id, priya.id);
	expect(back.survey).toMatchObject({ id: survey_id, user_can_edit: 1, is_admin: 1, is_sent: 1 });
	expect(back.questions).toEqual(after.questions);
	expect((await readOf(marcus, survey_id)).questions.every(({ answer }) => answer.answer === "")).toBe(true);
	expect((await tryRead(marcus, survey_id, priya.id)).status).toBe(404);
	expect((await marcus.client.try("surveys/get-surveys", { user_id: priya.id })).status).toBe(404);
	const stranger = await (await createTenant({ flags: { surveys_enabled: 1 } })).addMember({ role: "account_owner" });
	expect((await tryRead(stranger, survey_id)).status).toBe(404);
	expect((await tryRead(await (await createTenant()).addMember(), survey_id)).body).toMatchObject({
		resultType: "feature_disabled",
	});
});

test("[surveys-18, surveys-19] answers are kept until they are sent, never over what was saved elsewhere; who may not edit is told so before and refused: after the end, what stays as sent, and others' answers", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga);
	await openSurvey(olga, survey_id);
	const kept = await sendAnswers(priya, survey_id, { [asked.text]: "Half a thought" }, { act: "save" });
	expect(kept.body).toMatchObject({ status: "started", version: 1, points: 0 });
	expect(await readOf(priya, survey_id)).toMatchObject({ survey: { state: "started", version: 1, is_sent: 0 } });
	const elsewhere = await sendAnswers(priya, survey_id, { [asked.text]: "Other" }, { act: "save", version: 0 });
	expect(elsewhere.body).toMatchObject({ resultType: "answers_changed" });
	expect((await readOf(priya, survey_id)).questions[6]!.answer.answer).toBe("Half a thought");
	const both = await Promise.all([
		sendAnswers(priya, survey_id, { [asked.radio]: "a1" }, { version: 1 }),
		sendAnswers(priya, survey_id, { [asked.radio]: "a2" }, { version: 1 }),
	]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(await readOf(priya, survey_id)).toMatchObject({ survey: { state: "sent", is_sent: 1, user_can_edit: 1 } });
	expect((await sendAnswers(priya, survey_id, {})).body).toMatchObject({
		errors: { [asked.radio]: expect.anything() },
	});
	const forMarcus = { survey_id, user_id: marcus.id, answers: { [asked.radio]: "a1" } };
	expect((await priya.client.try("surveys/save-survey-answers", forMarcus)).status).toBe(404);
	// Without names, not even an owner reads or writes what others answered.
	expect((await olga.client.try("surveys/save-survey-answers", forMarcus)).status).toBe(404);
	expect((await tryRead(olga, survey_id, priya.id)).status).toBe(404);
	await olga.client.call("surveys/update-survey-status", { survey_id, status: "paused" });
	expect((await readOf(priya, survey_id)).survey).toMatchObject({ state: "sent", user_can_edit: 0 });
	expect((await sendAnswers(priya, survey_id, { [asked.radio]: "a3" })).body).toMatchObject({
		resultType: "survey_not_editable",
	});
	await olga.client.call("surveys/update-survey-status", { survey_id, status: "open" });
	await acme.database.write([
		sql`update surveys set starts_at = 1, ends_at = 2 where account_id = ${acme.id} and id = ${survey_id}`,
		sql`update due_work set due_at = 0 where account_id = ${acme.id} and work = 'surveys/close-surveys'`,
	]);
	expect((await sendAnswers(marcus, survey_id, { [asked.radio]: "a3" })).body).toMatchObject({
		resultType: "survey_not_editable",
	});
	await runDueWork(acme);
	expect((await olga.client.call("surveys/get-survey", { survey_id })).survey.status).toBe("closed");
	const again = await olga.client.try("surveys/update-survey-status", { survey_id, status: "open" });
	expect(again.body).toMatchObject({ resultType: "survey_changed" });
});

test("points are held when a survey opens, given once to each who sends, and what nobody got goes back when it closes; a title that is answered is written into the record with an audit line", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	const sofia = await acme.addMember({ first_name: "Sofia" });
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "People", points: 300 });
	const { survey_id, asked } = await addSurvey(olga, { points: 100, budget_id, payee_limit: 4, is_anonymous: 0 });
	const { question_id } = await olga.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "text", question: "Your title?", save_to: "title" },
	});
	const poor = await olga.client.try("surveys/update-survey-status", { survey_id, status: "open" });
	expect(poor.body).toMatchObject({ resultType: "points_not_available" });
	await olga.client.call("surveys/save-survey", {
		survey_id,
		language_code: "en",
		name: "Pulse",
		is_anonymous: 0,
		points: 100,
		budget_id,
		payee_limit: 2,
	});
	expect(await openSurvey(olga, survey_id)).toMatchObject({ held_points: 200 });
	const answers = { [asked.radio]: "a1", [question_id]: "Yard lead" };
	expect((await readOf(priya, survey_id)).survey.points).toBe(100);
	expect((await sendAnswers(priya, survey_id, answers)).body).toMatchObject({ points: 100 });
	expect((await sendAnswers(priya, survey_id, { ...answers, [asked.radio]: "a2" })).body).toMatchObject({ points: 0 });
	const rest = await Promise.all([sendAnswers(marcus, survey_id, answers), sendAnswers(sofia, survey_id, answers)]);
	const paid = rest.filter(({ body }) => (body as { points?: number }).points === 100);
	expect(paid).toHaveLength(1);
	const last = rest[0] === paid[0] ? sofia : marcus;
	if (rest.some(({ status }) => status === 409))
		expect((await sendAnswers(last, survey_id, answers)).body).toMatchObject({ points: 0 });
	const balances = await acme.database.read(
		sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${acme.id} and id in
			(${priya.points_account_id}, ${marcus.points_account_id}, ${sofia.points_account_id})`,
	);
	expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(200);
	await olga.client.call("surveys/update-survey-status", { survey_id, status: "closed" });
	const { budgets } = await olga.client.call("budgets/get-budget-choices", {});
	expect(budgets.find(({ id }) => id === budget_id)!.points_remaining).toBe(100);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect(member.title).toBe("Yard lead");
	const lines = await acme.database.read(
		sql<{ details: string; user_id: number }>`select details, user_id from audit_lines where account_id = ${acme.id}
			and action = 'surveys/save-survey-answers' and subject_kind = 'user' and subject_id = ${priya.id}`,
	);
	expect(lines[0]).toEqual({ details: '{"fields":"title"}', user_id: priya.id });
});

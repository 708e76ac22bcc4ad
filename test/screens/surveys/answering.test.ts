/** Answering surveys as people meet it without scripts: marks, types of questions, saving, errors, and the member's panel. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { takeCrashes } from "#test/kit/crashes";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

const formOf = (survey_id: number) => `surveys/save-survey-answers#${survey_id}`;

async function makeCompany(more: object = {}) {
	const acme = await createTenant({ flags: { surveys_enabled: 1, show_employee_date_of_birth: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const { survey_id, asked } = await addSurvey(olga, { description: "First.\n\nThen second.", ...more });
	await openSurvey(olga, survey_id);
	return { acme, olga, priya, survey_id, asked };
}

const questionOn = (page: ServedPage, id: number) => page.part("fieldset", ["id", `question-${id}`]);
const marksOf = (page: ServedPage) =>
	[...page.html.matchAll(/class="survey-mark" data-mark="(\w+)"/g)].map(([, mark]) => mark);

test("[surveys-01, surveys-02, surveys-03, surveys-08, surveys-09, surveys-10, surveys-11, surveys-12, surveys-13] /surveys/answer/{surveyId} shows name, description and numbered questions of eight types, yellow while they are open and green once they are answered", async () => {
	const { olga, priya, survey_id, asked } = await makeCompany({ is_anonymous: 0 });
	expect((await openPage(priya, "/surveys")).links()).toContainEqual({
		text: "Autumn pulse",
		href: `/webapp/surveys/answer/${survey_id}`,
	});
	const page = (await openPage(priya, `/surveys/answer/${survey_id}`)).part("main", ["id", "main"]);
	expect(page.texts("h1")).toEqual(["Autumn pulse"]);
	expect(page.texts("p")).toEqual(expect.arrayContaining(["First.", "Then second."]));
	expect(page.texts("legend")).toEqual([
		"Not answered1. Where did you work? (Needs an answer)",
		"Not answered2. Do you know the number?",
		"Not answered3. What slowed you down?",
		"Not answered4. Which site?",
		"Not answered5. Which tools?",
		"Not answered6. Would you recommend us?",
		"Not answered7. What should we change?",
		"Not answered8. When is your birthday?",
	]);
	expect(new Set(marksOf(page))).toEqual(new Set(["open"]));
	const radio = questionOn(page, asked.radio);
	expect(radio.html).toMatch(new RegExp(`name="one-${asked.radio}" type="radio"[^>]*value="other"`));
	expect(radio.text).toContain("Yard");
	expect(radio.text).toMatch(/Other\s*What else/);
	expect(radio.html).toContain(`name="other-${asked.radio}"`);
	expect(questionOn(page, asked.checkbox).html).toMatch(/type="checkbox"/);
	expect(questionOn(page, asked.checkbox_group).html.match(/type="checkbox"/g)).toHaveLength(3);
	expect(questionOn(page, asked.dropdown_single).texts("option")).toEqual(["Please select answer..", "Leeds", "Lagos"]);
	const multi = questionOn(page, asked.dropdown_multi);
	expect(multi.texts("summary")).toEqual(["Please select answer.."]);
	expect(multi.html.match(/type="checkbox"/g)).toHaveLength(3);
	const scale = questionOn(page, asked.scale);
	expect([...scale.html.matchAll(/value="(\d+)"/g)].map(([, value]) => value)).toEqual([
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9",
		"10",
	]);
	expect(scale.text).toContain("1: not at all");
	expect(questionOn(page, asked.text).html).toContain("<textarea");
	const date = questionOn(page, asked.date);
	expect(date.texts("label")).toEqual(["Day", "Month", "Year (optional)"]);
	expect(date.html.match(/<select/g)).toHaveLength(3);
	const { question_id } = await addPlainQuestions(olga);
	expect(question_id).toBeGreaterThan(0);
	const kept = await sendForm(priya, `/surveys/answer/${survey_id}`, formOf(survey_id), {
		...{ survey_id: String(survey_id), version: "0", act: "save", [`many-${asked.dropdown_multi}`]: ["a1", "a3"] },
		...{ [`one-${asked.radio}`]: "other", [`other-${asked.radio}`]: "At customers", [`one-${asked.text}`]: "" },
		...{ [`day-${asked.date}`]: "17", [`month-${asked.date}`]: "04", [`year-${asked.date}`]: "" },
	});
	expect(kept.location).toBe(`/webapp/surveys/answer/${survey_id}`);
	const resumed = (await openPage(priya, `/surveys/answer/${survey_id}`)).part("main", ["id", "main"]);
	const green = [asked.radio, asked.dropdown_multi, asked.date];
	for (const id of Object.values(asked))
		expect([id, marksOf(questionOn(resumed, id))]).toEqual([id, [green.includes(id) ? "answered" : "open"]]);
	expect(questionOn(resumed, asked.radio).html).toContain('value="At customers"');
	expect(questionOn(resumed, asked.dropdown_multi).texts("summary")).toEqual(["Desk, Radio"]);
	expect((await openPage(priya, "/surveys")).text).toContain("Not sent yet");
	expect((await openPage(await (await createTenant()).addMember(), "/surveys")).status).toBe(403);
}, 60_000);

/** A date that is saved nowhere has a year like any other, and a choice without Other no words of one's own. */
async function addPlainQuestions(olga: TestMember) {
	const { survey_id } = await olga.client.call("surveys/save-survey", { language_code: "en", name: "Dates" });
	const added = await olga.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "date", question: "Since when?" },
	});
	const choice = await olga.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "radio", question: "Where?" },
		options: ["Yard", "Office"].map((label) => ({ label, goes_to: "" })),
	});
	const page = await openPage(olga, `/surveys/answer/${survey_id}`);
	expect(questionOn(page, added.question_id).texts("label")).toEqual(["Day", "Month", "Year"]);
	const plain = questionOn(page, choice.question_id);
	expect([plain.texts("label"), /type="text"|<textarea/.test(plain.html)]).toEqual([["Yard", "Office"], false]);
	return added;
}

test("[surveys-04, surveys-05, surveys-06, surveys-16, surveys-26, surveys-27] answers are read with N/A for none, Edit leads to the answer route, Cancel back; what is wrong stands under each question and what was typed stays; once saved the answers show", async () => {
	const { olga, priya, survey_id, asked } = await makeCompany();
	await sendAnswers(priya, survey_id, { [asked.radio]: "a2", [asked.text]: "More light", [asked.date]: "1990-04-17" });
	const own = (await openPage(priya, `/surveys/${survey_id}`)).part("main", ["id", "main"]);
	const said = ["Office", "N/A", "N/A", "N/A", "N/A", "N/A", "More light", "04/17/1990"];
	expect(own.texts("p", ["class", "survey-said"])).toEqual(said);
	expect(own.links()).toContainEqual({ text: "Edit", href: `/webapp/surveys/answer/${survey_id}` });
	const edit = (await openPage(priya, `/surveys/answer/${survey_id}`)).part("main", ["id", "main"]);
	expect(edit.links()).toContainEqual({ text: "Cancel", href: `/webapp/surveys/${survey_id}` });
	expect(edit.texts("button").join()).toContain("Save changes");
	const fields = { survey_id: String(survey_id), act: "send", [`one-${asked.text}`]: "Kept words" };
	const wrong = await sendForm(priya, `/surveys/answer/${survey_id}`, formOf(survey_id), {
		...{ ...fields, version: "1", [`many-${asked.checkbox_group}`]: ["a7"] },
		...{ [`day-${asked.date}`]: "31", [`month-${asked.date}`]: "04", [`year-${asked.date}`]: "1990" },
	});
	expect(wrong.location).toBeNull();
	expect(wrong.text).toContain("3 answers need another look. Everything you wrote is kept.");
	expect(
		wrong
			.links()
			.filter(({ href }) => href.startsWith("#question-"))
			.slice(0, 3),
	).toEqual([
		{ text: "Question 1: This needs an answer.", href: `#question-${asked.radio}` },
		{ text: "Question 3: Choose one of the answers.", href: `#question-${asked.checkbox_group}` },
		{ text: "Question 8: There is no such day.", href: `#question-${asked.date}` },
	]);
	expect(questionOn(wrong, asked.radio).text).toContain("This needs an answer.");
	expect(questionOn(wrong, asked.date).text).toContain("There is no such day.");
	expect(questionOn(wrong, asked.text).text).toContain("Kept words");
	const stale = await sendForm(priya, `/surveys/answer/${survey_id}`, formOf(survey_id), {
		...fields,
		version: "0",
		[`one-${asked.radio}`]: "a1",
	});
	expect(stale.text).toContain("These answers were saved elsewhere meanwhile.");
	expect(questionOn(stale, asked.text).text).toContain("Kept words");
	await priya.client.csrfToken();
	priya.client.environment = interrupted(env as unknown as Environment, "into survey_responses", async () => {
		throw new Error("the database is away");
	}) as never;
	const failed = await sendForm(priya, `/surveys/answer/${survey_id}`, formOf(survey_id), {
		...fields,
		version: "1",
		[`one-${asked.radio}`]: "a1",
	});
	expect(failed.part("div", ["role", "alert"]).text).toBe("There was an error while saving answers");
	expect(questionOn(failed, asked.text).text).toContain("Kept words");
	expect(takeCrashes()).toHaveLength(1);
	priya.client.environment = env;
	const done = await sendForm(priya, `/surveys/answer/${survey_id}`, formOf(survey_id), {
		...fields,
		version: "1",
		[`one-${asked.radio}`]: "a1",
	});
	expect(done.location).toBe(`/webapp/surveys/${survey_id}`);
	expect((await openPage(priya, `/surveys/${survey_id}`)).texts("p", ["class", "survey-said"]).slice(0, 7)).toEqual([
		...["Yard", "N/A", "N/A", "N/A", "N/A", "N/A"],
		"Kept words",
	]);
	await olga.client.call("surveys/update-survey-status", { survey_id, status: "closed" });
	const over = await openPage(priya, `/surveys/${survey_id}`);
	expect(over.links().map(({ text }) => text)).not.toContain("Edit");
});

test("[surveys-07, surveys-22, member_detail-29, member_detail-30] a member's panel has their surveys where surveys are on: the owner edits them in their place, with Cancel, and the record beside shows what was saved to it; nobody else does", async () => {
	const { acme, olga, priya, survey_id, asked } = await makeCompany({ is_anonymous: 0 });
	const other = await olga.client.call("surveys/save-question", {
		...{
			survey_id: (await addSurvey(olga, { name: "Draft" })).survey_id,
			language_code: "en",
			type: "text",
			question: "Never shown?",
		},
	});
	expect(other.question_id).toBeGreaterThan(0);
	await sendAnswers(priya, survey_id, { [asked.radio]: "a1", [asked.text]: "More light" });
	const panelOf = async (query = "") => {
		const page = await openPage(olga, `/members/${priya.id}${query}`);
		return { page, panel: page.part("section", ["id", "surveys"]) };
	};
	const { page, panel } = await panelOf();
	expect(page.text).not.toContain("04/17/");
	expect(panel.text).toContain("Autumn pulse");
	expect(panel.text).not.toContain("Draft");
	expect(panel.texts("p", ["class", "survey-said"])).toEqual([
		"Yard",
		"N/A",
		"N/A",
		"N/A",
		"N/A",
		"N/A",
		"More light",
		"N/A",
	]);
	const edit = `/webapp/members/${priya.id}?survey=${survey_id}&edit=survey`;
	expect(panel.links()).toContainEqual({ text: "Edit", href: edit });
	const inline = (await panelOf(`?survey=${survey_id}&edit=survey`)).panel;
	expect(inline.links()).toContainEqual({ text: "Cancel", href: `/webapp/members/${priya.id}?survey=${survey_id}` });
	expect(inline.texts("button").join()).toMatch(/,Save/);
	const sent = await sendForm(olga, `/members/${priya.id}`, formOf(survey_id), {
		...{ survey_id: String(survey_id), version: "1", act: "send", [`one-${asked.radio}`]: "a3" },
		...{ [`day-${asked.date}`]: "17", [`month-${asked.date}`]: "04", [`year-${asked.date}`]: "1990" },
	});
	expect(sent.location).toBe(`/webapp/members/${priya.id}?survey=${survey_id}#profile`);
	const after = await panelOf(`?survey=${survey_id}`);
	expect(after.panel.texts("p", ["class", "survey-said"])[0]).toBe("Road");
	expect(after.page.part("section", ["id", "profile"]).text).toContain("04/17/****");
	const mona = await acme.addMember({ role: "budget_owner", first_name: "Mona" });
	for (const person of [mona, priya]) {
		const tried = await person.client.try("surveys/save-survey-answers", {
			...{ survey_id, user_id: person === priya ? mona.id : priya.id, answers: { [asked.radio]: "a1" } },
		});
		expect(tried.status).toBe(404);
	}
	const off = await createTenant();
	const owner = await off.addMember({ role: "account_owner" });
	const dan = await off.addMember();
	expect((await openPage(owner, `/members/${dan.id}`)).html).not.toContain('id="surveys"');
});

test("[surveys-24, surveys-25] a survey that cannot be fetched is told as a toast of error and shows nothing, on its page and in the panel; one without questions shows none", async () => {
	const { acme, olga, priya } = await makeCompany();
	const { survey_id } = await addSurvey(olga, { name: "Named", is_anonymous: 0 });
	await openSurvey(olga, survey_id);
	const spoil = (words: string) =>
		acme.database.write([
			sql`update survey_questions set words = ${words} where account_id = ${acme.id} and survey_id = ${survey_id}`,
		]);
	await spoil("{");
	const answer = await priya.client.fetch(`/webapp/surveys/answer/${survey_id}`);
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp/surveys"]);
	const list = await openPage(priya, "/surveys");
	const toast = list.part("section", ["class", "toasts"]);
	expect(toast.text).toContain("There was an error while fetching survey");
	expect(toast.html).toContain("#warning");
	const panel = (await openPage(olga, `/members/${priya.id}`)).part("section", ["id", "surveys"]);
	expect(panel.text).toContain("There was an error while fetching survey");
	expect(panel.texts("p", ["class", "survey-said"])).toEqual([]);
	expect(takeCrashes()).toHaveLength(2);
	const { survey_id: empty } = await olga.client.call("surveys/save-survey", { language_code: "en", name: "Empty" });
	const page = await openPage(olga, `/surveys/answer/${empty}`);
	expect([page.status, page.texts("fieldset"), page.text.includes("answered")]).toEqual([200, [], false]);
});

/** Writing surveys and reading what they came to, over HTTP: order, branches, what is frozen, languages, groups, and the floor of five. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addGroup } from "#test/factories/programs";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function makeCompany() {
	const acme = await createTenant({ flags: { surveys_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	return { acme, olga };
}

test("a draft's questions are moved, branched by answers, translated and removed; once it opened only words change", async () => {
	const { acme, olga } = await makeCompany();
	const { survey_id, asked } = await addSurvey(olga);
	const order = async () => (await olga.client.call("surveys/get-survey", { survey_id })).questions.map(({ id }) => id);
	const move = { survey_id, question_id: asked.text, place: 0 };
	await olga.client.call("surveys/move-question", move);
	expect((await order())[0]).toBe(asked.text);
	await olga.client.call("surveys/move-question", { ...move, place: 60 });
	expect((await order()).at(-1)).toBe(asked.text);
	const radio = {
		survey_id,
		question_id: asked.radio,
		language_code: "en",
		type: "radio",
		question: "Where?",
	} as const;
	const options = [
		{ value: "a1", label: "Yard", goes_to: String(asked.scale) },
		{ value: "a2", label: "Office", goes_to: "end" },
	];
	await olga.client.call("surveys/save-question", { ...radio, options });
	const backwards = await olga.client.try("surveys/save-question", {
		...{
			survey_id,
			question_id: asked.dropdown_single,
			language_code: "en",
			type: "dropdown_single",
			question: "Site?",
		},
		options: [options[0]!, { label: "Two", goes_to: String(asked.radio) }],
	});
	expect(backwards.body).toMatchObject({ errors: { options: ["An answer leads to a later question only."] } });
	const spanish = {
		language_code: "es",
		question: "¿Dónde?",
		options: [
			{ ...options[0]!, label: "Patio" },
			{ ...options[1]!, label: "Oficina" },
		],
	};
	await olga.client.call("surveys/save-question", { ...radio, ...spanish });
	await olga.client.call("surveys/remove-question", { survey_id, question_id: asked.checkbox });
	expect((await olga.client.try("surveys/remove-question", { survey_id, question_id: asked.checkbox })).status).toBe(
		404,
	);
	await openSurvey(olga, survey_id);
	const frozen = [
		await olga.client.try("surveys/move-question", move),
		await olga.client.try("surveys/remove-question", { survey_id, question_id: asked.text }),
		await olga.client.try("surveys/delete-survey", { survey_id }),
		await olga.client.try("surveys/save-question", {
			...radio,
			options: options.slice(0, 1).concat({ value: "a3", label: "New", goes_to: "" }),
		}),
		await olga.client.try("surveys/save-question", { survey_id, language_code: "en", type: "text", question: "More?" }),
	];
	expect(frozen.map(({ body }) => body.resultType)).toEqual(frozen.map(() => "survey_frozen"));
	await olga.client.call("surveys/save-question", { ...radio, question: "Where to?", options });
	const priya = await acme.addMember({ language_code: "es" });
	const { questions } = await priya.client.call("surveys/get-survey-questions", { survey_id, user_id: priya.id });
	expect(questions[0]).toMatchObject({
		question: "¿Dónde?",
		options: { labels: { a1: "Patio", a2: "Oficina" } },
		goes_to: { a2: "end" },
	});
	// What is past the end is not asked for, and not kept.
	await sendAnswers(priya, survey_id, { [asked.radio]: "a2", [asked.scale]: "4" });
	const after = await priya.client.call("surveys/get-survey-questions", { survey_id, user_id: priya.id });
	expect(after.questions.map(({ answer }) => answer.answer).filter(String)).toEqual(["a2"]);
	const empty = await olga.client.call("surveys/save-survey", { language_code: "en", name: "Empty" });
	const opened = await olga.client.try("surveys/update-survey-status", { survey_id: empty.survey_id, status: "open" });
	expect(opened.body).toMatchObject({ resultType: "survey_without_questions" });
	await olga.client.call("surveys/delete-survey", { survey_id: empty.survey_id });
	const stranger = await (await createTenant({ flags: { surveys_enabled: 1 } })).addMember({ role: "account_owner" });
	expect((await stranger.client.try("surveys/get-survey", { survey_id })).status).toBe(404);
	expect((await priya.client.try("surveys/get-survey", { survey_id })).status).toBe(403);
});

test("a survey asks the groups it is for, from its day on; results show nothing of fewer than five people, nor what others could be worked out from, and texts without names", async () => {
	const { acme, olga } = await makeCompany();
	const people: TestMember[] = [];
	for (let count = 0; count < 14; count += 1) people.push(await acme.addMember());
	const group_id = await addGroup(acme, "Yard", people.slice(0, 12));
	const small = await addGroup(acme, "Night", people.slice(0, 3));
	const large = await addGroup(acme, "Day", people.slice(3, 11));
	const { survey_id, asked } = await addSurvey(olga, { audience: "groups", group_ids: [group_id] });
	await openSurvey(olga, survey_id);
	const outside = people[13]!;
	expect((await outside.client.call("surveys/get-my-surveys", {})).table_rows).toEqual([]);
	expect((await sendAnswers(outside, survey_id, { [asked.radio]: "a1" })).status).toBe(404);
	const resultsOf = async (more: object = {}) => olga.client.call("surveys/get-survey-results", { survey_id, ...more });
	const send = (person: TestMember, at: number) =>
		sendAnswers(person, survey_id, {
			[asked.radio]: at % 2 ? "a1" : "Own words",
			[asked.scale]: String(at < 4 ? 10 : 5),
			[asked.text]: `Text ${at}`,
		});
	for (const [at, person] of people.slice(0, 4).entries()) await send(person, at);
	const early = await resultsOf();
	expect(early).toMatchObject({ is_hidden: 1, survey: { sent_count: 4 } });
	expect(
		early.questions.every(
			({ is_hidden, values, answered }) => is_hidden === 1 && values.length === 0 && answered === 0,
		),
	).toBe(true);
	const texts = (more: object = {}) =>
		olga.client.call("surveys/get-survey-texts", { filters: { question_id: asked.text, ...more } });
	expect((await texts()).table_rows).toEqual([]);
	for (const [at, person] of people.slice(4, 11).entries()) await send(person, at + 4);
	// Sent again, an answer counts once, in its new place.
	await sendAnswers(people[0]!, survey_id, { [asked.radio]: "a2", [asked.scale]: "10", [asked.text]: "Text 0 again" });
	const all = await resultsOf();
	expect(all).toMatchObject({ is_hidden: 0, survey: { sent_count: 11, started_count: 11 } });
	expect(all.questions[0]).toMatchObject({
		answered: 11,
		values: [{ people: 5, share: 45 }, { people: 1 }, { people: 0 }, { value: "other", people: 5 }],
	});
	expect(all.questions[5]).toMatchObject({ answered: 11, average: 6.8 });
	expect(all.questions[1]).toMatchObject({ is_hidden: 1, values: [] });
	const peopleOf = new Map(all.groups.map(({ id, people: count }) => [id, count]));
	// Eight of eleven leave three, who could be worked out.
	expect([peopleOf.get(small), peopleOf.get(large), peopleOf.get(group_id)]).toEqual([null, null, 11]);
	expect(await resultsOf({ group_id: large })).toMatchObject({ is_hidden: 1 });
	expect((await olga.client.try("surveys/get-survey-results", { survey_id, group_id: 77 })).status).toBe(404);
	const written = await texts();
	expect(written.total_rows).toBe(11);
	expect(written.table_rows.map(({ text }) => text)).not.toEqual(Array.from({ length: 11 }, (_, at) => `Text ${at}`));
	expect(Object.keys(written.table_rows[0]!).sort()).toEqual(["id", "text"]);
	expect((await texts({ search: "AGAIN" })).table_rows.map(({ text }) => text)).toEqual(["Text 0 again"]);
	for (const name of ["get-survey-results", "get-survey-choices", "get-managed-surveys"] as const)
		expect((await people[0]!.client.try(`surveys/${name}`, { survey_id } as never)).status).toBe(403);
});

test("who looked before finds a survey at the minute at which it begins, and one whose group they came into since", async () => {
	const { acme, olga } = await makeCompany();
	const priya = await acme.addMember();
	const yard = await addGroup(acme, "Yard", []);
	const starts_at = Date.now() + 9 * minuteMs;
	const later = await addSurvey(olga, { name: "Later", starts_at });
	const ofYard = await addSurvey(olga, { name: "Yard", audience: "groups", group_ids: [yard] });
	for (const { survey_id } of [later, ofYard]) await openSurvey(olga, survey_id);
	const listed = async () =>
		(await priya.client.call("surveys/get-my-surveys", {})).table_rows.map(({ name, state }) => [name, state]);
	expect(await listed()).toEqual([]);
	await acme.database.write([
		sql`insert into group_members (account_id, group_id, user_id) values (${acme.id}, ${yard}, ${priya.id})`,
	]);
	expect(await listed()).toEqual([["Yard", "to_answer"]]);
	isolateClock.current = { now: () => starts_at + minuteMs };
	expect(await listed()).toEqual([
		["Later", "to_answer"],
		["Yard", "to_answer"],
	]);
});

test("a question is hidden of a group where few of the others answered it, and where the groups that are shown would leave few", async () => {
	const { acme, olga } = await makeCompany();
	const people: TestMember[] = [];
	for (let count = 0; count < 15; count += 1) people.push(await acme.addMember());
	const groups = [
		await addGroup(acme, "Yard", people.slice(0, 5)),
		await addGroup(acme, "Office", people.slice(5, 10)),
		await addGroup(acme, "Road", people.slice(10)),
	];
	const { survey_id, asked } = await addSurvey(olga);
	await openSurvey(olga, survey_id);
	for (const [at, person] of people.entries())
		await sendAnswers(person, survey_id, {
			[asked.radio]: "a1",
			// All of the Yard and two others; and all but those two of the Road.
			...((at < 5 || at >= 13) && { [asked.scale]: "7" }),
			...(at < 13 && { [asked.checkbox]: ["a1"] }),
		});
	const shownOf = async (group_id: number) => {
		const { questions } = await olga.client.call("surveys/get-survey-results", { survey_id, group_id });
		const by = new Map(questions.map(({ id, is_hidden, answered }) => [id, is_hidden === 1 ? null : answered]));
		return [asked.radio, asked.scale, asked.checkbox].map((id) => by.get(id));
	};
	expect(await shownOf(0)).toEqual([15, 7, 13]);
	expect(await shownOf(groups[0]!)).toEqual([5, null, 5]);
	expect(await shownOf(groups[1]!)).toEqual([5, null, null]);
	expect(await shownOf(groups[2]!)).toEqual([5, null, null]);
});

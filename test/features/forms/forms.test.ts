/** Forms over HTTP: writing and opening one, filling it in, handling what was sent, and who reads what. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addForm, sendForm } from "#test/factories/forms";
import { addGroup } from "#test/factories/programs";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function makeCompany() {
	const acme = await createTenant({ flags: { forms_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const hans = await acme.addMember({ first_name: "Hans", last_name: "Berg" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const ben = await acme.addMember({ first_name: "Ben" });
	return { acme, olga, hans, priya, ben };
}

const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
const listOf = async ({ client }: TestMember, filters: object) =>
	(await client.call("forms/get-submissions", { filters } as never)).table_rows;
const get = async ({ client }: TestMember, form_submission_id: number) =>
	client.call("forms/get-submission", { form_submission_id });
const refusalOf = async (reply: ReturnType<TestMember["client"]["try"]>) => {
	const { status, body } = await reply;
	return [status, body.resultType];
};

test("[forms-01] a form is written with questions and handlers, opened, saved and resumed, sent to its handlers with what it saves in the record, changed while it is new, and decided step by step with words that its sender is told", async () => {
	const { acme, olga, hans, priya, ben } = await makeCompany();
	const { form_id, asked } = await addForm(olga, [hans], { isOpen: false });
	expect((await priya.client.call("forms/get-my-forms", {})).table_rows).toEqual([]);
	expect(await refusalOf(priya.client.try("forms/get-form", { form_id }))).toEqual([404, "not_found"]);
	expect(await refusalOf(sendForm(priya, form_id, { [asked.what]: "a1" }))).toEqual([404, "not_found"]);
	await olga.client.call("forms/update-form-status", { form_id, status: "open" });
	expect((await priya.client.call("forms/get-my-forms", {})).table_rows).toMatchObject([
		{ id: form_id, name: "Equipment", state: "to_fill", ends_at: null },
	]);
	const kept = await sendForm(priya, form_id, { [asked.why]: "My back" }, { act: "save", version: 0 });
	expect(kept.body).toMatchObject({ status: "started", version: 1 });
	const resumed = await priya.client.call("forms/get-form", { form_id });
	expect(resumed.form).toMatchObject({
		handlers: ["Hans Berg"],
		may_send: 1,
		is_preview: 0,
		version: 1,
		sent_id: null,
	});
	expect(resumed.questions.map(({ answer }) => answer.answer)).toEqual(["", "My back", ""]);
	expect(await listOf(hans, { whose: "handled" })).toEqual([]);
	const old = sendForm(priya, form_id, { [asked.what]: "a2" }, { act: "save", version: 0 });
	expect(await refusalOf(old)).toEqual([409, "submission_changed"]);
	const without = await sendForm(priya, form_id, { [asked.why]: "My back" });
	expect([without.status, without.body.errors]).toEqual([400, { [asked.what]: ["This needs an answer."] }]);
	const answers = { [asked.what]: "a2", [asked.why]: "My back", [asked.born]: "1990-04-17" };
	const sent = await sendForm(priya, form_id, answers, { version: 1 });
	expect(sent.body).toMatchObject({ status: "new", version: 2 });
	const { form_submission_id } = sent.body as { form_submission_id: number };
	const [profile] = await acme.database.read(
		sql<{ dob: string }>`select dob from member_profiles where account_id = ${acme.id} and user_id = ${priya.id}`,
	);
	expect(profile).toEqual({ dob: "1990-04-17" });
	const lines = await acme.database.read(
		sql<{
			details: string;
		}>`select details from audit_lines where account_id = ${acme.id} and action = 'forms/submit-form'
			and subject_kind = 'user' and subject_id = ${priya.id}`,
	);
	expect(lines.map(({ details }) => JSON.parse(details))).toEqual([expect.objectContaining({ fields: "dob" })]);
	expect([await bellOf(hans), await bellOf(ben), await bellOf(olga)]).toEqual([
		["Priya Raman sent “Equipment”"],
		[],
		[],
	]);
	expect(await listOf(hans, { whose: "handled" })).toMatchObject([
		{ id: form_submission_id, form: "Equipment", sender: "Priya Raman", status: "new", handler: null },
	]);
	expect((await get(hans, form_submission_id)).questions.map(({ answer }) => answer.answer_text)).toEqual([
		"Chair",
		"My back",
		"1990-04-17",
	]);
	for (const call of [
		ben.client.try("forms/get-submission", { form_submission_id }),
		ben.client.try("forms/decide-submission", { form_submission_id, status: "done" }),
	])
		expect(await refusalOf(call)).toEqual([404, "not_found"]);
	expect([await listOf(ben, { whose: "handled" }), await listOf(ben, {})]).toEqual([[], []]);
	const change = { [asked.what]: "a1", [asked.why]: "My desk", [asked.born]: "1980-01-01" };
	expect(await refusalOf(sendForm(ben, form_id, change, { form_submission_id }))).toEqual([404, "not_found"]);
	expect((await sendForm(priya, form_id, change, { form_submission_id, version: 2 })).body).toMatchObject({
		version: 3,
	});
	expect((await get(priya, form_submission_id)).questions.map(({ answer }) => answer.answer_text)).toEqual([
		"Laptop",
		"My desk",
		"1990-04-17",
	]);
	const decide = (who: TestMember, status: string, more: object = {}) =>
		who.client.try("forms/decide-submission", { form_submission_id, status, ...more } as never);
	expect(await refusalOf(decide(priya, "done"))).toEqual([403, "forbidden"]);
	expect(await refusalOf(decide(hans, "done", { version: 2 }))).toEqual([409, "submission_changed"]);
	expect((await decide(hans, "declined")).body).toMatchObject({ errors: { word: ["Say why you decline it."] } });
	await decide(hans, "in_work", { version: 3, word: "It comes on Friday." });
	expect(await refusalOf(sendForm(priya, form_id, change, { form_submission_id }))).toEqual([
		409,
		"submission_changed",
	]);
	await decide(olga, "done", { word: "On your desk." });
	expect((await get(priya, form_submission_id)).steps).toMatchObject([
		{ name: expect.stringContaining("Olga"), status: "done", word: "On your desk." },
		{ name: "Hans Berg", status: "in_work", word: "It comes on Friday." },
	]);
	expect((await get(priya, form_submission_id)).submission).toMatchObject({
		status: "done",
		may_edit: 0,
		may_decide: 0,
	});
	expect(await bellOf(priya)).toEqual([
		"“Equipment”, which you sent, is done.",
		"“Equipment”, which you sent, is in work.",
	]);
	const managed = (await olga.client.call("forms/get-managed-forms", {})).table_rows;
	expect(managed).toMatchObject([{ id: form_id, status: "open", sent_count: 1, waiting_count: 0 }]);
	expect((await priya.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
});

test("[forms-01] a form that opened keeps its questions until it is paused, what was sent keeps those that it answered, and one that is sent once is sent once", async () => {
	const { olga, hans, priya, ben } = await makeCompany();
	const { form_id, asked } = await addForm(olga, [hans], { is_once: 1 });
	const ask = { form_id, language_code: "en", type: "text", question: "What size?" } as const;
	const status = (to: "open" | "paused" | "closed") =>
		olga.client.try("forms/update-form-status", { form_id, status: to });
	expect(await refusalOf(olga.client.try("forms/save-question", ask))).toEqual([409, "form_frozen"]);
	const words = { ...ask, question_id: asked.why, question: "What do you need it for?" };
	expect((await olga.client.try("forms/save-question", words)).status).toBe(200);
	for (const [name, more] of [
		["forms/remove-question", {}],
		["forms/move-question", { place: 0 }],
	] as const)
		expect(await refusalOf(olga.client.try(name, { form_id, question_id: asked.why, ...more } as never))).toEqual([
			409,
			"form_frozen",
		]);
	const sent = await sendForm(priya, form_id, { [asked.what]: "a1", [asked.why]: "Work" });
	expect(await refusalOf(sendForm(priya, form_id, { [asked.what]: "a1" }))).toEqual([409, "form_sent_once"]);
	expect((await priya.client.call("forms/get-my-forms", {})).table_rows).toMatchObject([{ state: "sent" }]);
	await status("paused");
	expect(await refusalOf(sendForm(ben, form_id, { [asked.what]: "a1" }))).toEqual([409, "form_not_open"]);
	await olga.client.call("forms/remove-question", { form_id, question_id: asked.why });
	await olga.client.call("forms/remove-question", { form_id, question_id: asked.born });
	const last = olga.client.try("forms/remove-question", { form_id, question_id: asked.what });
	expect(await refusalOf(last)).toEqual([409, "form_without_questions"]);
	await olga.client.call("forms/save-question", ask);
	const { form_submission_id } = sent.body as { form_submission_id: number };
	expect((await get(hans, form_submission_id)).questions.map(({ question }) => question)).toEqual([
		"What do you need?",
		"What do you need it for?",
		"When is your birthday?",
	]);
	await status("open");
	expect((await ben.client.call("forms/get-form", { form_id })).questions.map(({ question }) => question)).toEqual([
		"What do you need?",
		"What size?",
	]);
	expect((await status("closed")).status).toBe(200);
	expect(await refusalOf(status("open"))).toEqual([409, "form_changed"]);
	expect(await refusalOf(olga.client.try("forms/save-form", { form_id, language_code: "en", name: "New" }))).toEqual([
		409,
		"form_frozen",
	]);
	expect(await refusalOf(olga.client.try("forms/delete-form", { form_id }))).toEqual([409, "form_frozen"]);
	await hans.client.call("forms/decide-submission", { form_submission_id, status: "done" });
});

test("what a form lacks is told before it opens, and what changes at that very moment is never written over", async () => {
	const { acme, olga, hans, priya, ben } = await makeCompany();
	const { form_id } = await olga.client.call("forms/save-form", { language_code: "en", name: "Parking" });
	const open = () => refusalOf(olga.client.try("forms/update-form-status", { form_id, status: "open" }));
	expect(await open()).toEqual([409, "form_without_questions"]);
	const ask = { form_id, language_code: "en", type: "text", question: "Which car?" } as const;
	const { question_id } = await olga.client.call("forms/save-question", ask);
	expect(await open()).toEqual([409, "form_without_handlers"]);
	const nobody = await olga.client.try("forms/save-form", {
		...{ form_id, language_code: "en", name: "Parking", handlers: ["nobody@acme.example"] },
	});
	expect(nobody.body.errors).toEqual({ handlers: ["Nobody who is here has the email nobody@acme.example."] });
	await olga.client.call("forms/save-form", { form_id, language_code: "en", name: "Parking", handlers: [hans.email] });
	await acme.database.write([
		sql`update forms set starts_at = 1, ends_at = 2 where account_id = ${acme.id} and id = ${form_id}`,
	]);
	expect(await open()).toEqual([409, "form_over"]);
	await acme.database.write([
		sql`update forms set starts_at = null, ends_at = null where account_id = ${acme.id} and id = ${form_id}`,
	]);
	expect(await open()).toEqual([200, undefined]);
	const change = acme.database;
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into form_submissions", () =>
		change.write([sql`update forms set status = 'paused' where account_id = ${acme.id} and id = ${form_id}`]),
	);
	expect(await refusalOf(sendForm(priya, form_id, { [question_id]: "Mine" }))).toEqual([409, "form_not_open"]);
	await change.write([sql`update forms set status = 'open' where account_id = ${acme.id} and id = ${form_id}`]);
	const sent = await sendForm(ben, form_id, { [question_id]: "Mine" });
	const { form_submission_id } = sent.body as { form_submission_id: number };
	hans.client.environment = writtenMeanwhile(acme.shard, "insert into form_steps", () =>
		change.write([sql`delete from form_handlers where account_id = ${acme.id} and form_id = ${form_id}`]),
	);
	const late = hans.client.try("forms/decide-submission", { form_submission_id, status: "done" });
	expect(await refusalOf(late)).toEqual([409, "submission_changed"]);
	for (let at = 1; at < 60; at += 1)
		await change.write([
			sql`insert into form_questions (account_id, id, form_id, position, type, words) values (${acme.id}, ${at}, ${form_id}, ${at}, 'text', '{}')`,
		]);
	expect((await olga.client.try("forms/save-question", ask)).body).toMatchObject({
		resultType: "too_many_questions",
		resultMsg: "A form has at most 60 questions.",
	});
});

test("two handlers who decide at once decide it once, and who sends the same form twice at once sends it once", async () => {
	const { olga, hans, priya, ben } = await makeCompany();
	const { form_id, asked } = await addForm(olga, [hans, ben], { is_once: 1 });
	const answers = { [asked.what]: "a1" };
	const twice = await Promise.all([sendForm(priya, form_id, answers), sendForm(priya, form_id, answers)]);
	expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
	const [submission, ...more] = await listOf(hans, { whose: "handled" });
	expect(more).toEqual([]);
	const form_submission_id = submission!.id;
	const { version } = (await get(hans, form_submission_id)).submission;
	const decide = ({ client }: TestMember, word: string) =>
		client.try("forms/decide-submission", { form_submission_id, version, status: "in_work", word });
	const decided = await Promise.all([decide(hans, "On Friday"), decide(ben, "On Monday")]);
	expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await get(priya, form_submission_id)).steps.map(({ word }) => word)).toEqual([
		decided[0].status === 200 ? "On Friday" : "On Monday",
	]);
	expect((await bellOf(priya)).filter((text) => text.includes("in work"))).toHaveLength(1);
});

test("who looked before finds a form at the minute at which it begins and no more when it has ended, and one whose group they came into since", async () => {
	const { acme, olga, hans, priya } = await makeCompany();
	const yard = await addGroup(acme, "Yard", []);
	const starts_at = Date.now() + 9 * minuteMs;
	await addForm(olga, [hans], { name: "Later", starts_at, ends_at: starts_at + 5 * minuteMs });
	await addForm(olga, [hans], { name: "Yard", audience: "groups", group_ids: [yard] });
	const listed = async () =>
		(await priya.client.call("forms/get-my-forms", {})).table_rows.map(({ name }) => name).sort();
	expect(await listed()).toEqual([]);
	await acme.database.write([
		sql`insert into group_members (account_id, group_id, user_id) values (${acme.id}, ${yard}, ${priya.id})`,
	]);
	expect(await listed()).toEqual(["Yard"]);
	isolateClock.current = { now: () => starts_at + minuteMs };
	expect(await listed()).toEqual(["Later", "Yard"]);
	isolateClock.current = { now: () => starts_at + 6 * minuteMs };
	expect(await listed()).toEqual(["Yard"]);
});

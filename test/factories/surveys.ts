/** Surveys of tenants for tests: one with a question of each type, opened or not. */
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertPastSurvey, type PastQuestion, type PastSurvey } from "#workers/features/surveys";

/** The questions of a survey by their types. */
export type Asked = Record<
	"radio" | "checkbox" | "checkbox_group" | "dropdown_single" | "dropdown_multi" | "scale" | "text" | "date",
	number
>;

const labelled = (...labels: string[]) => labels.map((label) => ({ label, goes_to: "" }));

/** Writes a survey with one question of each type, as its owner; gives the ids. */
export async function addSurvey(
	owner: TestMember,
	{ name = "Autumn pulse", ...more }: { name?: string } & Record<string, unknown> = {},
) {
	const { survey_id } = await owner.client.call("surveys/save-survey", {
		...{ language_code: "en", name, description: "How was your month?" },
		...more,
	});
	const ask = async (question: object) =>
		(await owner.client.call("surveys/save-question", { survey_id, language_code: "en", ...question } as never))
			.question_id;
	const asked: Asked = {
		radio: await ask({
			type: "radio",
			question: "Where did you work?",
			options: labelled("Yard", "Office", "Road"),
			has_other: 1,
			is_required: 1,
		}),
		checkbox: await ask({ type: "checkbox", question: "Do you know the number?", options: labelled("Yes, I do") }),
		checkbox_group: await ask({
			type: "checkbox_group",
			question: "What slowed you down?",
			options: labelled("Late trucks", "Papers", "Nothing"),
		}),
		dropdown_single: await ask({
			type: "dropdown_single",
			question: "Which site?",
			options: labelled("Leeds", "Lagos"),
		}),
		dropdown_multi: await ask({
			type: "dropdown_multi",
			question: "Which tools?",
			options: labelled("Desk", "Dock", "Radio"),
		}),
		scale: await ask({
			type: "scale",
			question: "Would you recommend us?",
			low: "not at all",
			high: "without a doubt",
		}),
		text: await ask({ type: "text", question: "What should we change?" }),
		date: await ask({
			...{ type: "date", question: "When is your birthday?" },
			...(more.is_anonymous === 0 && { save_to: "dob" }),
		}),
	};
	return { survey_id, asked };
}

/** Opens it. */
export async function openSurvey(owner: TestMember, survey_id: number) {
	return owner.client.call("surveys/update-survey-status", { survey_id, status: "open" });
}

/** Sends answers by the ids of their questions. */
export function sendAnswers(
	member: TestMember,
	survey_id: number,
	answers: Record<string, string | string[]>,
	more: object = {},
) {
	return member.client.try("surveys/save-survey-answers", { survey_id, user_id: member.id, answers, ...more } as never);
}

/** A survey with names that is open, answered by the member and begun by nobody else; gives ids for derived tests. */
export async function addAnsweredSurvey(owner: TestMember, member: TestMember, canary: string) {
	const { survey_id } = await owner.client.call("surveys/save-survey", {
		...{ language_code: "en", name: `${canary} survey`, description: `${canary} why`, is_anonymous: 0 },
	});
	const { question_id } = await owner.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "text", question: `${canary} question` },
	});
	await owner.client.call("surveys/save-question", {
		...{ survey_id, language_code: "en", type: "radio", question: `${canary} choice` },
		options: labelled(`${canary} one`, `${canary} two`),
	});
	await openSurvey(owner, survey_id);
	await sendAnswers(member, survey_id, { [question_id]: `${canary} answer` });
	await sendAnswers(owner, survey_id, { [question_id]: `${canary} draft` }, { act: "save" });
	return { survey: survey_id, survey_question: question_id, question: question_id };
}

const radio = (id: number, question: string): PastQuestion => ({
	...{ id, type: "radio", has_other: 0, is_required: 0, save_to: "" },
	words: { en: { question, help: "", low: "", high: "" } },
	options: ["Yes", "No"].map((label, at) => ({ value: `a${at + 1}`, labels: { en: label }, goes_to: "" })),
});

const drawing = { newId, draw: () => Math.floor(Math.random() * 1_000_000_000) };

const closed = {
	descriptions: {},
	status: "closed",
	is_anonymous: 1,
	points: 0,
	budget_id: null,
	payee_limit: 0,
} as const;

/** A survey that is over, which six people answered: two of them No, and in words. */
export async function addFinishedSurvey(tenant: TestTenant, owner: TestMember, id: number): Promise<void> {
	const people: TestMember[] = [];
	for (let count = 0; count < 6; count += 1) people.push(await tenant.addMember());
	const text: PastQuestion = { ...radio(id + 2, "Why?"), type: "text", options: [] };
	const survey: PastSurvey = {
		...closed,
		...{ id, author_id: owner.id, names: { en: "Finished" }, starts_at: 1, ends_at: 2, created_at: 1 },
		questions: [radio(id + 1, "Well?"), text],
		responses: people.map((person, at) => ({
			...{ user_id: person.id, group_ids: [], sent_at: 1 },
			answers: { [id + 1]: at < 2 ? "a2" : "a1", [id + 2]: `Because ${at}` },
		})),
	};
	await tenant.database.write(insertPastSurvey(tenant.id, survey, { ...drawing, draw: () => 7 }));
}

/** So many surveys, a twentieth of them paused, and so many texts and answers in one of them; gives its ids. */
export async function addManySurveys(
	tenant: TestTenant,
	{
		many,
		owner,
		people,
		group_id,
	}: { many: readonly number[]; owner: TestMember; people: readonly number[]; group_id: number },
) {
	const start = Date.parse("2026-01-05T12:00:00Z");
	const surveyAt = (at: number): PastSurvey => ({
		...closed,
		...{ id: newId(), author_id: owner.id, names: { en: `Survey ${at}` }, questions: [], responses: [] },
		status: at % 20 ? ("closed" as const) : ("paused" as const),
		...{ starts_at: start + at * 3_600_000, ends_at: null },
		created_at: start + at * 3_600_000,
	});
	const [survey, question] = [newId(), newId()];
	const text: PastQuestion = { ...radio(question, "Why?"), type: "text", options: [] };
	const answered: PastSurvey = {
		...{ ...surveyAt(0), id: survey, questions: [text] },
		responses: people.map((user_id, at) => ({
			...{ user_id, group_ids: [group_id], sent_at: start },
			answers: { [question]: at % 20 ? "Well done" : "thing 1" },
		})),
	};
	const all = [answered, ...many.map(surveyAt)];
	for (let from = 0; from < all.length; from += 50)
		await tenant.database.write(all.slice(from, from + 50).flatMap((one) => insertPastSurvey(tenant.id, one, drawing)));
	return { survey, survey_question: question };
}

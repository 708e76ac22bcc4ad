/** Forms of tenants for tests: one with its questions and handlers, opened or not, and what was sent by it. */
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertPastForm } from "#workers/features/forms";

const words = { help: "", low: "", high: "" };

/** Writes a form with a choice, a text and a day of birth, as its owner, and opens it; gives the ids. */
export async function addForm(
	owner: TestMember,
	handlers: readonly TestMember[],
	{ name = "Equipment", isOpen = true, ...more }: { name?: string; isOpen?: boolean } & Record<string, unknown> = {},
) {
	const { form_id } = await owner.client.call("forms/save-form", {
		...{ language_code: "en", name, description: "Ask for what you need.\n\nWe answer in two days." },
		handlers: handlers.map(({ email }) => email),
		...more,
	});
	const ask = async (question: object) =>
		(await owner.client.call("forms/save-question", { form_id, language_code: "en", ...question } as never))
			.question_id;
	const asked = {
		what: await ask({
			...{ type: "radio", question: "What do you need?", is_required: 1 },
			options: ["Laptop", "Chair"].map((label) => ({ label, goes_to: "" })),
		}),
		why: await ask({ type: "text", question: "What for?" }),
		born: await ask({ type: "date", question: "When is your birthday?", save_to: "dob", is_editable: 0 }),
	};
	if (isOpen) await owner.client.call("forms/update-form-status", { form_id, status: "open" });
	return { form_id, asked };
}

/** Sends answers by the ids of their questions. */
export function sendForm(member: TestMember, form_id: number, answers: Record<string, unknown>, more: object = {}) {
	return member.client.try("forms/submit-form", { form_id, answers, ...more } as never);
}

/** A form that the owner looks after, sent by the member and taken up with a word; gives ids for derived tests. */
export async function addSentForm(owner: TestMember, member: TestMember, canary: string) {
	const { form_id, asked } = await addForm(owner, [owner], { name: `${canary} form`, description: `${canary} why` });
	const sent = await sendForm(member, form_id, { [asked.what]: "a1", [asked.why]: `${canary} reason` });
	const { form_submission_id } = sent.body as { form_submission_id: number };
	await owner.client.call("forms/decide-submission", { form_submission_id, status: "in_work", word: `${canary} word` });
	await sendForm(owner, form_id, { [asked.why]: `${canary} begun` }, { act: "save" });
	return { form: form_id, form_question: asked.why, form_submission: form_submission_id };
}

/** So many forms, a twentieth of them paused, and so many submissions of one of them; gives its ids. */
export async function addManyForms(
	tenant: TestTenant,
	{
		many,
		owner,
		handler,
		people,
	}: { many: readonly number[]; owner: TestMember; handler: TestMember; people: readonly number[] },
) {
	const start = Date.parse("2026-01-05T12:00:00Z");
	const question = {
		...{ id: newId(), type: "text" as const, has_other: 0 as const, is_required: 0 as const, save_to: "" as const },
		words: { en: { question: "Why?", ...words } },
		options: [],
	};
	const formAt = (at: number) => ({
		...{ id: newId(), author_id: owner.id, names: { en: `Form ${at}` }, descriptions: {}, is_once: 0 as const },
		status: at % 20 ? ("open" as const) : ("paused" as const),
		...{ created_at: start + at * 3_600_000, ends_at: null, handler_ids: [handler.id], questions: [], submissions: [] },
	});
	const sent = {
		...{ ...formAt(1), questions: [question] },
		submissions: people.map((user_id, at) => ({
			...{ id: newId(), user_id, answers: { [question.id]: at % 20 ? "Well done" : "thing 1" } },
			...{ sent_at: start + at * 3_600_000, steps: [] },
			status: at % 20 ? ("new" as const) : ("in_work" as const),
		})),
	};
	const all = [sent, ...many.map(formAt)];
	for (let from = 0; from < all.length; from += 50)
		await tenant.database.write(all.slice(from, from + 50).flatMap((one) => insertPastForm(tenant.id, one, newId)));
	return { form: sent.id, form_question: question.id };
}

/** Questions and answers as the Worker serves them: who reads what, in which language, how they are found and written. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const first = {
	language_code: "en",
	topic: "orders",
	question: "When do my points come back?",
	answer: "Two days after the parcel has arrived.\n\nYou see it in your statement.",
	position: "2",
	is_published: "1",
};

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** Adds a question by the form; gives its id. */
async function add(owner: TestMember, fields: Partial<typeof first> = {}): Promise<number> {
	const done = await sendForm(owner, "/faqs/new", "faqs/save-faq#en", { ...first, ...fields });
	return Number(/\/faqs\/(\d+)$/.exec(done.location ?? "")?.[1]);
}

const questions = async (person: TestMember, query = "") =>
	(await openPage(person, `/faqs${query}`)).texts("summary").filter((words) => words.endsWith("?"));

test("[faqs-01] /faqs is the members' page of questions: they unfold to their answers, by topic and place, unpublished ones for owners alone", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await openPage(priya, "/faqs")).text).toContain("No questions yet");
	await add(olga);
	await add(olga, { question: "Can I cancel?", answer: "Yes.", position: "1" });
	await add(olga, { question: "Who is it for?", answer: "Everybody.", topic: "recognition" });
	await add(olga, { question: "Not yet?", answer: "Later.", is_published: "0" });
	expect(await questions(priya)).toEqual(["Who is it for?", "Can I cancel?", "When do my points come back?"]);
	expect(await questions(priya, "?topic=recognition")).toEqual(["Who is it for?"]);
	const page = await openPage(priya, "/faqs");
	expect(page.texts("h1")).toEqual(["How can we help?"]);
	expect(page.html.match(/<details[^>]*class="faq"[^>]*>/g)).toHaveLength(3);
	expect(page.texts("p")).toEqual(
		expect.arrayContaining(["Two days after the parcel has arrived.", "You see it in your statement."]),
	);
	expect(page.links().some(({ href }) => /\/faqs\/\d+/.test(href))).toBe(false);
	expect((await openPage(olga, "/faqs")).text).toContain("Not yet?Not published");
	const globex = await createTenant({ shard: acme.shard });
	expect(await questions(await globex.addMember())).toEqual([]);
});

test("a search finds by the beginnings of words, with or without accents, in questions and answers", async () => {
	const { olga, priya } = await makeCompany();
	await add(olga);
	await add(olga, { question: "Où est mon café?", answer: "À la réception." });
	for (const search of ["poi back", "PARCEL", "statement"])
		expect(await questions(priya, `?search=${encodeURIComponent(search)}`)).toEqual(["When do my points come back?"]);
	expect(await questions(priya, "?search=cafe")).toEqual(["Où est mon café?"]);
	const none = await openPage(priya, "/faqs?search=%22%20OR%201");
	expect([none.status, none.text.includes("No answer fits")]).toEqual([200, true]);
	expect((await openPage(priya, "/faqs?search=parcel")).text).toContain("1 answer for “parcel”");
});

test("[faqs-02] an answer is written in each language by itself, and read in one's own or else the account's", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	const id = await add(olga);
	expect(await questions(pablo)).toEqual(["When do my points come back?"]);
	const call = await priya.client.post("/api/faqs/api_get_faqs", { search: "points", topic: "orders" });
	const { topic, question, answer } = first;
	expect(call.body).toMatchObject({
		...{ resultStatus: "success", topics: ["orders"], total_count: 1 },
		faqs: [{ id, topic, question, answer, position: 2, is_published: 1 }],
	});
	const spanish = { ...first, language_code: "es", question: "¿Cuándo regresan?", answer: "A los dos días." };
	await sendForm(olga, `/faqs/${id}`, "faqs/save-faq#es", spanish);
	expect(await questions(pablo)).toEqual(["¿Cuándo regresan?"]);
	expect(await questions(priya)).toEqual(["When do my points come back?"]);
	const wrong = await sendForm(olga, `/faqs/${id}`, "faqs/save-faq#es", { ...spanish, question: "", answer: "kept" });
	expect(wrong.texts("p", ["class", "field-error"])).toHaveLength(1);
	expect(wrong.texts("textarea")).toContain("kept");
	const other = await olga.client.try("faqs/save-faq", {
		...first,
		language_code: "fr",
		position: 1,
		is_published: 1,
	} as never);
	expect(other.body.resultType).toBe("validation");
});

test("an account has 200 questions at most", async () => {
	const { acme, olga } = await makeCompany();
	await acme.database.write([
		sql`insert into faqs (account_id, id, topic, position, questions, answers, created_at)
			select ${acme.id}, value, 'other', 1, '{"en":"Why?"}', '{"en":"So."}', 0
			from json_each(${JSON.stringify(Array.from({ length: 200 }, (_, at) => at + 1))})`,
	]);
	const full = await sendForm(olga, "/faqs/new", "faqs/save-faq#en", first);
	expect(full.text).toContain("There are 200 questions already. Remove one first.");
	expect(full.html).toContain(first.question);
	const fields = { ...first, topic: "orders" as const, position: 1, is_published: 1 as const };
	expect((await olga.client.try("faqs/save-faq", fields)).body.resultType).toBe("too_many_faqs");
});

test("only account owners write and remove; what is removed is gone, and a stranger's question cannot be touched", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await add(olga);
	for (const path of ["/faqs/new", `/faqs/${id}`, `/faqs/${id}/remove`])
		expect((await openPage(priya, path)).status).toBe(403);
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect((await openPage(stranger, `/faqs/${id}`)).status).toBe(404);
	await stranger.client.call("faqs/delete-faq", { faq_id: id });
	expect(await questions(priya)).toHaveLength(1);
	expect((await openPage(olga, `/faqs/${id}/remove`)).text).toMatch(
		/When do my points come back\?.*cannot be brought back\./,
	);
	await sendForm(olga, `/faqs/${id}/remove`, "faqs/delete-faq", {});
	expect(await questions(priya)).toEqual([]);
});

test("[navigation-06] the bars and menus lead to the questions, and a dropdown ends with 'Looking for help? FAQ and Support'; a switch and a privilege take them away", async () => {
	const acme = await createTenant();
	const leads = async (person: TestMember) =>
		(await openPage(person, "/privacy")).links().filter(({ href }) => href === "/webapp/faqs");
	const mine = [
		{
			key: "mine",
			label: { en: "Mine" },
			sections: [{ key: "my_account", title: { en: "Account" }, items: [{ key: "points" }] }],
		},
	];
	const priya = await acme.addMember({ settings: { top_nav_override: mine } });
	const dropdown = (await openPage(priya, "/privacy")).part("div", ["id", "menu-mine"]);
	expect(dropdown.text).toMatch(/Looking for help\? FAQ and Support$/);
	expect(dropdown.links().at(-1)).toEqual({ text: "FAQ and Support", href: "/webapp/faqs" });
	expect((await leads(await acme.addMember())).length).toBeGreaterThan(0);
	const without = await acme.addMember({ settings: { privileges: { nav: { mode: "exclude", items: ["faq"] } } } });
	expect(await leads(without)).toEqual([]);
	const hidden = await createTenant({ flags: { hide_faqs: 1 } });
	const member = await hidden.addMember();
	expect(await leads(member)).toEqual([]);
	expect((await openPage(member, "/faqs")).status).toBe(403);
});

/** The screens of nominations as people without scripts meet them: each role by its way in the menu, from the form of an event to its publication. */
import { expect, test } from "vitest";
import { draftEvent, makeNominationCompany, moveEvent } from "#test/factories/nominations";
import { indexPeople } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const base = "/employee_nominations";
const main = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const menuOf = async (person: TestMember) =>
	(await openPage(person, "/faqs"))
		.links()
		.flatMap(({ href, text }) => (href.includes(base) ? [`${text} ${href}`] : []));

test("[nominations-01] [nominations-02] [nominations-03] [nominations-05] events are written and judged at /employee_nominations/moderation, people are nominated at /events, and /publications shows winners, kind words and the reason of a tie", async () => {
	const { acme, olga, mona, peter, grace, kenji, sofia, program } = await makeNominationCompany();
	await indexPeople(acme, [grace, kenji, sofia]);
	expect((await main(mona, `${base}/moderation`)).text).toContain("No event yet");
	expect((await openPage(mona, `${base}/manage`)).status).toBe(403);
	const whoMay = { text: "Who may nominate", href: "/webapp/settings/roles/everybody" };
	expect((await main(olga, `${base}/moderation`)).links()).toContainEqual(whoMay);
	expect((await main(mona, `${base}/moderation`)).links()).not.toContainEqual(whoMay);
	const fields = {
		...{ name: "Acme of the Year", description: "Who made it better?", day: day(9), hour: "18:00" },
		category_name: ["Quiet hands", "", ""],
		category_about: ["Unseen work", "", ""],
		category_questions: ["What did it change?\nWho saw it?", "", ""],
		...{ rounds: ["vote", "", ""], juror_ids: [olga, mona, peter].map(({ id }) => String(id)) },
		...{ points: "300", budget_id: String(program.budget_id) },
	};
	const blank = (await main(olga, `${base}/manage`)).texts("option", ["value", String(program.budget_id)]);
	expect(blank).toEqual([expect.stringMatching(/./)]);
	const saving = "nominations/save-event";
	const wrong = await sendForm(olga, `${base}/manage`, saving, { ...fields, category_name: ["", "", ""], day: "" });
	expect([wrong.location, wrong.text]).toEqual([null, expect.stringContaining("Give at least one category a name.")]);
	expect([wrong.text.includes("Choose a day and a time."), wrong.html.includes("Unseen work")]).toEqual([true, true]);
	const saved = await sendForm(olga, `${base}/manage`, saving, fields);
	expect(saved.location).toMatch(/^\/webapp\/employee_nominations\/moderation\/\d+$/);
	const page = saved.location!.replace("/webapp", "");
	const id = page.split("/").at(-1)!;
	const edit = await openPage(olga, `${base}/manage/${id}`);
	expect([edit.status, edit.html.includes("Who saw it?")]).toEqual([200, true]);
	const move = (by: TestMember, change: string, more = {}) =>
		sendForm(by, page, `nominations/change-event#${change}`, { change, ...more });
	expect((await openPage(kenji, `${base}/events/${id}`)).status).toBe(404);
	expect((await move(mona, "open")).location).toBe(saved.location);
	expect((await openPage(olga, `${base}/manage/${id}`)).status).toBe(404);

	expect((await main(kenji, `${base}/events`)).text).toMatch(/Acme of the Year.*0/);
	const event = await main(kenji, `${base}/events/${id}`);
	expect(event.text).toMatch(/Who made it better\?.*Quiet hands.*Unseen work.*Kind words.*What did it change\?/);
	expect(event.text).toContain("300");
	const category = event.html.match(/name="category_id"[^>]*value="(\d+)"/)![1]!;
	const sending = "nominations/submit-nomination";
	const searched = await sendForm(kenji, `${base}/events/${id}`, sending, {
		...{ category_id: category, search: "1", q: "Grace", words: "Calm on every call" },
	});
	const draft = searched.location!.replace("/webapp", "");
	expect((await main(kenji, draft)).html).toMatch(/Calm on every call[\s\S]*|Grace Okafor/);
	const words = { category_id: category, words: "Calm on every call", [`answers_${category}`]: ["Fewer errors", ""] };
	const self = await sendForm(kenji, `${base}/events/${id}`, sending, { ...words, recipient_ids: String(kenji.id) });
	expect([self.location, self.text]).toEqual([null, expect.stringContaining("You cannot nominate yourself.")]);
	expect(self.html).toContain("Fewer errors");
	await sendForm(kenji, `${base}/events/${id}`, sending, {
		...{ ...words, recipient_ids: [String(grace.id), String(sofia.id)], is_signed: "1" },
	});
	expect((await main(kenji, `${base}/events/${id}`)).text).toMatch(/Whom you nominated.*Grace Okafor.*Quiet hands/);
	await move(mona, "close");
	expect((await main(grace, `${base}/events/${id}`)).text).toContain("This event takes no more nominations.");

	await move(mona, "review");
	const jury = await main(mona, page);
	expect(jury.text).toMatch(
		/Round 1 of 1: One vote.*Grace Okafor.*Calm on every call.*What did it change\?.*Fewer errors/,
	);
	const vote = (by: TestMember, nominee: TestMember) =>
		sendForm(by, page, `nominations/moderate-nomination#${nominee.id}`, {
			...{ category_id: category, nominee_id: String(nominee.id), value: "1" },
		});
	expect((await vote(mona, grace)).location).toBe(saved.location);
	await vote(olga, sofia);
	const level = await main(peter, page);
	expect(level.text).toMatch(/Decide the tie.*Level/);
	const finalise = await move(mona, "finalise");
	expect([finalise.location, finalise.text]).toEqual([null, expect.stringContaining("Finalise this event?")]);
	const open = await move(mona, "finalise", { answered: "1" });
	expect(open.text).toContain("In Quiet hands people are level.");
	await sendForm(peter, page, `nominations/choose-winner#${category}`, {
		...{ category_id: category, nominee_id: String(grace.id), reason: "The newer colleague, as announced" },
	});
	await move(mona, "finalise", { answered: "1" });
	expect((await main(kenji, `${base}/publications`)).text).toContain("Nothing is published yet");
	await move(mona, "publish", { answered: "1" });

	expect((await main(mona, page)).text).toMatch(/Published.*Grace Okafor.*Winner.*1 vote/);
	expect((await main(kenji, `${base}/publications`)).text).toContain("Acme of the Year");
	const published = `${base}/publications/${id}`;
	const read = await main(kenji, published);
	expect(read.text).toMatch(/Quiet hands.*Grace Okafor.*300.*Calm on every call.*Kenji Mori/);
	expect(read.text).toContain("Decided by the moderator: The newer colleague, as announced");
	expect(read.text).toMatch(/Everyone named.*Sofia Marques/);
	expect(read.text).not.toContain("wrote about you");
	const own = await main(sofia, published);
	expect(own.text).toMatch(/1 person wrote about you.*Calm on every call.*Kenji Mori, in Quiet hands/);
	expect((await openPage(grace, "/")).text).toContain("300");
	for (const [short, full] of [
		["/events", `${base}/events`],
		["/publications?page=1", `${base}/publications?page=1`],
	] as const) {
		const answer = await kenji.client.fetch(`/webapp${short}`, { redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([302, `/webapp${full}`]);
	}
});

test("[nominations-04] the menu leads a moderator to moderation, a viewer to events and a publication viewer to results, and nobody else anywhere", async () => {
	const labels = { employee_nomination_alias_label: { en: "Awards" } };
	const acme = await createTenant({ flags: { employee_nominations_enabled: 1 }, labels });
	const all = { can_view_nomination_events: 1, can_view_nomination_publications: 1 } as const;
	const moderation = `Awards /webapp${base}/moderation`;
	for (const [options, way] of [
		[{ switches: { ...all, nomination_moderator: 1 } }, moderation],
		[{ role: "nomination_moderator" }, moderation],
		[{ role: "account_owner" }, moderation],
		[{ switches: all }, `Awards /webapp${base}/events`],
		[{ switches: { can_view_nomination_publications: 1 } }, `Awards: winners /webapp${base}/publications`],
		[{}, undefined],
	] as const)
		expect([...new Set(await menuOf(await acme.addMember(options)))]).toEqual(way ? [way] : []);
	const plain = await acme.addMember();
	for (const path of ["moderation", "events"])
		expect([path, (await openPage(plain, `${base}/${path}`)).status]).toEqual([path, 403]);
	const off = await createTenant();
	const mona = await off.addMember({ role: "nomination_moderator", switches: { ...all, nomination_moderator: 1 } });
	expect(await menuOf(mona)).toEqual([]);
	for (const path of ["moderation", "events", "publications"])
		expect([path, (await openPage(mona, `${base}/${path}`)).status]).toEqual([path, 403]);
});

test("[nominations-01] an event speaks the account's own label and no other word beside it, in every language", async () => {
	const labels = { employee_nomination_alias_label: { en: "Candidates", es: "Candidaturas", fr: "Candidatures" } };
	for (const [language, label] of [
		["es", "Candidaturas"],
		["fr", "Candidatures"],
	] as const) {
		const acme = await createTenant({
			...{ languages: ["en", "es", "fr"], labels, flags: { employee_nominations_enabled: 1 } },
		});
		const olga = await acme.addMember({ role: "account_owner", language_code: language });
		const event_id = await draftEvent(olga, [olga]);
		const list = await main(olga, `${base}/moderation`);
		expect(list.table().headings).toContain(label);
		await moveEvent(olga, event_id, "open");
		for (const path of [`${base}/moderation`, `${base}/moderation/${event_id}`, `${base}/manage`]) {
			const page = await main(olga, path);
			expect([path, page.text.match(/\bnomina(ci|ti)\w+/gi)]).toEqual([path, null]);
		}
	}
});

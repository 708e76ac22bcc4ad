/** Ideas as people meet them without scripts: the list, writing with similar ideas after a press, the page with its forms, and what owners set. */

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ideaOf, makeIdeaCompany, sendIdea, words } from "#test/factories/ideas";
import { indexPeople } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, newId, type TestMember } from "#test/kit/tenant";

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const hrefsOf = async (person: TestMember, path: string) =>
	(await openPage(person, path)).links().map(({ href }) => href);

test("[ideas-01] /ideas is the page of ideas: with the menu's entry where account and person have them, the vote first in each row, states, categories, orders and search; without them it is refused", async () => {
	const { acme, olga, peter, kenji, grace, category_id } = await makeIdeaCompany();
	const id = await sendIdea(kenji, category_id);
	await sendIdea(grace, category_id, { title: "Mirrors at gate 4", problem: "Blind corner" });
	for (const person of [kenji, olga]) expect(await hrefsOf(person, "/")).toContain("/webapp/ideas");
	const page = await mainOf(grace, "/ideas");
	expect(page.text).toMatch(/What would make .* work better\? 2 so far\./);
	expect(page.text).toMatch(/AllMineI voted for/);
	expect(page.text).toContain("200 points");
	expect(page.links().map(({ href }) => href)).toContain(`/webapp/ideas/${id}`);
	const voted = await sendForm(grace, "/ideas", "ideas/toggle-idea-votes", {
		...{ idea_id: String(id), has_voted: "1", back: "/ideas?sort=-created_at" },
	});
	expect(voted.location).toBe("/webapp/ideas?sort=-created_at");
	expect((await mainOf(grace, "/ideas")).text).toMatch(
		/1VotedReuse pallet wrap.*Kenji Watanabe · Costs and waste.*Pending/,
	);
	expect((await mainOf(grace, "/ideas?tab=voted")).text).not.toContain("Mirrors");
	expect((await mainOf(grace, "/ideas?search=blind")).text).not.toContain(words.title);
	expect((await mainOf(grace, "/ideas?status=rejected")).text).not.toContain(words.title);
	// Called by the account's own word in the menu, on the page, in the search and among the reports.
	await olga.client.call("settings/save-labels", { language_code: "en", idea_module_namings: "Bright Sparks" });
	const named = await openPage(grace, "/ideas");
	expect(named.texts("h1")).toEqual(["Bright Sparks"]);
	expect(named.links()).toContainEqual({ text: "Bright Sparks", href: "/webapp/ideas" });
	expect((await mainOf(grace, "/search?search=pallet")).text).toContain("Bright Sparks");
	expect((await mainOf(olga, "/reports")).text).toContain("Bright Sparks");
	// One of them is an idea until the account has its own word for one; then nothing says idea any more.
	expect(named.text).toContain("Submit an idea");
	await olga.client.call("settings/save-labels", { language_code: "en", idea_label: "a spark" });
	for (const [person, path, said] of [
		[grace, "/ideas", "Submit a spark"],
		[grace, "/ideas?search=nothing-of-the-kind", "Nothing fits these filters"],
		[grace, "/ideas/new", "Submit a spark"],
		[grace, `/ideas/${id}`, words.title],
		[olga, "/ideas?tab=mine", "You have nothing here yet"],
		[olga, "/ideas/categories", "Bright Sparks: categories"],
		[olga, "/moderation", "Bright Sparks"],
		[peter, "/notifications", "Kenji Watanabe sent “Reuse pallet wrap” to Bright Sparks"],
	] as const) {
		const { text } = await mainOf(person, path);
		expect([path, text]).toEqual([path, expect.stringContaining(said)]);
		expect([path, text.match(/.{0,20}\bideas?\b.{0,20}/i)?.[0]]).toEqual([path, undefined]);
	}
	const without = await acme.addMember({ switches: { ideas_disabled: 1 } });
	expect([await hrefsOf(without, "/"), (await openPage(without, "/ideas")).status]).toEqual([
		expect.not.arrayContaining(["/webapp/ideas"]),
		403,
	]);
	const off = await createTenant();
	const dan = await off.addMember();
	expect([await hrefsOf(dan, "/"), (await openPage(dan, "/ideas")).status]).toEqual([
		expect.not.arrayContaining(["/webapp/ideas"]),
		403,
	]);
});

test("[ideas-02, ideas-03] the owners' categories come ten a page, each with 'Click To View', which opens it below the list; a category and the moderators are saved there, and nobody else sees it", async () => {
	const { acme, olga, kenji, tomas, budget_id } = await makeIdeaCompany();
	await indexPeople(acme, [tomas]);
	const more = Array.from({ length: 11 }, (_, at) => ({ id: newId(), name: `Category ${at + 1}` }));
	await acme.database.write([
		sql`insert into idea_categories (account_id, id, name, description, points_on_approval, budget_id, created_at)
			select ${acme.id}, value ->> 'id', value ->> 'name', 'About it', 70, ${budget_id}, key from json_each(${JSON.stringify(more)})`,
	]);
	const path = "/ideas/categories";
	const { rows } = (await openPage(olga, path)).table();
	expect(rows).toHaveLength(10);
	expect(rows[0]).toMatchObject({
		...{ Category: expect.stringContaining("Costs and waste"), State: "In use", Since: expect.stringMatching(/\d{4}/) },
		...{ "What belongs here": "What we could stop buying.", "On approval": "200", "On highlighting": "500" },
	});
	expect((await openPage(olga, `${path}?page=2`)).table().rows).toHaveLength(2);
	const view = `/webapp${path}?category=${more[10]!.id}`;
	const views = (await mainOf(olga, path)).links().filter(({ text }) => text === "Click To View");
	expect(new Set(views.map(({ href }) => href)).size).toBe(10);
	expect(views.map(({ href }) => href)).toContain(view);
	const opened = await mainOf(olga, `${path}?category=${more[10]!.id}`);
	expect(opened.text).toContain("Change the category");
	const form = "ideas/update-idea-category";
	const fields = { name: "Safety", description: "No harm", points_on_highlighting: "0", is_active: "1" };
	const wrong = await sendForm(olga, path, form, { ...fields, points_on_approval: "300", budget_id: "" });
	expect([wrong.location, wrong.html.includes("Choose the budget that pays these points")]).toEqual([null, true]);
	expect(wrong.html).toContain('value="Safety"');
	const saved = await sendForm(olga, path, form, {
		...fields,
		points_on_approval: "300",
		budget_id: String(budget_id),
	});
	expect(saved.location).toBe(`/webapp${path}`);
	expect((await openPage(olga, path)).table().rows[0]).toMatchObject({ Category: "Safety", "On approval": "300" });
	const moderators = "ideas/update-idea-moderators";
	const found = await sendForm(olga, path, moderators, { q: "Tomas", search: "1", moderator_ids: "" });
	expect(found.html).toContain("Tomas Herrera");
	await sendForm(olga, path, moderators, { moderator_ids: [String(tomas.id)] });
	expect((await olga.client.call("ideas/get-idea-moderators", {})).moderators.map(({ id }) => id)).toEqual([tomas.id]);
	expect((await openPage(kenji, path)).status).toBe(403);
	expect(await hrefsOf(kenji, "/ideas")).not.toContain(`/webapp${path}`);
});

test("an idea is written without scripts: similar ideas after a press, what was typed stays, kept as a draft, then sent, answered in its thread, decided, highlighted, paid and reviewed, each told on the page", async () => {
	const { acme, olga, peter, kenji, grace, tomas, category_id } = await makeIdeaCompany();
	await indexPeople(acme, [grace]);
	const known = await sendIdea(tomas, category_id, { title: "Thinner wrap for light pallets" });
	const send = "ideas/save-and-submit-idea-details";
	const fields = { title: words.title, category_id: String(category_id), problem: words.problem, solution: "" };
	const looked = await sendForm(kenji, "/ideas/new", send, { ...fields, q: "Grace", similar: "1" });
	expect(looked.location).toBeNull();
	expect(looked.html).toContain(`/webapp/ideas/${known}`);
	expect(looked.html).toContain(words.problem);
	expect(looked.html).toMatch(/name="q"[^>]*value="Grace"/);
	const found = await sendForm(kenji, "/ideas/new", send, { ...fields, q: "Grace", search: "1" });
	expect(found.html).toContain("Grace Okafor");
	const incomplete = await sendForm(kenji, "/ideas/new", send, { ...fields, q: "Gra" });
	expect(incomplete.html).toMatch(/name="q"[^>]*value="Gra"/);
	expect([incomplete.location, incomplete.html.includes("Say what you would do.")]).toEqual([null, true]);
	expect(incomplete.html).toContain(words.problem);
	const drafted = await sendForm(kenji, "/ideas/new", send, {
		...fields,
		draft: "1",
		team_member_ids: [String(grace.id)],
	});
	const path = drafted.location!.replace("/webapp", "");
	const id = Number(path.split("/").at(-1));
	expect((await openPage(tomas, path)).status).toBe(404);
	expect((await mainOf(grace, path)).text).toContain("Kenji Watanabe with Grace Okafor");
	const shares = {
		member: [String(kenji.id), String(grace.id)],
		[`share-${kenji.id}`]: "60",
		[`share-${grace.id}`]: "30",
	};
	const unequal = await sendForm(kenji, path, "ideas/update-idea-team-members", shares);
	expect(unequal.html).toContain("The shares come to 90 %.");
	await sendForm(kenji, path, "ideas/update-idea-team-members", { ...shares, [`share-${grace.id}`]: "40" });
	expect((await mainOf(kenji, path)).text).toMatch(/Kenji WatanabeAuthor60 %120 points.*40 %80 points/);
	await sendForm(kenji, `/ideas/new?idea=${id}`, send, {
		...fields,
		solution: words.solution,
		team_member_ids: [String(grace.id)],
	});
	expect((await ideaOf(kenji, id)).idea.team_members.map(({ share }) => share)).toEqual([60, 40]);
	expect((await mainOf(tomas, path)).text).not.toMatch(/Suggested changes|Your decision|Highlight/);
	const moderate = "ideas/submit-idea-moderation";
	const unsaid = await sendForm(peter, path, moderate, { decision: "suggest_changes", notes: "" });
	expect(unsaid.html).toContain("Say what the team should change.");
	await sendForm(peter, path, moderate, { decision: "suggest_changes", notes: "What does a net cost?" });
	expect((await mainOf(kenji, `/ideas/new?idea=${id}`)).text).toContain("Peter Lindqvist: What does a net cost?");
	await sendForm(kenji, `/ideas/new?idea=${id}`, send, {
		...{ ...fields, solution: `${words.solution} A net costs 70.`, team_member_ids: [String(grace.id)] },
	});
	const thread = (await mainOf(grace, path)).text;
	expect(thread).toMatch(/1 done, 0 open.*suggested a change.*Done in version 2What does a net cost\?/);
	expect(thread).toContain("A net costs 70.");
	await sendForm(grace, path, "ideas/save-idea-comment", { text: "We asked three suppliers." });
	expect((await mainOf(peter, path)).text).toMatch(/Grace Okafor wrote.*We asked three suppliers\./);
	await sendForm(peter, path, moderate, { decision: "approve", notes: "Go ahead." });
	await sendForm(peter, path, "ideas/submit-idea-is-featured", { is_featured: "1" });
	await sendForm(peter, path, "ideas/mark-final-commission-paid", { notes: "With the payroll." });
	expect((await mainOf(tomas, path)).text).toMatch(/ApprovedHighlighted.*The final commission was paid on/);
	expect((await mainOf(tomas, "/ideas")).text).toMatch(/HighlightedReuse pallet wrapKenji Watanabe and 1 more/);
	const feed = await mainOf(tomas, "/activities");
	expect(feed.text).toMatch(/Kenji Watanabe had an idea that was approved.*Reuse pallet wrap/);
	expect(feed.links().map(({ href }) => href)).toContain(`/webapp${path}`);
	expect((await mainOf(grace, "/points")).text).toMatch(/Reuse pallet wrap.*80/);
	const reviewing = "reviews/save-idea-review";
	expect((await mainOf(tomas, path)).text).toMatch(
		/Nobody has reviewed this yet\.Vote for it, and you may review it\./,
	);
	await sendForm(tomas, path, "ideas/toggle-idea-votes", { idea_id: String(id), has_voted: "1", back: path });
	const wordless = await sendForm(tomas, path, reviewing, { stars: "4", text: "" });
	expect([wordless.location, /value="4"[^>]*checked|checked[^>]*value="4"/.test(wordless.html)]).toEqual([null, true]);
	await sendForm(tomas, path, reviewing, { stars: "4", text: "The nets hold." });
	expect((await mainOf(tomas, path)).text).toMatch(/Your review4 starsThe nets hold\.It waits for approval/);
	expect((await mainOf(peter, path)).text).not.toContain("The nets hold");
	expect((await mainOf(grace, path)).text).not.toMatch(/The nets hold|Reviews/);
	const inbox = (await olga.client.call("moderation/get-inbox", { filters: { kind: "review" } })).table_rows;
	const asked = await openPage(olga, `/moderation/${inbox[0]!.id}`);
	for (const shown of [words.title, "4 stars", "The nets hold."]) expect(asked.text).toContain(shown);
	expect(asked.links().map(({ href }) => href)).toContain(`/webapp${path}`);
	await olga.client.call("moderation/moderate", { request_id: inbox[0]!.id, action: "approve", notes: "" });
	expect((await mainOf(grace, path)).text).toMatch(/4 of 5, from 1 review4 starsThe nets hold\.Tomas Herrera/);
	// Whoever wrote it reads it among the others, and not twice.
	expect((await mainOf(tomas, path)).text).toMatch(
		/Your review4 starsEverybody sees it\.4 starsThe nets hold\.Tomas Herrera/,
	);
	expect((await mainOf(grace, "/ideas")).text).toMatch(/Reuse pallet wrap.*· 1 review/);
});

test("a day of an idea has its year where that is not this one", async () => {
	const { acme, kenji, category_id } = await makeIdeaCompany();
	const id = await sendIdea(kenji, category_id);
	const told = async () => (await mainOf(kenji, `/ideas/${id}`)).text;
	const day = /[A-Z][a-z]{2} \d{1,2}(?:, (\d{4}))?/;
	expect(day.exec(await told())?.[1]).toBeUndefined();
	await acme.database.write([
		sql`update ideas set created_at = ${Date.UTC(2024, 2, 6, 12)} where account_id = ${acme.id} and id = ${id}`,
	]);
	expect(await told()).toContain("Mar 6, 2024");
});

/** Ideas over HTTP: categories, writing and sending, who sees what, votes, similar ideas, and what the lists tell. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decide, ideaOf, makeIdeaCompany, sendIdea, words } from "#test/factories/ideas";
import { createTenant, newId, type TestMember } from "#test/kit/tenant";

const rowsOf = async (person: TestMember, filters: object = {}, sorted?: { id: string; desc: boolean }[]) =>
	(await person.client.call("ideas/fetch-ideas", { filters, sorted })).table_rows;
const titlesOf = async (person: TestMember, filters: object = {}) =>
	(await rowsOf(person, filters)).map(({ title }) => title);
const vote = (person: TestMember, idea_id: number, more: object = {}) =>
	person.client.try("ideas/toggle-idea-votes", { idea_id, ...more });

test("[ideas-03, ideas-08] a category has its name, state, description and both points, as the owners' table tells it; points need a budget, names are taken once, and autosuggest finds those in use", async () => {
	const { acme, olga, peter, kenji, budget_id, category_id } = await makeIdeaCompany();
	const { table_rows, total_rows, total_pages } = await olga.client.call("ideas/get-idea-categories-under-account", {
		...{ page: 0, pageSize: 10, sorted: [{ id: "created_at", desc: true }], filters: {} },
	});
	expect([total_rows, total_pages]).toEqual([1, 1]);
	expect(table_rows[0]).toMatchObject({
		...{ id: category_id, name: "Costs and waste", is_active: "active", description: "What we could stop buying." },
		...{ points_on_approval: 200, points_on_highlighting: 500, created_at: expect.any(Number) },
	});
	const save = (more: object) =>
		olga.client.try("ideas/update-idea-category", { name: "Safety", points_on_approval: 5, ...more });
	expect((await save({})).body).toMatchObject({
		resultType: "validation",
		errors: { budget_id: [expect.any(String)] },
	});
	expect((await save({ budget_id: 77 })).body.resultType).toBe("budget_not_found");
	expect((await save({ name: "Costs and waste", budget_id })).body.resultType).toBe("idea_category_taken");
	expect((await save({ category_id: 77, budget_id })).status).toBe(404);
	expect((await kenji.client.try("ideas/update-idea-category", { name: "Mine" })).status).toBe(403);
	const suggest = async (person: TestMember, search_text: string) =>
		(await person.client.call("autosuggest/autosuggest", { type: "idea_categories", search_text })).searchResults;
	expect(await suggest(kenji, "was")).toMatchObject([
		{ id: category_id, type: "idea_category", label: "Costs and waste" },
	]);
	await olga.client.call("ideas/update-idea-category", { category_id, name: "Costs and waste", is_active: 0 });
	expect(await suggest(kenji, "was")).toEqual([]);
	expect((await olga.client.call("ideas/get-idea-category", { category_id })).category).toMatchObject({ is_active: 0 });
	const sending = await kenji.client.try("ideas/save-and-submit-idea-details", { ...words, category_id });
	expect(sending.body.resultType).toBe("idea_category_closed");
	const left = await acme.addMember({ status: "terminated" });
	const naming = await olga.client.try("ideas/update-idea-moderators", { moderator_ids: [left.id] });
	expect(naming.body.resultType).toBe("team_member_gone");
	expect((await olga.client.call("ideas/get-idea-moderators", {})).moderators.map(({ id }) => id)).toEqual([peter.id]);
	const off = await createTenant();
	const dan = await off.addMember();
	expect(await suggest(dan, "was")).toEqual([]);
	expect((await dan.client.try("ideas/fetch-ideas", {})).body.resultType).toBe("feature_disabled");
});

test("[ideas-04, ideas-05, ideas-09, ideas-11, ideas-12, ideas-14] an idea is saved as a draft that its team alone sees, sent for approval, sent back with suggested changes, changed and sent again; the list and the details tell its fields and every status", async () => {
	const { olga, peter, kenji, grace, tomas, category_id } = await makeIdeaCompany();
	const { idea_id } = await kenji.client.call("ideas/update-idea-details", {
		...{ title: words.title, category_id, impact: "costs", cost_to_try: "Not much", team_member_ids: [grace.id] },
	});
	expect(await titlesOf(tomas)).toEqual([]);
	expect((await tomas.client.try("ideas/fetch-idea-details", { id: idea_id })).status).toBe(404);
	expect((await ideaOf(grace, idea_id)).idea).toMatchObject({ status: "draft", version: 0, title: words.title });
	expect(await titlesOf(grace, { tab: "mine" })).toEqual([words.title]);
	const incomplete = await kenji.client.try("ideas/submit-idea-for-approval", { idea_id });
	expect(incomplete.body).toMatchObject({ errors: { problem: [expect.any(String)], solution: [expect.any(String)] } });
	for (const [person, status] of [
		[grace, 403],
		[tomas, 404],
	] as const) {
		const changing = { ...words, idea_id, category_id };
		expect((await person.client.try("ideas/update-idea-details", changing)).status).toBe(status);
		expect((await person.client.try("ideas/submit-idea-for-approval", { idea_id })).status).toBe(status);
	}
	const said = { ...words, idea_id, category_id, impact: "costs" as const, team_member_ids: [grace.id] };
	await kenji.client.call("ideas/update-idea-details", { ...said, cost_to_try: "Not much" });
	expect(await kenji.client.call("ideas/submit-idea-for-approval", { idea_id })).toMatchObject({ status: "pending" });
	expect((await kenji.client.try("ideas/update-idea-details", said)).body.resultType).toBe("idea_not_changeable");
	expect((await kenji.client.try("ideas/submit-idea-for-approval", { idea_id })).body.resultType).toBe(
		"idea_not_changeable",
	);
	const [row] = await rowsOf(tomas, { status: "pending" });
	expect(row).toMatchObject({
		...{ id: idea_id, title: words.title, category: "Costs and waste", author: "Kenji Watanabe", vote_count: 0 },
		additional_fields: { impact: "costs", cost_to_try: "Not much" },
		current_user_votes_data: { has_voted: 0, voted_at: null },
	});
	const { idea, events, rights } = await ideaOf(tomas, idea_id);
	expect([events, rights.may_vote, rights.may_change, rights.may_decide]).toEqual([null, 1, 0, 0]);
	expect(idea).toMatchObject({
		...{ vote_count: 0, current_user_votes_data: { has_voted: 0, voted_at: null } },
		additional_fields: [
			{ key: "impact", label: "What would it improve", value: "Revenue and costs" },
			{ key: "cost_to_try", label: "Cost to try", value: "Not much" },
		],
	});
	expect((await decide(peter, idea_id, "suggest_changes")).body.errors).toHaveProperty("notes");
	expect((await decide(peter, idea_id, "suggest_changes", { notes: "What does a net cost?" })).body).toMatchObject({
		status: "changes_suggested",
	});
	expect(await titlesOf(tomas, { status: "changes_suggested" })).toEqual([words.title]);
	const again = { ...said, cost_to_try: "$4,200" };
	await kenji.client.call("ideas/save-and-submit-idea-details", again);
	await peter.client.call("ideas/save-idea-comment", { idea_id, text: "Good figures." });
	expect((await tomas.client.try("ideas/save-idea-comment", { idea_id, text: "Hm" })).status).toBe(403);
	const { events: thread } = await ideaOf(grace, idea_id);
	expect(thread!.map(({ kind, version, text, changes }) => ({ kind, version, text, changes }))).toEqual([
		{ kind: "sent", version: 1, text: "", changes: [] },
		{ kind: "suggestion", version: 1, text: "What does a net cost?", changes: [] },
		{
			...{ kind: "sent", version: 2, text: "" },
			changes: [{ field: "cost_to_try", before: "Not much", after: "$4,200" }],
		},
		{ kind: "comment", version: 2, text: "Good figures.", changes: [] },
	]);
	expect((await ideaOf(peter, idea_id)).events).toHaveLength(4);
	expect((await decide(peter, idea_id, "approve")).body).toMatchObject({ status: "approved" });
	const other = await sendIdea(tomas, category_id, { title: "Free lunch on Fridays" });
	expect((await decide(olga, other, "reject")).body.errors).toHaveProperty("notes");
	expect((await decide(olga, other, "reject", { notes: "The canteen has new prices." })).body).toMatchObject({
		status: "rejected",
	});
	expect((await ideaOf(kenji, other)).idea).toMatchObject({
		status: "rejected",
		reason: "The canteen has new prices.",
	});
	expect([await titlesOf(tomas, { status: "approved" }), await titlesOf(kenji, { status: "rejected" })]).toEqual([
		[words.title],
		["Free lunch on Fridays"],
	]);
	expect((await tomas.client.try("ideas/fetch-ideas", { filters: { status: "draft" } } as never)).status).toBe(400);
	const bell = async (person: TestMember) =>
		(await person.client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
	expect(await bell(grace)).toEqual([
		"“Reuse pallet wrap” is approved",
		"Peter Lindqvist wrote about “Reuse pallet wrap”",
		"Peter Lindqvist suggests changes to “Reuse pallet wrap”",
		"Kenji Watanabe added you to “Reuse pallet wrap”",
	]);
	expect(await bell(peter)).toContain("Kenji Watanabe sent “Reuse pallet wrap” to Ideas");
});

test("[ideas-10] toggleIdeaVotes with an idea's id votes, and again takes the vote back; ten at once are counted exactly, nobody votes twice, for their own idea, or for one that is closed", async () => {
	const { acme, peter, kenji, tomas, category_id } = await makeIdeaCompany();
	const id = await sendIdea(kenji, category_id);
	expect((await vote(tomas, id)).body).toMatchObject({
		...{ idea_id: id, vote_count: 1, current_user_votes_data: { has_voted: 1, voted_at: expect.any(Number) } },
	});
	expect(await rowsOf(tomas, { tab: "voted" })).toMatchObject([{ id, current_user_votes_data: { has_voted: 1 } }]);
	expect((await vote(tomas, id)).body).toMatchObject({ vote_count: 0, current_user_votes_data: { has_voted: 0 } });
	expect(await rowsOf(tomas, { tab: "voted" })).toEqual([]);
	const voters = await Promise.all(Array.from({ length: 10 }, () => acme.addMember()));
	const all = await Promise.all(voters.map((voter) => vote(voter, id)));
	expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
	expect((await ideaOf(kenji, id)).idea.vote_count).toBe(10);
	const same = await Promise.all([1, 2, 3, 4].map(() => vote(tomas, id, { has_voted: 1 })));
	expect(same.every(({ status }) => status === 200)).toBe(true);
	expect((await ideaOf(kenji, id)).idea.vote_count).toBe(11);
	expect((await vote(kenji, id)).body.resultType).toBe("own_idea");
	const { idea_id: draft } = await kenji.client.call("ideas/update-idea-details", { title: "Bikes", category_id });
	expect((await vote(tomas, draft)).status).toBe(404);
	expect((await vote(tomas, 77)).status).toBe(404);
	await decide(peter, id, "reject", { notes: "No." });
	expect((await vote(tomas, id)).body.resultType).toBe("votes_closed");
	expect((await ideaOf(kenji, id)).idea.vote_count).toBe(11);
});

test("ideas are found by their words: like a title, in the list and by the global search, and drafts and other clients' ideas never; without the person's switch there are none", async () => {
	const { acme, kenji, tomas, category_id } = await makeIdeaCompany();
	const id = await sendIdea(kenji, category_id);
	await sendIdea(kenji, category_id, { title: "Mirrors at gate 4", problem: "Blind corner", solution: "Mirrors" });
	await kenji.client.call("ideas/update-idea-details", { title: "Pallet wrap draft", category_id });
	const other = await makeIdeaCompany();
	await sendIdea(other.kenji, other.category_id, { title: "Pallet wrap elsewhere" });
	const like = async (title: string) =>
		(await tomas.client.call("ideas/find-similar-ideas", { title })).ideas.map((idea) => idea.title);
	expect(await like("Less wrap for light pallets")).toEqual([words.title]);
	expect([await like("on a"), await like("Nothing alike")]).toEqual([[], []]);
	expect((await kenji.client.call("ideas/find-similar-ideas", { title: "wrap", idea_id: id })).ideas).toEqual([]);
	expect([await titlesOf(tomas, { search: "film" }), await titlesOf(tomas, { search: "blind" })]).toEqual([
		[words.title],
		["Mirrors at gate 4"],
	]);
	expect(await titlesOf(tomas, { category_id })).toHaveLength(2);
	const { results } = await tomas.client.call("search/global-search", { search: "pallet" });
	expect(JSON.stringify(results)).toContain(`/ideas/${id}`);
	expect(JSON.stringify(results)).not.toMatch(/draft|elsewhere/);
	const without = await acme.addMember({ switches: { ideas_disabled: 1 } });
	expect((await without.client.try("ideas/fetch-ideas", {})).body.resultType).toBe("feature_disabled");
	expect(JSON.stringify(await without.client.call("search/global-search", { search: "pallet" }))).not.toContain(
		"/ideas",
	);
});

const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4, 0, 0, 0, 3,
]);

test("pictures are PNG or JPG of 2 MB at most, five of them, by the author while it can be changed; words come once an idea is sent, until the thread is full", async () => {
	const { acme, kenji, grace, category_id } = await makeIdeaCompany();
	const { idea_id } = await kenji.client.call("ideas/update-idea-details", { ...words, category_id });
	const add = (person: TestMember, bytes: Uint8Array<ArrayBuffer>, name = "net.png") =>
		person.client.upload("/api/ideas/api_add_idea_picture", { idea_id }, new File([bytes], name));
	const refusedWith = async (bytes: Uint8Array<ArrayBuffer>) => (await add(kenji, bytes)).body.resultType;
	expect(await refusedWith(new Uint8Array())).toBe("no_file");
	expect(await refusedWith(new TextEncoder().encode("<svg/>"))).toBe("file_type_not_allowed");
	const large = new Uint8Array(2 * 1_048_576 + 1);
	large.set(png);
	expect(await refusedWith(large)).toBe("file_too_large");
	const numbered = (at: number) => Uint8Array.from([...png, at]);
	for (const at of [1, 2, 3, 4, 5]) expect((await add(kenji, numbered(at), `net ${at}.png`)).status).toBe(200);
	expect((await add(kenji, numbered(5))).status).toBe(200);
	expect(await refusedWith(numbered(6))).toBe("too_many_pictures");
	expect((await add(grace, numbered(7))).status).toBe(404);
	const { pictures } = (await ideaOf(kenji, idea_id)).idea;
	expect(pictures.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((at) => `net ${at}.png`));
	await kenji.client.call("ideas/remove-idea-picture", { idea_id, picture_id: pictures[0]!.id });
	expect((await ideaOf(kenji, idea_id)).idea.pictures).toHaveLength(4);
	const write = () => kenji.client.try("ideas/save-idea-comment", { idea_id, text: "A word" });
	expect((await write()).body.resultType).toBe("idea_not_sent");
	await kenji.client.call("ideas/submit-idea-for-approval", { idea_id });
	expect(await refusedWith(numbered(8))).toBe("idea_not_changeable");
	const removing = await kenji.client.try("ideas/remove-idea-picture", { idea_id, picture_id: pictures[1]!.id });
	expect(removing.body.resultType).toBe("idea_not_changeable");
	expect((await write()).status).toBe(200);
	const ids = Array.from({ length: 150 }, () => newId());
	await acme.database.write([
		sql`insert into idea_events (account_id, id, idea_id, user_id, kind, version, created_at)
			select ${acme.id}, value, ${idea_id}, ${kenji.id}, 'comment', 1, 0 from json_each(${JSON.stringify(ids)})`,
	]);
	expect((await write()).body.resultType).toBe("thread_full");
	const names = ids.slice(0, 99).map((id) => ({ id, name: `Category ${id}` }));
	await acme.database.write([
		sql`insert into idea_categories (account_id, id, name, description, created_at)
			select ${acme.id}, value ->> 'id', value ->> 'name', '', 0 from json_each(${JSON.stringify(names)})`,
	]);
	const [olga] = [await acme.addMember({ role: "account_owner" })];
	const more = await olga.client.try("ideas/update-idea-category", { name: "One more" });
	expect(more.body.resultType).toBe("too_many_idea_categories");
});

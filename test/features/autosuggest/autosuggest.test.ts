/** Suggestions for what was typed: people, groups, programs, behaviours. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addItem } from "#test/factories/catalog";
import { addBehavior, addGroup, addProgram, indexPeople } from "#test/factories/programs";
import { salesFlags } from "#test/factories/sales";
import { addDistributor } from "#test/factories/sales-customers";
import { addSurvey } from "#test/factories/surveys";
import { createTenant } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Marsh" });
	const mara = await acme.addMember({ first_name: "Mara", last_name: "Quist", title: "Planner" });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Márquez" });
	const gone = await acme.addMember({ first_name: "Marvin", last_name: "Gone", status: "terminated" });
	const barred = await acme.addMember({ first_name: "Marta", last_name: "Barred", is_eligible_to_receive_points: 0 });
	await indexPeople(acme, [olive, mara, tomas, gone, barred]);
	return { acme, olive, mara, tomas, gone, barred };
}

const labels = (answer: { searchResults: { label: string }[] }) =>
	answer.searchResults.map(({ label }) => label).sort();

test("[autosuggest-01] [autosuggest-04] people are found by the beginnings of their names, with their fields", async () => {
	const { mara, tomas } = await acmeWithPeople();
	const answer = await tomas.client.call("autosuggest/autosuggest", { type: "users", search_text: "mar" });
	expect(labels(answer)).toEqual(["Mara Quist", "Marta Barred", "Olive Marsh", "Tomás Márquez"]);
	expect(answer.searchResults.find(({ id }) => id === mara.id)).toEqual({
		id: mara.id,
		label: "Mara Quist",
		name: "Mara Quist",
		type: "user",
		first_name: "Mara",
		last_name: "Quist",
		title: "Planner",
		image_url: null,
		active_members_count: null,
		members_count: null,
		activation_pending: 0,
		pending_members_count: null,
		budget_type: null,
		supplier_account_id: null,
		badge_image_url: null,
	});
});

test("who is called so comes before who is only described so", async () => {
	const { acme, mara, tomas } = await acmeWithPeople();
	await acme.database.write(
		indexDocuments(acme.id, "user", [
			{ id: tomas.id, title: "Tomás Lind", body: "Head of Marketing, market research" },
			{ id: mara.id, title: "Mara Market", body: "Planner with a long description of other things that she does" },
		]),
	);
	const { searchResults } = await tomas.client.call("autosuggest/autosuggest", { search_text: "market" });
	expect(searchResults.map(({ id }) => id)).toEqual([mara.id, tomas.id]);
});

test("[autosuggest-02] one letter is enough, none is not", async () => {
	const { tomas } = await acmeWithPeople();
	expect(labels(await tomas.client.call("autosuggest/autosuggest", { search_text: "q" }))).toEqual(["Mara Quist"]);
	expect((await tomas.client.try("autosuggest/autosuggest", { search_text: "  " })).status).toBe(400);
	expect(labels(await tomas.client.call("autosuggest/autosuggest", { search_text: '"*' }))).toEqual([]);
});

test("[autosuggest-04] the owner may look at people of every status; for others the flag changes nothing", async () => {
	const { olive, tomas } = await acmeWithPeople();
	const asked = { search_text: "marvin", ignore_is_active_flag: 1 as const };
	expect(labels(await olive.client.call("autosuggest/autosuggest", asked))).toEqual(["Marvin Gone"]);
	expect(labels(await tomas.client.call("autosuggest/autosuggest", asked))).toEqual([]);
	expect(labels(await olive.client.call("autosuggest/autosuggest", { search_text: "marvin" }))).toEqual([]);
});

test("who looks for recipients finds those who can receive, and not themselves", async () => {
	const { tomas } = await acmeWithPeople();
	const answer = await tomas.client.call("autosuggest/autosuggest", {
		search_text: "mar",
		filters: { may_receive_points: 1 },
	});
	expect(labels(answer)).toEqual(["Mara Quist", "Olive Marsh"]);
});

test("users-and-groups puts groups first, with their sizes; allow_groups does the same", async () => {
	const { acme, mara, tomas, gone } = await acmeWithPeople();
	await addGroup(acme, "Marketing", [mara, tomas, gone]);
	for (const asked of [{ type: "users_and_groups" as const }, { type: "users" as const, allow_groups: 1 as const }]) {
		const { searchResults } = await tomas.client.call("autosuggest/autosuggest", { ...asked, search_text: "mark" });
		expect(searchResults).toEqual([
			expect.objectContaining({ label: "Marketing", type: "group", members_count: 3, active_members_count: 2 }),
		]);
	}
	const groups = await tomas.client.call("autosuggest/autosuggest", { type: "groups", search_text: "mar" });
	expect(labels(groups)).toEqual(["Marketing"]);
});

test("programs and behaviours are suggested, but for hidden ones", async () => {
	const { acme, olive, tomas } = await acmeWithPeople();
	await addProgram(acme, { owner: olive, name: "Above & Beyond" });
	await addProgram(acme, { owner: olive, name: "Above hidden", hide_in_search_autosuggest: 1 });
	await addProgram(acme, { owner: olive, name: "Above past", to_date: "2021-01-01" });
	await addBehavior(acme, { en: "Puts customers first" });
	const programs = await tomas.client.call("autosuggest/autosuggest", { type: "programs", search_text: "bey abo" });
	expect(labels(programs)).toEqual(["Above & Beyond"]);
	const behaviors = await tomas.client.call("autosuggest/autosuggest", { type: "behaviors", search_text: "cust" });
	expect(labels(behaviors)).toEqual(["Puts customers first"]);
});

test("budgets are all for account owners and their own for budget owners; a hierarchy is who reports to a manager at whatever distance, for the manager and account owners; others find neither", async () => {
	const { acme, olive, mara, tomas } = await acmeWithPeople();
	const ben = await acme.addMember({ first_name: "Marlon", last_name: "Berg", role: "budget_owner" });
	const under = (manager: { id: number }, ...people: { id: number }[]) =>
		people.map(
			({ id }) => sql`update users set manager_id = ${manager.id} where account_id = ${acme.id} and id = ${id}`,
		);
	await acme.database.write([...under(ben, tomas), ...under(tomas, mara)]);
	await indexPeople(acme, [ben]);
	await addBudget(olive, { name: "Marketing 2026", budget_owner: ben, budget_category: "Campaigns" });
	await addBudget(olive, { name: "Market research" });
	await addBudget(olive, { name: "Market closed", budget_owner: ben, is_active: 0 });
	const ask = async (person: typeof olive, type: "budgets" | "hierarchy", manager?: { id: number }) =>
		person.client.call("autosuggest/autosuggest", { type, search_text: "mar", filters: { manager_id: manager?.id } });
	expect(labels(await ask(olive, "budgets"))).toEqual(["Market research", "Marketing 2026"]);
	const own = await ask(ben, "budgets");
	expect(own.searchResults).toEqual([
		expect.objectContaining({ label: "Marketing 2026", type: "budget", budget_type: "Campaigns" }),
	]);
	expect(labels(await ask(tomas, "budgets"))).toEqual([]);
	expect(labels(await ask(ben, "hierarchy"))).toEqual(["Mara Quist", "Tomás Márquez"]);
	expect(labels(await ask(ben, "hierarchy", tomas))).toEqual(["Mara Quist"]);
	expect(labels(await ask(tomas, "hierarchy"))).toEqual(["Mara Quist"]);
	expect(labels(await ask(tomas, "hierarchy", ben))).toEqual(["Mara Quist"]);
	expect(labels(await ask(mara, "hierarchy", ben))).toEqual([]);
	expect(labels(await ask(olive, "hierarchy", ben))).toEqual(["Mara Quist", "Tomás Márquez"]);
	expect(labels(await ask(olive, "hierarchy"))).toEqual([]);
});

test("[autosuggest-05] each type of the first part finds its own and says what it found: people, people and groups, budgets and their categories, groups, grouped accounts, programs, idea categories, behaviors, a hierarchy", async () => {
	const acme = await createTenant({ flags: { ideas_enabled: 1, is_su_account: 1 } });
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const mara = await acme.addMember({ first_name: "Harbor", last_name: "Quist", manager_id: olive.id });
	await indexPeople(acme, [olive, mara]);
	await addGroup(acme, "Harbor Hotel", [mara]);
	await addBudget(olive, { name: "Harbor budget", budget_category: "Harbor lights" });
	await addProgram(acme, { owner: olive, name: "Harbor heroes" });
	await addBehavior(acme, { en: "Harbor first" });
	await olive.client.call("ideas/update-idea-category", { name: "Harbor ideas" });
	const found = async ({ client }: typeof olive, type: string, more: object = {}) => {
		const { status, body } = await client.post("/api/search/api_autosuggest", { type, search_text: "harb", ...more });
		const { searchResults } = body as unknown as { searchResults: { label: string; type: string }[] };
		return [status, searchResults.map(({ label, type: kind }) => `${kind}: ${label}`).sort()];
	};
	const [person, group] = ["user: Harbor Quist", "group: Harbor Hotel"];
	for (const [type, expected] of [
		["users", [person]],
		["users_and_groups", [group, person]],
		["budgets", ["budget: Harbor budget"]],
		["budget_categories", ["budget_category: Harbor lights"]],
		["groups", [group]],
		["grouped_accounts", ["grouped_account: Harbor Hotel"]],
		["programs", ["program: Harbor heroes"]],
		["idea_categories", ["idea_category: Harbor ideas"]],
		["behaviors", ["behavior: Harbor first"]],
		["hierarchy", [person]],
	] as const)
		expect([type, await found(olive, type)]).toEqual([type, [200, expected]]);
	expect(await found(olive, "users", { allow_groups: 1 })).toEqual([200, [group, person]]);
	for (const type of ["budgets", "budget_categories", "grouped_accounts", "hierarchy"])
		expect([type, await found(mara, type)]).toEqual([type, [200, []]]);
	const globex = await createTenant();
	const hank = await globex.addMember({ role: "account_owner" });
	await addGroup(globex, "Harbor Hotel", [hank]);
	expect(await found(hank, "grouped_accounts")).toEqual([200, []]);
});

test("[autosuggest-06] each type of the second part finds its own: survey answers, sale brands, master brands, product items, categories, custom fields, commitment badges by filters.search_text, and account groups of brands, categories, products and distributors", async () => {
	const acme = await createTenant({
		flags: { ...salesFlags, surveys_enabled: 1, redemptions_enabled: 1, employee_commitments_enabled: 1 },
		settings: { additional_fields: [{ key: "ucf_harbor_gate", label: "Harbor gate" }] },
		available: 1_000,
	});
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const { distributor, customer } = await addDistributor(acme, "Harbor ");
	await acme.addMember({ role: "distributor", first_name: "Harbor Sven", last_name: "Berg" });
	const budget_id = await addBudget(olive, { name: "Sales", points: 500 });
	const { brand_id } = await olive.client.call("sales/save-brand", { name: "Harbor ropes", budget_id, is_active: 1 });
	const category = { name: "Harbor goods", is_active: 1 } as const;
	const { category_id } = await olive.client.call("sales/update-sale-category", category);
	const item = {
		sku: "HB-1",
		name: "Harbor hook",
		brand_id,
		category_id,
		unit_cost: 1,
		points: 1,
		is_active: 1,
	} as const;
	await olive.client.call("sales/save-product-item", item);
	await addItem(acme, { name: "Kettle", brand_name: "Harbor & Vale" });
	await addProgram(acme, { owner: olive, name: "Harbor promises" });
	const { survey_id } = await addSurvey(olive);
	const asked = {
		type: "radio",
		question: "Where?",
		options: ["Harbor side", "Yard"].map((label) => ({ label, goes_to: "" })),
	};
	await olive.client.call("surveys/save-question", { survey_id, language_code: "en", ...asked } as never);

	const found = async ({ client }: typeof olive, type: string, filters: object = {}, search_text = "harb") => {
		const { status, body } = await client.post("/api/search/api_autosuggest", { type, search_text, filters });
		const { searchResults } = body as unknown as { searchResults: { label: string; type: string; title: string }[] };
		return [status, searchResults.map(({ label, type: kind }) => `${kind}: ${label}`).sort()];
	};
	const groups = {
		brand: ["account_group: Harbor ropes"],
		category: ["account_group: Harbor goods"],
		product: ["account_group: Harbor hook"],
		distributor: ["account_group: Harbor Ines Solberg", "account_group: Harbor Sven Berg"],
	};
	for (const [type, expected] of [
		["survey_answers", ["survey_answer: Harbor side"]],
		["sale_brands", ["sale_brand: Harbor ropes"]],
		["master_brands", ["master_brand: Harbor & Vale"]],
		["product_items", ["product_item: Harbor hook"]],
		["categories", ["sale_category: Harbor goods"]],
		["custom_fields", ["custom_field: Harbor gate"]],
		["commitment_badges", ["commitment_badge: Harbor promises"]],
		["account_groups", Object.values(groups).flat().sort()],
	] as const)
		expect([type, await found(olive, type)]).toEqual([type, [200, expected]]);
	const badges = await found(olive, "commitment_badges", { search_text: "harb" }, "");
	expect(badges).toEqual([200, ["commitment_badge: Harbor promises"]]);
	for (const [kind, expected] of Object.entries(groups))
		expect([kind, await found(olive, "account_groups", { kind })]).toEqual([kind, [200, expected]]);
	expect(await found(olive, "survey_answers", { survey_id: survey_id + 1 })).toEqual([200, []]);
	const { searchResults } = await olive.client.call("autosuggest/autosuggest", {
		...{ type: "account_groups", search_text: "ines", filters: { kind: "distributor" } },
	});
	expect(searchResults).toMatchObject([{ id: distributor.id, title: "distributor", members_count: 1 }]);

	for (const type of ["survey_answers", "custom_fields"])
		expect([type, await found(customer, type)]).toEqual([type, [200, []]]);
	expect(await found(customer, "account_groups", { kind: "distributor" })).toEqual([200, []]);
	expect(await found(distributor, "account_groups", { kind: "distributor" })).toEqual([
		200,
		["account_group: Harbor Ines Solberg"],
	]);
	const globex = await createTenant({ flags: { employee_commitments_enabled: 0 } });
	const hank = await globex.addMember({ role: "account_owner" });
	await addProgram(globex, { owner: hank, name: "Harbor promises" });
	for (const type of ["survey_answers", "sale_brands", "master_brands", "custom_fields", "commitment_badges"])
		expect([type, await found(hank, type)]).toEqual([type, [200, []]]);
	expect(await found(hank, "account_groups")).toEqual([200, []]);
});

test("a type that is none, and nothing typed, are wrong input", async () => {
	const { tomas } = await acmeWithPeople();
	for (const asked of [
		{ type: "harbors", search_text: "a" },
		{ type: "users", search_text: "  " },
		{ type: "users" },
	]) {
		const reply = await tomas.client.post("/api/search/api_autosuggest", asked);
		expect([reply.status, reply.body.resultType]).toEqual([400, "validation"]);
	}
});

test("another tenant's people are never suggested", async () => {
	const acme = await createTenant({ shard: 1 });
	const globex = await createTenant({ shard: 1 });
	const [priya, hank] = [
		await acme.addMember({ first_name: "Priya" }),
		await globex.addMember({ first_name: "Priscilla" }),
	];
	await indexPeople(acme, [priya]);
	await indexPeople(globex, [hank]);
	expect(labels(await priya.client.call("autosuggest/autosuggest", { search_text: "pri" }))).toEqual(["Priya Example"]);
});

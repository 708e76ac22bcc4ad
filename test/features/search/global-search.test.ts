/** The global search over HTTP: what it finds for whom, in which shape, and what it never shows. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram, indexPeople } from "#test/factories/programs";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 10_000 });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb", title: "Director" });
	const gone = await acme.addMember({ first_name: "Marvin", last_name: "Gone", status: "terminated" });
	await indexPeople(acme, [olga, priya, marcus, gone]);
	const program = await addProgram(acme, { name: "Market makers", owner: olga, budget: 10_000 });
	return { acme, olga, priya, marcus, program };
}

const search = (person: TestMember, text: string, section?: string) =>
	person.client.call("search/global-search", { search: text, section });

const sectionOf = async (person: TestMember, key: string, text: string) =>
	(await search(person, text)).results.find(({ nav_data }) => nav_data.key === key);

const namesIn = async (person: TestMember, key: string, text: string) =>
	((await sectionOf(person, key, text))?.hits ?? []).map(({ fields }) => fields.name);

test("[search-05] [search-06] [search-08] two characters give sections with where they lead and their hits; a title leads on or opens a dialog", async () => {
	const { olga, priya, marcus, program } = await makeCompany();
	const reply = await priya.client.try("search/global-search", { search: "mar" });
	expect(reply.body.resultStatus).toBe("success");
	const [people, programs] = (await search(priya, "mar")).results;
	expect(people).toEqual({
		nav_data: { key: "people", label: "People", icon: "users", to: "/search?search=mar&section=people" },
		component: "user",
		total: 2,
		hits: [
			{
				link: `/recognitions/give?recipient_ids=${olga.id}`,
				fields: { name: "Olga Marek", detail: "Tester", points: null, person: "Olga Marek" },
				image: null,
			},
			{
				link: `/recognitions/give?recipient_ids=${marcus.id}`,
				fields: { name: "Marcus Webb", detail: "Director", points: null, person: "Marcus Webb" },
				image: null,
			},
		],
	});
	expect(programs!.nav_data).toEqual({
		key: "programs",
		label: "Programs to give from",
		icon: "award",
		modal: "/recognitions/give",
	});
	expect(programs!.hits.map(({ link }) => link)).toEqual([`/recognitions/give?program_id=${program.id}`]);
});

test("[search-03] [search-07] under two characters nothing is found, and the refusals of odd input are plain", async () => {
	const { priya } = await makeCompany();
	for (const text of ["", " ", "m", " m ", '"*', "()"]) expect((await search(priya, text)).results).toEqual([]);
	expect((await search(priya, "ma")).results.length).toBeGreaterThan(0);
	expect((await search(priya, "ma", "no such section")).results.length).toBeGreaterThan(1);
	expect((await priya.client.try("search/global-search", { search: "m".repeat(101) })).status).toBe(400);
});

test("a name comes before a description, whole words before beginnings; of one section there are more, and all are counted", async () => {
	const { acme, priya, marcus } = await makeCompany();
	const many = await Promise.all(
		Array.from({ length: 7 }, (_, at) => acme.addMember({ first_name: `Tess${at}`, last_name: "Adler" })),
	);
	await indexPeople(acme, many);
	const described = await acme.addMember({ first_name: "Aaron", last_name: "Aal" });
	const whole = await acme.addMember({ first_name: "Tess", last_name: "Zander" });
	await acme.database.write(
		indexDocuments(acme.id, "user", [
			{ id: described.id, title: described.name, body: "tessellation" },
			{ id: whole.id, title: whole.name, body: "" },
		]),
	);
	const few = await sectionOf(priya, "people", "tess");
	expect(few?.total).toBe(9);
	expect(few?.hits.map(({ fields }) => fields.name)).toEqual([
		"Tess Zander",
		"Tess0 Adler",
		"Tess1 Adler",
		"Tess2 Adler",
	]);
	const { results } = await search(marcus, "tess", "people");
	expect(results.map(({ nav_data }) => nav_data.key)).toEqual(["people"]);
	expect(results[0]!.hits).toHaveLength(9);
	expect(results[0]!.hits.at(-1)!.fields.name).toBe("Aaron Aal");
});

test("of more than are looked at the newest are found", async () => {
	const { acme, priya } = await makeCompany();
	const items = await Promise.all(Array.from({ length: 202 }, (_, at) => addItem(acme, { name: `Vase ${at}` })));
	await acme.database.write(
		indexDocuments(
			acme.id,
			"item",
			items.map(({ id, name }) => ({ id, title: name, body: "" })),
		),
	);
	const { results } = await search(priya, "vas", "store");
	expect(results[0]!.total).toBe(100);
	const newest = await sectionOf(priya, "store", "vase 201");
	expect(newest?.hits.map(({ fields }) => fields.name)).toEqual(["Vase 201"]);
});

test("[search-05] [search-08] the store's items are found where one may shop, and by the store's own search alone", async () => {
	const { acme, priya } = await makeCompany();
	const lamp = await addItem(acme, { name: "Marble lamp", image_url: "/files/lamp.webp" });
	const hidden = await addItem(acme, { name: "Marble bowl", status: "draft" });
	await acme.database.write(
		indexDocuments(
			acme.id,
			"item",
			[lamp, hidden].map(({ id, name }) => ({ id, title: name, body: "" })),
		),
	);
	const store = await sectionOf(priya, "store", "marb");
	expect(store?.nav_data.to).toBe("/store?search=marb");
	expect([store?.component, store?.hits]).toEqual([
		"item",
		[
			{
				link: `/store/item/${lamp.id}`,
				fields: { name: "Marble lamp", detail: "Brand", points: 500 },
				image: "/files/lamp.webp",
			},
		],
	]);
	const reply = await priya.client.call("search/global-catalog-search", { search: "mar" });
	expect(reply.results.map(({ nav_data, hits }) => [nav_data.key, hits.length])).toEqual([["store", 1]]);
	expect((await priya.client.try("search/global-catalog-search", { search: " " })).body).toMatchObject({
		resultType: "search_text_not_provided",
		resultMsg: "Search text not provided.",
	});
	const barred = await acme.addMember({ switches: { disable_shop: 1 } });
	expect(await sectionOf(barred, "store", "marb")).toBeUndefined();
	expect((await barred.client.try("search/global-catalog-search", { search: "mar" })).status).toBe(403);
});

test("recognitions are found by names and words by whoever may see them: everybody, a team, or the two alone", async () => {
	const { acme, olga, priya, marcus, program } = await makeCompany();
	runByHand(priya.client);
	const give = (visibility: "public" | "team" | "private", message: string) =>
		priya.client.call("recognition/give-recognition", {
			program_id: program.id,
			recipient_ids: [marcus.id],
			points: 50,
			message,
			visibility,
		});
	const open = await give("public", "You saved the harvest festival.");
	await give("team", "You calmed the harvest crew.");
	const own = await give("private", "Between us, the harvest was yours.");
	await runOutbox(acme, "recognition/notify-recipients");
	const detailsFor = async (person: TestMember) =>
		((await sectionOf(person, "recognitions", "harv"))?.hits ?? []).map(({ fields }) => fields.detail).sort();
	const stranger = await acme.addMember();
	expect(await detailsFor(stranger)).toEqual(["You saved the harvest festival."]);
	const all = ["Between us, the harvest was yours.", "You calmed the harvest crew.", "You saved the harvest festival."];
	expect(await detailsFor(priya)).toEqual(all);
	expect(await detailsFor(marcus)).toEqual(all);
	const hits = (await sectionOf(marcus, "recognitions", "harvest"))!.hits;
	expect(hits.map(({ link }) => link)).toEqual(
		expect.arrayContaining([`/activities/${open.activity_ids[0]}`, `/recognitions/${own.recognition_ids[0]}`]),
	);
	expect(hits[0]!.fields.name).toBe("Priya Raman recognized Marcus Webb");
	expect(await namesIn(olga, "recognitions", "marcus festival")).toEqual(["Priya Raman recognized Marcus Webb"]);
	const globex = await createTenant({ shard: acme.shard });
	expect((await search(await globex.addMember(), "harvest")).results).toEqual([]);
});

test("a private recognition of several tells none of them of the others, by name, by words or by number", async () => {
	const { acme, priya, marcus, program } = await makeCompany();
	const lena = await acme.addMember({ first_name: "Lena", last_name: "Brandt" });
	runByHand(priya.client);
	const { recognition_ids } = await priya.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [marcus.id, lena.id],
		points: 50,
		message: "Between us, the harvest was yours.",
		visibility: "private",
	});
	await runOutbox(acme, "recognition/notify-recipients");
	const own = await sectionOf(lena, "recognitions", "harvest");
	expect(own?.hits.map(({ link, fields }) => [link, fields.name])).toEqual([
		[`/recognitions/${recognition_ids[1]}`, "Priya Raman recognized Lena Brandt"],
	]);
	expect(await namesIn(marcus, "recognitions", "harvest")).toEqual(["Priya Raman recognized Marcus Webb"]);
	expect(await namesIn(lena, "recognitions", "marcus")).toEqual([]);
	expect(await namesIn(priya, "recognitions", "harvest")).toEqual(["Priya Raman recognized Marcus Webb and 1 more"]);
});

test("a hit names the first of several and counts the others, as each language says one other and more", async () => {
	const { acme, olga, priya, marcus, program } = await makeCompany();
	const lena = await acme.addMember({ first_name: "Lena", last_name: "Brandt", language_code: "fr" });
	runByHand(priya.client);
	for (const recipients of [
		[marcus, lena],
		[marcus, lena, olga],
	])
		await priya.client.call("recognition/give-recognition", {
			...{ program_id: program.id, recipient_ids: recipients.map(({ id }) => id), points: 50 },
			message: `You ${recipients.length} saved the harvest.`,
		});
	await runOutbox(acme, "recognition/notify-recipients");
	expect(await namesIn(lena, "recognitions", "harvest")).toEqual([
		"Priya Raman a félicité Marcus Webb et 2 autres personnes",
		"Priya Raman a félicité Marcus Webb et 1 autre personne",
	]);
});

test("one's own orders are found by number and by what was ordered, nobody else's", async () => {
	const { acme, priya, marcus } = await makeCompany();
	const kettle = await addItem(acme, { name: "Copper kettle", variants: [{ price_cents: 500 }] });
	await putIntoCart(priya, kettle.variant_id);
	await priya.client.call("checkout/checkout", orderOf(await priya.client.call("cart/get-shopping-cart", {})));
	const found = await sectionOf(priya, "orders", "kettle");
	expect(found?.hits.map(({ fields }) => [fields.detail, fields.points])).toEqual([["Copper kettle", 500]]);
	expect(await namesIn(priya, "orders", found!.hits[0]!.fields.name)).toEqual([found!.hits[0]!.fields.name]);
	expect(await sectionOf(marcus, "orders", "kettle")).toBeUndefined();
});

test("menu entries are found in the person's language, and only their own", async () => {
	const { acme, olga, priya } = await makeCompany();
	const places = async (person: TestMember, text: string) =>
		((await sectionOf(person, "pages", text))?.hits ?? []).map(({ link, fields }) => [fields.name, link]);
	expect(await places(priya, "my p")).toEqual([["My points", "/points"]]);
	const lucia = await acme.addMember({ language_code: "es" });
	expect(await places(lucia, "recon")).toEqual([["Reconocimientos", "/recognitions"]]);
	expect(await places(olga, "uploads")).toEqual([["Uploads", "/uploads"]]);
	expect(await places(priya, "uploads")).toEqual([]);
});

test("who may not give finds no people and no programs to give to or from", async () => {
	const { acme } = await makeCompany();
	const quiet = await acme.addMember({ switches: { give_recognition_disabled: 1 } });
	const keys = (await search(quiet, "mar")).results.map(({ nav_data }) => nav_data.key);
	expect(keys).not.toContain("people");
	expect(keys).not.toContain("programs");
});

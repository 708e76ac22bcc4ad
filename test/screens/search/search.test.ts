/** The page of results as the Worker serves it: the field without scripts, sections, one of them, nothing, too little. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { addProgram, indexPeople } from "#test/factories/programs";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const people = await Promise.all(
		Array.from({ length: 6 }, (_, at) => acme.addMember({ first_name: "Mara", last_name: `Quist${at}` })),
	);
	await indexPeople(acme, people);
	await addProgram(acme, { owner: olga });
	return { acme, olga, priya, people };
}

test("[topbar-03] every page has the search in its bar, a form that works without scripts, for members and owners", async () => {
	const { olga, priya } = await makeCompany();
	for (const person of [olga, priya]) {
		const page = await openPage(person, "/notifications");
		const bar = page.part("header", ["class", "bar"]);
		expect(bar.html.match(/<form[^>]*role="search"[^>]*action="\/webapp\/search"/g)).toHaveLength(2);
		expect(bar.html).toMatch(/<input[^>]*name="search"/);
	}
	const bar = (await openPage(priya, "/notifications")).part("header", ["class", "bar"]);
	const ways = bar.links().map(({ text, href }) => `${text} ${href}`);
	for (const way of ["Shop /webapp/store", "0points /webapp/points"]) expect(ways).toContain(way);
	for (const [label, href] of [
		["Wish list", "/webapp/wish_lists"],
		["FAQ", "/webapp/faqs"],
	] as const)
		expect(bar.html).toMatch(new RegExp(`<a (?=[^>]*aria-label="${label}")(?=[^>]*href="${href}")[^>]*>`));
});

test("[search-01] [search-02] results stand by section under titles that are links, each hit leads on; of many there is a way to all", async () => {
	const { priya, people } = await makeCompany();
	const page = await openPage(priya, "/search?search=mara");
	expect(page.texts("h1")).toEqual(["Search"]);
	expect(page.text).toContain("6 results for “mara”.");
	expect(page.texts("h2")).toEqual(["People 6"]);
	const links = page.part("main", ["id", "main"]).links();
	const ways = Object.fromEntries(links.map(({ text, href }) => [text, href]));
	expect(ways.People).toBe("/webapp/search?search=mara&section=people");
	expect(ways["All 6"]).toBe("/webapp/search?search=mara&section=people");
	expect(ways["MQMara Quist0Tester"]).toBe(`/webapp/recognitions/give?recipient_ids=${people[0]!.id}`);
	expect(links.filter(({ text }) => text.startsWith("MQMara"))).toHaveLength(4);
	const all = await openPage(priya, "/search?search=mara&section=people");
	expect(all.links().filter(({ text }) => text.startsWith("MQMara"))).toHaveLength(6);
	const given = await openPage(priya, `/recognitions/give?recipient_ids=${people[0]!.id}`);
	expect(given.text).toContain("Mara Quist0");
});

test("[search-10] where nothing fits the page says so, and what was typed stays; one character is too little", async () => {
	const { acme, priya } = await makeCompany();
	const none = await openPage(priya, "/search?search=zzzz");
	expect(none.text).toContain("No results found");
	expect(none.html).toMatch(/<input[^>]*name="search"[^>]*value="zzzz"/);
	const lucia = await acme.addMember({ language_code: "es" });
	expect((await openPage(lucia, "/search?search=zzzz")).text).toContain("No se han encontrado resultados");
	const short = await openPage(priya, "/search?search=m");
	expect(short.text).toContain("Type at least two characters.");
	expect(short.text).not.toContain("No results found");
	expect((await openPage(priya, "/search")).status).toBe(200);
});

test("[search-09] a search that fails says so on its page, in the words of the bar, and what was typed stays", async () => {
	const { priya } = await makeCompany();
	priya.client.environment = { ...env, LIMITS: JSON.stringify({ search: { max: 0 } }) } as unknown as typeof env;
	const page = await openPage(priya, "/search?search=mara");
	expect(page.texts("p", ["class", "search-error"])).toEqual(["Search error..."]);
	expect(page.text).not.toContain("No results found");
	expect(page.html).toMatch(/<input[^>]*name="search"[^>]*value="mara"/);
});

test("a title of programs opens its dialog; an item's name is marked where it fits, and a name's markup stays text", async () => {
	const { acme, olga, priya } = await makeCompany();
	await addProgram(acme, { owner: olga, name: "Harbor heroes" });
	const odd = await acme.addMember({ first_name: "<b>Marjorie</b>", last_name: "Quist" });
	await indexPeople(acme, [odd]);
	const page = await openPage(priya, "/search?search=marj");
	expect(page.html).toContain("<mark>Marj</mark>");
	expect(page.html).not.toContain("<b>Marj");
	const found = (await openPage(priya, "/search?search=harbor")).part("main", ["id", "main"]);
	expect(found.links()).toContainEqual({ text: "Programs to give from", href: "/webapp/recognitions/give" });
	expect(found.html).toMatch(/<a (?=[^>]*data-opens="dialog")(?=[^>]*href="\/webapp\/recognitions\/give")[^>]*>/);
});

/** The bar above every screen and what a phone has in its place, as the Worker serves them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { openPage, readPage } from "#test/kit/page";
import { createTenant, type TestTenant } from "#test/kit/tenant";

/** The page before sign-in. */
const readLogin = async (tenant: TestTenant) =>
	readPage(200, await (await tenant.visitor().fetch("/webapp/login")).text());

test("[topbar-02] the logo leads home, or to the address that the account gives", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const logo = async () => (await openPage(priya, "/points")).links().find(({ href }) => href !== "#main");
	expect((await logo())?.href).toBe("/webapp");
	await acme.database.write([
		sql`update accounts set account_logo_url = 'https://acme.example/people' where account_id = ${acme.id}`,
	]);
	expect((await logo())?.href).toBe("https://acme.example/people");
});

test("[topbar-06] a long name is cut at 20 characters in the bar", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Maximiliana", last_name: "Featherstonehaugh" });
	const { text } = await openPage(priya, "/points");
	expect(text).toMatch(/Maximiliana Feathers(?!t)/);
});

test("[topbar-09] the cart says how many items it holds", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 5_000 });
	const [mug, bag] = [await addItem(acme, { name: "Mug" }), await addItem(acme, { name: "Bag" })];
	expect((await openPage(priya, "/points")).html).toContain('aria-label="Cart, 0 items"');
	await putIntoCart(priya, mug.variant_id, 2);
	await putIntoCart(priya, bag.variant_id, 1);
	expect((await openPage(priya, "/points")).html).toContain('aria-label="Cart, 3 items"');
});

test("[profile-02] [topbar-22] home and a phone's menu show name, title and balances", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 1_990 });
	await acme.database.write([
		sql`update users set title = 'Night lead' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const page = await openPage(priya, "");
	for (const place of [page.part("section", ["class", "profile-strip"]), page.part("nav", ["id", "menu"])])
		for (const shown of ["Priya Raman", "Night lead", "1,990"]) expect(place.text).toContain(shown);
});

test("[navigation-20] the foot has the account's own links, the languages and the way to cookies and privacy", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await acme.database.write([
		sql`update accounts set footer_links = '[{"label":{"en":"Travel policy"},"url":"https://acme.example/travel"}]', languages = '["en","es"]'
			where account_id = ${acme.id}`,
	]);
	const page = await openPage(priya, "/points");
	expect(page.links()).toContainEqual({ text: "Travel policy", href: "https://acme.example/travel" });
	expect(page.links().some(({ text }) => text === "Cookies and privacy")).toBe(true);
	expect(page.text).toContain("Change language");
	expect(page.texts("button")).toContain("Español");
	const fixed = await createTenant({ flags: { language_selection_enabled: 0 } });
	const marcus = await fixed.addMember();
	for (const { text, texts } of [await openPage(marcus, "/points"), await readLogin(fixed)]) {
		expect(text).not.toContain("Change language");
		expect(texts("button")).not.toContain("Español");
	}
	expect((await marcus.client.try("session/change-language", { language_code: "es" })).body.resultType).toBe(
		"feature_disabled",
	);
	expect((await readLogin(acme)).text).toContain("Change language");
});

test("[account-12] the account with the subdomain beon labels its unit as 'Loads'; others keep their own word", async () => {
	const [beon, acme] = await Promise.all([createTenant({ labels: { points_label: { en: "Loads" } } }), createTenant()]);
	await beon.database.write([sql`update accounts set subdomain = 'beon' where account_id = ${beon.id}`]);
	const pageOf = async (tenant: TestTenant) => openPage(await tenant.addMember({ points: 1_990 }), "");
	const [loads, points] = await Promise.all([pageOf(beon), pageOf(acme)]);
	expect(loads.part("section", ["class", "profile-strip"]).text).toMatch(/Loads ?1,990/);
	expect(loads.text).not.toContain("points");
	expect(points.part("section", ["class", "profile-strip"]).text).toMatch(/[Pp]oints ?1,990/);
	expect(points.text).not.toContain("Loads");
	expect((await beon.visitor().call("account/init-account", {})).account).toMatchObject({
		subdomain: "beon",
		labels: { points_label: "Loads" },
	});
});

/** The bar above every screen and what a phone has in its place, as the Worker serves them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

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
});

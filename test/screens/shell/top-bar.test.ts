/** The bar above every screen and what a phone has in its place, as the Worker serves them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { giveWallet, walletFlags } from "#test/factories/wallets";
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

test("[profile-02] [topbar-22] [wallets-01] the wallet's balance stands beside the points under the account's name for it, and nowhere where wallets are off or points are hidden", async () => {
	const open = async (flags: Record<string, 0 | 1>) => {
		const acme = await createTenant({ flags: walletFlags, labels: { wallet_module_namings: { en: "Wellbeing" } } });
		const [owner, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember({ points: 1_990 })];
		await giveWallet(acme, { owner, member: priya, points: 640 });
		await acme.database.write([
			sql`update accounts set flags = json_patch(flags, ${JSON.stringify(flags)}) where account_id = ${acme.id}`,
		]);
		const page = await openPage(priya, "");
		const places = [
			page.part("section", ["class", "profile-strip"]),
			page.part("nav", ["id", "menu"]),
			page.part("header", ["class", "bar"]),
			page.part("div", ["id", "user-menu"]),
		];
		return { page, places, owner };
	};
	const on = await open({});
	for (const { text } of on.places)
		for (const shown of [/Wellbeing ?640|640 ?Wellbeing/, /1,990/]) expect(text).toMatch(shown);
	expect(on.places[0]!.links()).toContainEqual({ text: "Wellbeing", href: "/webapp/wallet" });
	expect((await openPage(on.owner, "/points")).part("div", ["id", "user-menu"]).text).toContain("Wellbeing0");
	const off = await open({ wallets_enabled: 0 });
	for (const { text } of off.places) expect(text).toContain("1,990");
	const hidden = await open({ hide_points_for_account: 1 });
	for (const { page } of [off, hidden]) {
		expect(page.text).not.toContain("640");
		expect(page.text).not.toContain("Wellbeing");
	}
	expect(hidden.page.text).not.toContain("1,990");
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

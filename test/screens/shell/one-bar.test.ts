/** Version 2 of the bars above a member's screens, as the owner chooses it and as the Worker serves it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant, type MemberOptions, type TenantOptions } from "#test/kit/tenant";
import { labelsWith } from "#test/kit/usual-menu";

const versionTwo: TenantOptions = { settings: { bo_dashboard_version: 2 } };

const header = (page: ServedPage) => page.part("header", ["class", "bar"]);
const places = (page: ServedPage) => header(page).part("nav", ["class", "bar-places"]);
const words = (page: ServedPage) => page.links().map(({ text }) => text);

async function pageOf(tenant: TenantOptions, member: MemberOptions = {}) {
	const acme = await createTenant(tenant);
	return openPage(await acme.addMember({ points: 1_234, ...member }), "/privacy");
}

test("[navigation-17] an account with bo_dashboard_version 2 has one bar: places beside the logo, search as an icon, points beside the face", async () => {
	const [one, two] = [await pageOf(versionTwo), await pageOf({})];
	const menuOf = (page: ServedPage, place: string) => page.part("nav", ["class", place]).texts("li").slice(0, 3);
	expect(menuOf(two, "menu-bar")).toEqual(["Home", "Store", "Recognitions"]);
	expect(menuOf(header(one), "bar-places")).toEqual(["Home", "Store", "Recognitions"]);
	expect(one.html).not.toContain('class="menu-bar');
	expect(two.html).not.toContain('class="bar-places');

	const nameless = (page: ServedPage) => header(page).html.split('id="mobile-search"')[0]!;
	expect(nameless(two)).toContain('type="search"');
	expect(nameless(one)).not.toContain('type="search"');
	expect(nameless(one)).toMatch(/<button[^>]*popovertarget="mobile-search"/i);
	expect(nameless(one).match(/<button[^>]*popovertarget="mobile-search"[^>]*>/i)![0]).not.toContain("mobile-only");
	const over = header(one).part("div", ["id", "mobile-search"]);
	expect(over.html).toMatch(/<form[^>]*action="\/webapp\/search"/);
	expect(over.texts("button")).toContain("Cancel");

	const face = (page: ServedPage) => page.part("button", ["class", "bar-user"]).text;
	expect(face(one)).toMatch(/1,234 points/);
	expect(face(two)).not.toContain("1,234");
	expect(
		header(two)
			.texts("a")
			.some((text) => /1,234/.test(text)),
	).toBe(true);
});

test("[navigation-17] the one bar keeps the rule of four or three and MORE, sections, and every switch", async () => {
	const five = places(await pageOf(versionTwo));
	expect(five.texts("button")).toEqual(["MORE"]);
	expect(five.part("div", ["class", "menu-sections"]).texts("a")).toEqual(labelsWith().slice(3));
	const hidden = await pageOf(
		{ ...versionTwo, flags: { hide_points_for_account: 1, redemptions_enabled: 0 } },
		{ settings: { privileges: { nav: { mode: "include", items: ["home", "recognitions", "galaxy", "points"] } } } },
	);
	expect(places(hidden).texts("button")).toEqual([]);
	expect(hidden.html).not.toContain("1,234");
	const top_nav_override = [
		{ key: "points" },
		{
			key: "mine",
			label: { en: "Mine" },
			sections: [{ key: "shop", title: { en: "Goods" }, items: [{ key: "orders" }] }],
		},
	];
	const own = await pageOf(versionTwo, { settings: { top_nav_override } });
	expect(places(own).part("div", ["id", "menu-mine"]).texts("h3")).toEqual(["Goods"]);
	// Nothing of their own menu leads to the store, so that the bar does.
	expect(words(header(own))).toContain("Shop");
	expect(words(header(await pageOf(versionTwo)))).not.toContain("Shop");
	const withoutShop = await pageOf(versionTwo, { switches: { disable_shop: 1 } });
	expect(
		header(withoutShop)
			.links()
			.filter(({ href }) => href.startsWith("/webapp/store")),
	).toEqual([]);
});

test("[navigation-17] the account's owner chooses between two bars and one; it holds from the next page on, for members of this account alone", async () => {
	const acme = await createTenant();
	const globex = await createTenant({ shard: acme.shard });
	const [olga, priya, stranger] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember(),
		await globex.addMember(),
	];
	const hasOneBar = async (person = priya) => (await openPage(person, "/privacy")).html.includes("bar-places");
	const chosen = async () =>
		(await openPage(olga, "/settings/frame")).html.match(
			/<input(?=[^>]*name="bo_dashboard_version")(?=[^>]*checked)[^>]*value="(\d)"/,
		)?.[1];
	expect([await hasOneBar(), await chosen()]).toEqual([false, "1"]);
	const done = await sendForm(olga, "/settings/frame", "settings/save-navbar", { bo_dashboard_version: "2" });
	expect(done.location).toBe("/webapp/settings/frame");
	expect([await hasOneBar(), await hasOneBar(olga), await hasOneBar(stranger), await chosen()]).toEqual([
		true,
		false,
		false,
		"2",
	]);
	expect((await priya.client.call("account/init-account", {})).account.bo_dashboard_version).toBe(2);
	const [line] = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' order by id desc limit 1`,
	);
	expect(JSON.parse(line!.details)).toEqual({ bo_dashboard_version: { before: 1, after: 2 } });
	const wrong = await olga.client.try("settings/save-navbar", { bo_dashboard_version: 3 as never });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["bo_dashboard_version"]]);
	expect((await priya.client.try("settings/save-navbar", { bo_dashboard_version: 1 })).status).toBe(403);
	await sendForm(olga, "/settings/frame", "settings/save-navbar", { bo_dashboard_version: "1" });
	expect(await hasOneBar()).toBe(false);
});

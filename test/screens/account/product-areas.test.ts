/** The areas of the product, each reached by a link that its people are served, and gone where the account has it off. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { openPage } from "#test/kit/page";
import type { TestMember, TestTenant } from "#test/kit/tenant";

type Area = {
	path: string;
	/** What its page is called. */
	heading: string | RegExp;
	/** Where its link stands; home with the menu unless given. */
	from?: string;
	/** Something of the area that its page shows. */
	shows?: RegExp;
	/** The switch without which it is gone. */
	flag?: string;
	/** What is gone of a page that stays, as it shows what was. */
	offers?: string;
};

const switchAll = (tenant: TestTenant, names: readonly string[], to: 0 | 1) =>
	tenant.database.write([
		...names.map(
			(name) =>
				sql`update accounts set flags = json_set(flags, ${`$.${name}`}, ${to}), version = version + 1 where account_id = ${tenant.id}`,
		),
	]);

/** Follows the link to each area, as this person. */
async function visit(person: TestMember, areas: readonly Area[]): Promise<void> {
	for (const { path, heading, from = "/", shows, offers } of areas) {
		const links = (await openPage(person, from)).links().map(({ href }) => href);
		expect([from, links.includes(`/webapp${path}`) ? path : links]).toEqual([from, path]);
		const page = await openPage(person, path);
		expect([path, page.status, page.texts("h1")]).toEqual([path, 200, [expect.stringMatching(heading)]]);
		if (offers) expect([path, page.html.includes(offers)]).toEqual([path, true]);
		if (shows) expect([path, page.text]).toEqual([path, expect.stringMatching(shows)]);
	}
}

/** Of areas with a switch neither link nor page is left once it is off. */
async function expectGone(tenant: TestTenant, person: TestMember, areas: readonly Area[]): Promise<void> {
	const switched = areas.filter(({ flag }) => flag);
	await switchAll(
		tenant,
		switched.map(({ flag }) => flag!),
		0,
	);
	const links = (await openPage(person, "/")).links().map(({ href }) => href);
	for (const { path, offers } of switched) {
		expect(links).not.toContain(`/webapp${path}`);
		const { status, html } = await openPage(person, path);
		if (offers) expect([path, status, html.includes(offers)]).toEqual([path, 200, false]);
		else expect([path, status]).toEqual([path, expect.toBeOneOf([403, 404])]);
	}
}

test("[account-02] recognition, the shop from catalog to rebates, points by card, ideas, nominations, polls, photos, surveys, forms, reviews and games are there for a member, and gone where they are off", async () => {
	const { tenant, member, ids } = await createFullTenant(0, "area");
	await switchAll(tenant, ["buy_points_enabled", "photo_contest_enabled"], 1);
	await tenant.database.write([
		sql`update users set switches = json_set(switches, '$.buy_points_enabled', 1) where account_id = ${tenant.id}`,
	]);
	const areas: Area[] = [
		{ path: "/recognitions/give", heading: "Give recognition", flag: "give_recognition_enabled" },
		{ path: "/store", heading: "Store", flag: "redemptions_enabled" },
		{ path: `/store/item/${ids.item}`, heading: /area/, shows: /Reviews/ },
		{ path: "/store/checkout", heading: /cart|Checkout/ },
		{ path: "/wish_lists", heading: "Wish lists" },
		{ path: "/store/orders", heading: "My orders" },
		{ path: "/rebates", heading: "Rebates", flag: "rebates_enabled" },
		{ path: "/buy_points", heading: "Buy points", flag: "buy_points_enabled", offers: 'name="amount"' },
		{ path: "/ideas", heading: "Ideas", flag: "ideas_enabled" },
		{ path: "/employee_nominations/events", heading: "Nominations", flag: "employee_nominations_enabled" },
		{ path: "/polls", heading: "Polls", flag: "polls_enabled" },
		{ path: "/photo_albums", heading: "Photo albums", flag: "photo_albums_enabled" },
		{ path: "/photo_contest", heading: /contest/ },
		{ path: "/surveys", heading: "Surveys", flag: "surveys_enabled" },
		{ path: "/forms", heading: "Forms", flag: "forms_enabled" },
		{ path: "/bingo", heading: /bingo/, flag: "bingo_enabled" },
		{ path: "/scratch-card", heading: /scratch/, flag: "scratch_card_enabled" },
	];
	await visit(member, areas);
	await expectGone(tenant, member, areas);
});

test("[account-03] scoreboards, levels, the directory, followers, the feed with comments and likes, wallets, appreciations, anniversaries, announcements, certificates, sales dashboards and many reports are there for their people, and gone where they are off", async () => {
	const { tenant, owner, member } = await createFullTenant(0, "area");
	const fresh = await tenant.addMember({ first_name: "Nadia" });
	const areas: Area[] = [
		{ path: "/scoreboards", heading: "Competitions", flag: "scoreboard_competitions_enabled" },
		{ path: "/levels", heading: "Your level", flag: "user_levels_enabled" },
		{ path: "/directory", heading: "Directory", flag: "company_directory_enabled" },
		{ path: "/wallet", heading: "Wallet", flag: "wallets_enabled" },
		{ path: "/appreciations", heading: "Appreciations", flag: "appreciations_enabled" },
		{ path: "/announcements", heading: "Announcements" },
		{ path: "/sales_dashboard", heading: "Sales dashboard", flag: "sales_module_enabled" },
		{ path: "/anniversaries?tab=mine", heading: "Anniversaries", from: "/profile" },
	];
	await visit(member, areas);
	await visit(fresh, [{ path: "/followers", heading: "Whom you follow", from: "/?scope=following" }]);
	const feed = await openPage(member, "/");
	expect(feed.texts("button").join()).toMatch(/Like/);
	expect(feed.links().map(({ text }) => text)).toContainEqual(expect.stringMatching(/comment/i));

	const ofOwners: Area[] = [
		{ path: "/certificates", heading: "Certificates", flag: "ots_enabled" },
		{ path: "/anniversaries/rules", heading: /Anniversar/ },
		{ path: "/reports", heading: "Reports" },
	];
	await visit(owner, ofOwners);
	const reports = (await openPage(owner, "/reports")).links().filter(({ href }) => href.includes("/reports?report="));
	expect(reports.length).toBeGreaterThan(30);
	const own = (await openPage(member, "/reports")).links().filter(({ href }) => href.includes("/reports?report="));
	expect(own.length).toBeLessThan(reports.length / 2);
	for (const { path } of ofOwners.filter(({ path }) => path !== "/reports"))
		expect([path, (await openPage(member, path)).status]).not.toEqual([path, 200]);
	await expectGone(tenant, member, areas);
	await expectGone(tenant, owner, ofOwners);
});

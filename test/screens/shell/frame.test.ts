/** The frame around screens as the Worker serves it: what switches and roles show and hide, and how the menu is ordered. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type MemberOptions, type TenantOptions } from "#test/kit/tenant";

/** A quiet page as this person of this account gets it. */
async function pageOf(tenant: TenantOptions, member: MemberOptions = {}): Promise<ServedPage> {
	const acme = await createTenant(tenant);
	const person = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 1_234, ...member });
	return openPage(person, "/privacy");
}

const bar = (page: ServedPage) => page.part("header", ["class", "bar"]);
const menuBar = (page: ServedPage) => page.part("nav", ["class", "menu-bar"]);
const drawer = (page: ServedPage) => page.part("nav", ["id", "menu"]);
const hrefs = (page: ServedPage) => page.links().map(({ href }) => href);
const [shop, cart, recognize] = ["/webapp/store", "/webapp/store/checkout", "/webapp/recognitions/give"];

test("with everything on, the bar links shop, cart and giving, and the person's menu name, title, points and Log Out", async () => {
	const page = await pageOf({});
	expect(hrefs(bar(page))).toEqual(expect.arrayContaining([shop, cart, recognize, "/webapp/points"]));
	const { text } = page.part("div", ["id", "user-menu"]);
	for (const part of ["Priya Raman", "Tester", "Available points", "1,234", "Log Out"]) expect(text).toContain(part);
});

test("[topbar-04] Recognize shows only while recognition is on for both the account and the person", async () => {
	const buttons = (page: ServedPage) => page.links().filter(({ text }) => text === "Recognize");
	expect(buttons(await pageOf({})).map(({ href }) => href)).toContain(recognize);
	for (const page of [
		await pageOf({ flags: { give_recognition_enabled: 0 } }),
		await pageOf({}, { switches: { give_recognition_disabled: 1 } }),
	]) {
		expect(buttons(page)).toEqual([]);
		expect(hrefs(page)).not.toContain(recognize);
	}
});

test("where recognition is off, no empty list and no home leads to giving", async () => {
	const acme = await createTenant({ flags: { give_recognition_enabled: 0 } });
	const priya = await acme.addMember();
	for (const path of ["", "/recognitions", "/recognitions?report_condition=given_by_me"]) {
		const page = await openPage(priya, path);
		expect([path, page.status, hrefs(page).filter((href) => href.startsWith(recognize))]).toEqual([path, 200, []]);
	}
});

test("[topbar-12] [topbar-13] [topbar-14] shop and cart disappear with their switches, from every bar and menu", async () => {
	const all = hrefs(await pageOf({}));
	expect(all).toEqual(expect.arrayContaining([shop, cart]));
	for (const page of [
		await pageOf({ flags: { redemptions_enabled: 0 } }),
		await pageOf({}, { switches: { disable_shop: 1 } }),
	])
		expect(hrefs(page).filter((href) => href.startsWith(shop))).toEqual([]);
	const withoutCart = hrefs(await pageOf({}, { switches: { disable_cart: 1 } }));
	expect(withoutCart).toContain(shop);
	expect(withoutCart).not.toContain(cart);
});

test("where points are hidden, no balance and no statement is shown", async () => {
	const page = await pageOf({ flags: { hide_points_for_account: 1 } });
	expect(hrefs(page)).not.toContain("/webapp/points");
	expect(page.html).not.toContain("1,234");
});

test("[session-07] [navigation-21] [navigation-22] account owners get the administrator's frame with its navigation at the left and in the phone's menu", async () => {
	const owner = await pageOf({}, { role: "account_owner" });
	const side = owner.part("nav", ["class", "admin-side"]);
	for (const place of [side, drawer(owner)])
		expect(hrefs(place)).toEqual(expect.arrayContaining(["/webapp", "/webapp/uploads", "/webapp/reports"]));
	expect(owner.html).not.toContain("menu-bar");
	for (const role of ["member", "budget_owner", "moderator", "distributor"] as const) {
		const page = await pageOf({}, { role });
		expect([role, page.html.includes("admin-side"), page.html.includes("menu-bar")]).toEqual([role, false, true]);
	}
});

test("[reports-01] [reports-08] of members only budget owners see Reports: in the menus, never in the top bar", async () => {
	const budgetOwner = await pageOf({}, { role: "budget_owner" });
	for (const place of [menuBar(budgetOwner), drawer(budgetOwner)])
		expect(place.links()).toContainEqual({ text: "Reports", href: "/webapp/reports" });
	expect(hrefs(bar(budgetOwner))).not.toContain("/webapp/reports");
	for (const role of ["member", "moderator", "distributor"] as const)
		expect(hrefs(await pageOf({}, { role }))).not.toContain("/webapp/reports");
});

test("[topbar-01] the Points to Issue show to who owns budgets, while recognition is on for the account and the person", async () => {
	const shows = (page: ServedPage) => [bar(page), drawer(page)].map(({ text }) => text.includes("Points to Issue"));
	expect(shows(await pageOf({}, { role: "budget_owner" }))).toEqual([true, true]);
	expect(shows(await pageOf({}))).toEqual([false, false]);
	expect(shows(await pageOf({ flags: { give_recognition_enabled: 0 } }, { role: "budget_owner" }))).toEqual([
		false,
		false,
	]);
	const off = { role: "budget_owner", switches: { give_recognition_disabled: 1 } } as const;
	expect(shows(await pageOf({}, off))).toEqual([false, false]);
	const acme = await createTenant();
	const mara = await acme.addMember();
	await addProgram(acme, { owner: mara, budget: 7_500 });
	const home = await openPage(mara, "");
	for (const { text } of [bar(home), home.part("section", ["class", "profile-strip"])])
		expect(text).toMatch(/7,500 ?Points to Issue|Points to Issue ?7,500/);
});

test("[navigation-01] [navigation-03] [navigation-10] the menu comes from the user's nav_menu, in the account's order, below /webapp", async () => {
	const acme = await createTenant({ settings: { top_nav_items_order: ["orders", "recognitions"] } });
	const priya = await acme.addMember();
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.nav_menu.map(({ key }) => key)).toEqual(["orders", "recognitions", "home", "store", "points"]);
	const page = await openPage(priya, "/privacy");
	const inOrder = user.nav_menu.map(({ to }) => `/webapp${to === "/" ? "" : to}`);
	expect(hrefs(menuBar(page))).toEqual(inOrder);
	expect(hrefs(drawer(page)).filter((href) => inOrder.includes(href) && href !== shop)).toEqual(
		inOrder.filter((href) => href !== shop),
	);
	expect((await priya.client.fetch("/store")).status).toBe(404);
	const owner = await acme.addMember({ role: "account_owner" });
	const side = (await openPage(owner, "/privacy")).part("nav", ["class", "admin-side"]);
	expect(side.links().map(({ text }) => text)).toEqual([
		"Overview",
		"Recognitions",
		"My statement",
		"My orders",
		"Store",
		"Reports",
		"Uploads",
	]);
});

test("[topbar-11] four entries stand in the bar, of five the first three, and the rest under MORE", async () => {
	const four = menuBar(await pageOf({ flags: { hide_points_for_account: 1 } }));
	expect(four.texts("li")).toEqual(["Home", "Store", "Recognitions", "My orders"]);
	expect(four.texts("button")).toEqual([]);
	const five = menuBar(await pageOf({}));
	expect(five.texts("li").slice(0, 3)).toEqual(["Home", "Store", "Recognitions"]);
	expect(five.texts("li")).toHaveLength(4);
	expect(five.texts("button")).toEqual(["MORE"]);
	expect(five.part("div", ["id", "menu-more"]).texts("a")).toEqual(["My statement", "My orders"]);
});

test("[account-01] [theming-01] each tenant's host answers with its own name and five colours", async () => {
	const [acme, globex] = [await createTenant(), await createTenant()];
	const colors = {
		main_active_color: "#112233",
		navbar_color: "#223344",
		secondary_color: "#334455",
		primary_color: "#445566",
		accent_color: "#ffeedd",
	};
	await globex.database.write([
		sql`update accounts set main_active_color = '#112233', navbar_color = '#223344', secondary_color = '#334455',
			primary_color = '#445566', accent_color = '#ffeedd' where account_id = ${globex.id}`,
	]);
	expect((await globex.visitor().call("account/init-account", {})).account).toMatchObject({
		...colors,
		subdomain: globex.host.split(".")[0],
		company_name: `Company ${globex.host.split(".")[0]}`,
	});
	const page = await (await acme.visitor().fetch("/webapp/login")).text();
	expect(page).toContain(`Company ${acme.host.split(".")[0]}`);
	expect(page).not.toContain(globex.host.split(".")[0]);
	for (const style of ["--primary:#01add9", "--secondary:#008dad", "--navbar:#2e3279", "--accent:#ffb224"])
		expect(page).toContain(style);
});

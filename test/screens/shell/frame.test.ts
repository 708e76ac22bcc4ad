/** The frame around screens as the Worker serves it: what switches and roles show and hide, and how the menu is ordered. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type MemberOptions, type TenantOptions } from "#test/kit/tenant";
import { menuWith, usualSide } from "#test/kit/usual-menu";
import { roles } from "#workers/kernel/identity";

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
/** The entries of the bar, without the line of help at the end of its panels. */
const entriesOf = (page: ServedPage) => hrefs(menuBar(page)).filter((href) => href !== "/webapp/faqs");
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
	const signingInAs = "/webapp/login/sudo";
	expect(hrefs(side)).toContain(signingInAs);
	for (const role of roles.filter((one) => one !== "account_owner")) {
		const page = await pageOf({}, { role });
		const parts = [page.html.includes("admin-side"), page.html.includes("menu-bar"), hrefs(page).includes(signingInAs)];
		expect([role, ...parts]).toEqual([role, false, true, false]);
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
	expect(user.nav_menu.map(({ key }) => key)).toEqual(
		menuWith({ first: ["orders", "recognitions"] }).map(({ key }) => key),
	);
	const page = await openPage(priya, "/privacy");
	const inOrder = user.nav_menu.map(({ to }) => `/webapp${to === "/" ? "" : to}`);
	expect(entriesOf(page)).toEqual(inOrder);
	expect(hrefs(drawer(page)).filter((href) => inOrder.includes(href) && href !== shop)).toEqual(
		inOrder.filter((href) => href !== shop),
	);
	expect((await priya.client.fetch("/store")).status).toBe(404);
	const owner = await acme.addMember({ role: "account_owner" });
	const side = (await openPage(owner, "/privacy")).part("nav", ["class", "admin-side"]);
	const inSide = side.links().map(({ text }) => text);
	expect([...inSide].sort()).toEqual([...usualSide].sort());
	expect(inSide.indexOf("My orders")).toBeLessThan(inSide.indexOf("Store"));
	const usually = await pageOf({}, { role: "account_owner" });
	expect(
		usually
			.part("nav", ["class", "admin-side"])
			.links()
			.map(({ text }) => text),
	).toEqual(usualSide);
});

test("privileges hide the way to the settings from an owner's bars by its key, and leave the page to them", async () => {
	const acme = await createTenant();
	const settings = (items: string[]) => ({ privileges: { nav: { mode: "exclude", items } } });
	const [olga, ingrid] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember({ role: "account_owner", settings: settings(["settings"]) }),
	];
	const shown = async (person: typeof olga) => hrefs(await openPage(person, "/privacy")).includes("/webapp/settings");
	expect([await shown(olga), await shown(ingrid)]).toEqual([true, false]);
	expect((await openPage(ingrid, "/settings")).status).toBe(200);
});

test("[topbar-11] four entries stand in the bar, of five the first three, and the rest under MORE", async () => {
	const barWith = async (items: string[]) =>
		menuBar(await pageOf({}, { settings: { privileges: { nav: { mode: "include", items } } } }));
	const four = await barWith(["home", "recognitions", "galaxy", "announcements"]);
	expect(four.texts("li")).toEqual(["Home", "Recognitions", "Galaxy", "Announcements"]);
	expect(four.texts("button")).toEqual([]);
	const five = await barWith(["home", "recognitions", "galaxy", "announcements", "points"]);
	expect(five.texts("li").slice(0, 3)).toEqual(["Home", "Recognitions", "Galaxy"]);
	expect(five.texts("li")).toHaveLength(4);
	expect(five.texts("button")).toEqual(["MORE"]);
	expect(five.part("div", ["class", "menu-sections"]).texts("a")).toEqual(["Announcements", "My points"]);
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
	const owner = await globex.addMember({ role: "account_owner" });
	const names = { company_name: `Company ${globex.host.split(".")[0]}`, platform_name: "Laurel" };
	await owner.client.call("settings/save-look", { ...names, ...colors });
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
	const own = await (await globex.visitor().fetch("/webapp/login")).text();
	const drawn = ["active-text:#112233", "navbar:#223344", "secondary:#334455", "primary:#445566", "accent:#ffeedd"];
	for (const style of drawn) expect([style, own.includes(`--${style}`)]).toEqual([style, true]);
});

/** The account's own menu for somebody: a declared entry, a link elsewhere, one that the person may not open, one that leads nowhere. */
const ownMenu = [
	{ key: "points" },
	{
		key: "intranet",
		label: { en: "Intranet", es: "Intranet de Acme" },
		to: "https://intranet.acme.example",
		opens_new_tab: 1,
	},
	{ key: "reports" },
	{ key: "store" },
	{ key: "nowhere", label: { en: "Nowhere" } },
];

test("[navigation-11] a top_nav_override of the person replaces their menu wholly, in the bar and in the phone's menu", async () => {
	const acme = await createTenant({ settings: { top_nav_items_order: ["store"] } });
	const priya = await acme.addMember({ settings: { top_nav_override: ownMenu } });
	const page = await openPage(priya, "/privacy");
	expect(menuBar(page).links()).toEqual([
		{ text: "My points", href: "/webapp/points" },
		{ text: "Intranet", href: "https://intranet.acme.example" },
		{ text: "Store", href: "/webapp/store" },
	]);
	expect(menuBar(page).html).toMatch(
		/<a[^>]*target="_blank"[^>]*href="https:\/\/intranet|<a[^>]*href="https:\/\/intranet[^>]*target="_blank"/,
	);
	expect(hrefs(drawer(page))).toContain("https://intranet.acme.example");
	expect(hrefs(drawer(page))).not.toContain("/webapp/recognitions");
	const colleague = await acme.addMember();
	expect(hrefs(menuBar(await openPage(colleague, "/privacy")))).toContain("/webapp/recognitions");
});

test("[navigation-16] privileges show a section's items alone, or all but them", async () => {
	const shown = async (nav?: object) => {
		const page = await pageOf({}, { settings: nav ? { privileges: { nav } } : {} });
		expect(hrefs(drawer(page)).filter((href) => entriesOf(page).includes(href) && href !== shop)).toEqual(
			entriesOf(page).filter((href) => href !== shop),
		);
		return entriesOf(page);
	};
	const all = menuWith().map(({ href }) => href);
	const [home, points] = ["/webapp", "/webapp/points"];
	expect(await shown()).toEqual(all);
	expect(await shown({ mode: "include", items: ["home", "points"] })).toEqual([home, points]);
	expect(await shown({ mode: "exclude", items: ["home", "points"] })).toEqual(
		all.filter((href) => href !== home && href !== points),
	);
	expect(await shown({ mode: "perhaps", items: ["home"] })).toEqual(all);
	const owner = await pageOf(
		{},
		{ role: "account_owner", settings: { privileges: { nav: { mode: "exclude", items: ["uploads"] } } } },
	);
	const side = owner.part("nav", ["class", "admin-side"]);
	expect([hrefs(side).includes("/webapp/reports"), hrefs(side).includes("/webapp/uploads")]).toEqual([true, false]);
});

test("[navigation-23] the user carries nav_menu, top_nav_override and privileges", async () => {
	const acme = await createTenant();
	const privileges = { nav: { mode: "exclude" as const, items: ["store"] } };
	const priya = await acme.addMember({ settings: { privileges, top_nav_override: ownMenu } });
	const { user } = await priya.client.call("session/init-user", {});
	expect(user).toMatchObject({ privileges, top_nav_override: ownMenu });
	expect(user.nav_menu).toEqual([
		{ key: "points", to: "/points" },
		{ key: "intranet", to: "https://intranet.acme.example", label: "Intranet", opens_new_tab: 1 },
	]);
	const plain = await (await acme.addMember()).client.call("session/init-user", {});
	expect(plain.user).toMatchObject({ privileges: {}, top_nav_override: null });
	expect(plain.user.nav_menu[0]).toEqual({ key: "home", to: "/" });
});

test("[account-17] points are worth money by the account's point_price: on the statement, and nothing where it sets none", async () => {
	const worth = async (point_price: number) => {
		const acme = await createTenant({ point_price });
		const priya = await acme.addMember({ points: 1_234 });
		return (await openPage(priya, "/points")).text;
	};
	expect(await worth(10_000)).toContain("$12.34");
	expect(await worth(25_000)).toContain("$30.85");
	expect(await worth(0)).not.toContain("$");
});

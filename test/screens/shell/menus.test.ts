/** The menus as the Worker serves them: which entries a member, an owner and a distributor get, and what switches take away. */
import { expect, test } from "vitest";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type MemberOptions, type TenantOptions } from "#test/kit/tenant";

const entries = [
	"/",
	"/store",
	"/recognitions",
	"/points",
	"/store/orders",
	"/recognitions/orders_management",
	"/uploads",
	"/reports",
];

/** The page of somebody, without the screen in it. */
async function frameOf(member: MemberOptions, tenant: TenantOptions = {}): Promise<ServedPage> {
	const acme = await createTenant(tenant);
	return openPage(await acme.addMember(member), "/privacy");
}

/** The entries of a menu, as the words and addresses of the links inside it. */
function menuOf({ html }: ServedPage, opening: string): string[] {
	const [, menu = ""] = html.split(opening);
	const [inside = ""] = menu.split("</nav>");
	return [...inside.matchAll(/<a [^>]*href="\/webapp([^"]*)"[^>]*>(.*?)<\/a>/g)]
		.filter(([, href = ""]) => entries.includes(href || "/"))
		.map(([, href, words = ""]) => `${words.replace(/<[^>]+>/g, "")} ${href || "/"}`);
}

const bar = '<nav class="menu-bar';
const side = '<nav class="admin-side';

test("[navigation-03] a member's bar has what is for everybody, in its order, and nothing of an owner's", async () => {
	const page = await frameOf({}, { flags: { orders_management_enabled: 1 } });
	expect(menuOf(page, bar)).toEqual([
		"Home /",
		"Store /store",
		"Recognitions /recognitions",
		"My points /points",
		"My orders /store/orders",
	]);
	expect(page.html).not.toContain(side);
});

test("[navigation-21] an account owner's left navigation has the entries in groups, under their headings", async () => {
	const page = await frameOf({ role: "account_owner" }, { flags: { orders_management_enabled: 1 } });
	expect(menuOf(page, side)).toEqual([
		"Overview /",
		"Recognitions /recognitions",
		"My points /points",
		"Store /store",
		"My orders /store/orders",
		"Orders management /recognitions/orders_management",
		"Reports /reports",
		"Uploads /uploads",
	]);
	const headings = page.texts("h3", ["class", "menu-heading"]);
	expect([...new Set(headings)]).toEqual(["Engage", "Store", "Insight", "Account"]);
	expect(page.html).not.toContain(bar);
});

test("switches of account and person take entries away, for members and for owners", async () => {
	const shop = ["Store /store", "My orders /store/orders"];
	for (const [member, menu] of [
		[{}, bar],
		[{ role: "account_owner" }, side],
	] as const) {
		const shown = async (more: MemberOptions, tenant: TenantOptions) =>
			menuOf(await frameOf({ ...member, ...more }, tenant), menu);
		expect(await shown({}, {})).toEqual(expect.arrayContaining([...shop, "My points /points"]));
		for (const off of [
			await shown({}, { flags: { redemptions_enabled: 0 } }),
			await shown({ switches: { disable_shop: 1 } }, {}),
		])
			expect(off.filter((entry) => shop.includes(entry))).toEqual([]);
		expect(await shown({}, { flags: { hide_points_for_account: 1 } })).not.toContain("My points /points");
	}
});

test("[navigation-15] orders management shows to account owners and distributors, and only where it is enabled", async () => {
	const entry = "Orders management /recognitions/orders_management";
	const shown = async (role: MemberOptions["role"], orders_management_enabled: 0 | 1) =>
		menuOf(await frameOf({ role }, { flags: { orders_management_enabled } }), role === "account_owner" ? side : bar);
	expect(await shown("account_owner", 1)).toContain(entry);
	expect(await shown("distributor", 1)).toContain(entry);
	expect(await shown("moderator", 1)).not.toContain(entry);
	expect(await shown("account_owner", 0)).not.toContain(entry);
	expect(await shown("distributor", 0)).not.toContain(entry);
});

test("[navigation-14] the programs tab stands in the menu, save in an account that hides it; its owner keeps it", async () => {
	const settings = { menu_hidden: ["programs"] };
	const inMenu = async (member: MemberOptions, tenant: TenantOptions, place: string) =>
		(await frameOf(member, tenant))
			.part("nav", ["class", place])
			.links()
			.some(({ text, href }) => text === "Programs" && href === "/webapp/programs");
	expect([await inMenu({}, {}, "menu-bar"), await inMenu({}, { settings }, "menu-bar")]).toEqual([true, false]);
	expect(await inMenu({ role: "moderator" }, { settings }, "menu-bar")).toBe(false);
	expect(await inMenu({ role: "account_owner" }, { settings }, "admin-side")).toBe(true);
});

test("[navigation-12] appreciations, ideas, sales, polls and photo albums stand in the menus of an account with their switch alone, for members and owners; ideas not for who has them switched off", async () => {
	const modules = {
		appreciations_enabled: "/appreciations",
		ideas_enabled: "/ideas",
		sales_module_enabled: "/sales",
		polls_enabled: "/polls",
		photo_albums_enabled: "/photo_albums",
	} as const;
	const flags = Object.keys(modules) as (keyof typeof modules)[];
	const shownIn = ({ html }: ServedPage, opening: string) => {
		const inside = html.split(opening)[1]?.split("</nav>")[0] ?? "";
		return Object.values(modules).filter((path) => inside.includes(`href="/webapp${path}"`));
	};
	const only = (one?: keyof typeof modules) =>
		Object.fromEntries(flags.map((flag) => [flag, flag === one ? 1 : 0])) as Record<string, 0 | 1>;
	for (const one of [undefined, ...flags]) {
		const acme = await createTenant({ flags: only(one) });
		const expected = one ? [modules[one]] : [];
		const [priya, olga] = [await acme.addMember(), await acme.addMember({ role: "account_owner" })];
		const { user } = await priya.client.call("session/init-user", {});
		expect(user.nav_menu.map(({ to }) => to).filter((to) => Object.values(modules).includes(to as never))).toEqual(
			expected,
		);
		for (const [person, opening] of [
			...[[priya, bar] as const, [olga, side] as const],
			...[[priya, '<nav id="menu"'] as const, [olga, '<nav id="menu"'] as const],
		])
			expect([one, opening, shownIn(await openPage(person, "/privacy"), opening)]).toEqual([one, opening, expected]);
		if (one !== "ideas_enabled") continue;
		const dan = await acme.addMember({ switches: { ideas_disabled: 1 } });
		expect(shownIn(await openPage(dan, "/privacy"), bar)).toEqual([]);
	}
});

test("[topbar-24] the bar opens giving, which makes a commitment too, a new idea and a certificate over the page, each for whom it is open to alone", async () => {
	const ways = ["/recognitions/give", "/ideas/new", "/claim"];
	const flags = { ideas_enabled: 1, ots_enabled: 1, employee_commitments_enabled: 1 } as const;
	const acme = await createTenant({ flags });
	const openedBy = async (member: MemberOptions, tenant = acme) => {
		const { html } = await openPage(await tenant.addMember(member), "/privacy");
		const head = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
		return ways.filter((way) => new RegExp(`<a [^>]*href="/webapp${way}"[^>]*data-opens="dialog"`).test(head));
	};
	expect(await openedBy({})).toEqual(ways);
	// Owners give from their pages; their bar has no button for it.
	expect(await openedBy({ role: "account_owner" })).toEqual(ways.slice(1));
	const off = { give_recognition_disabled: 1, ideas_disabled: 1, ots_disabled: 1 } as const;
	for (const [at, [name, value]] of Object.entries(off).entries())
		expect([name, await openedBy({ switches: { [name]: value } })]).toEqual([
			name,
			ways.filter((_, place) => place !== at),
		]);
	const none = { give_recognition_enabled: 0, ideas_enabled: 0, ots_enabled: 0 } as const;
	expect(await openedBy({}, await createTenant({ flags: none }))).toEqual([]);
	const sofia = await acme.addMember({ switches: { can_issue_employee_commitments: 1 } });
	const pages = await Promise.all(ways.map((way) => openPage(sofia, way)));
	expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
	for (const [at, form] of [
		"recognition/give-recognition",
		"ideas/save-and-submit-idea-details",
		"certificates/redeem-certificate",
	].entries())
		expect(pages[at]!.html).toContain(form);
	expect(pages[0]!.html).toContain("commitment");
});

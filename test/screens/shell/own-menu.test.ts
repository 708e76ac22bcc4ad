/** Menus of a person's own, with sections: their icons and links in the bar, and how they unfold in the phone's menu. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const words = (en: string) => ({ en, es: `${en} (es)` });

const icons = {
	shop: "bag",
	polls: "chart",
	ideas: "bulb",
	edit_profile: "edit",
	moderation: "shield",
	my_account: "user",
	budgets: "wallet",
	my_profile: "user",
	my_team: "users",
	my_wishlists: "heart",
	nominations: "trophy",
	nominations_results: "award",
	photo_albums: "image",
	photo_contest: "image",
	sales: "report",
};

/** One entry with a section for each key, and one with a single section. */
const top_nav_override = [
	{ key: "home" },
	{
		key: "more",
		label: words("Everything"),
		sections: Object.keys(icons).map((key) => ({
			key,
			title: words(`About ${key}`),
			items: [{ key: `${key}_link`, label: words(`To ${key}`), to: `https://acme.example/${key}` }],
		})),
	},
	{
		key: "mine",
		label: words("Mine"),
		sections: [
			{ key: "my_account", title: words("My account"), items: [{ key: "points" }, { key: "reports" }] },
			{ key: "empty", title: words("Nobody’s"), items: [{ key: "uploads" }] },
		],
	},
];

async function pageOf(path: string): Promise<ServedPage> {
	const acme = await createTenant();
	return openPage(await acme.addMember({ settings: { top_nav_override } }), path);
}

test("an entry with children is a button over its sections, with the links that the person may open", async () => {
	const page = await pageOf("/privacy");
	const bar = page.part("nav", ["class", "menu-bar"]);
	expect(bar.texts("button")).toEqual(["Everything", "Mine"]);
	const mine = page.part("div", ["id", "menu-mine"]);
	expect(mine.texts("h3")).toEqual(["My account"]);
	expect(mine.links()).toEqual([
		{ text: "My points", href: "/webapp/points" },
		{ text: "FAQ and Support", href: "/webapp/faqs" },
	]);
	expect(mine.text).toContain("Looking for help? FAQ and Support");
	expect(page.part("div", ["id", "menu-more"]).texts("section")).toHaveLength(15);
	// The icon stands at the title of a section, and its entries are plain.
	expect(mine.part("h3", ["class", "menu-heading"]).html).toContain("#user");
	expect(mine.part("div", ["class", "menu-list"]).html).not.toContain("<svg");
});

test("[navigation-09] each of the fifteen section keys has its icon", async () => {
	const page = await pageOf("/privacy");
	const shown = Object.fromEntries(
		[...page.part("div", ["id", "menu-more"]).html.matchAll(/#([a-z-]+)"[^<]*(?:<\/use>)?<\/svg>About ([a-z_]+)/g)].map(
			([, icon, key]) => [key, icon],
		),
	);
	expect(shown).toEqual(icons);
});

test("[navigation-18] [navigation-19] in the phone's menu children unfold at a chevron; the part with the current page is open at first", async () => {
	const folds = (page: ServedPage) =>
		[
			...page
				.part("nav", ["id", "menu"])
				.html.matchAll(/<details( open(?:="")?)?><summary>(?:<svg.*?<\/svg>)?([^<]*).*?<\/summary>/g),
		].map(([whole, isOpen, label]) => [label, isOpen !== undefined, whole.includes("#chevron-down")]);
	expect(folds(await pageOf("/privacy"))).toEqual([
		["Everything", false, true],
		["Mine", false, true],
	]);
	const page = await pageOf("/points");
	expect(folds(page)).toEqual([
		["Everything", false, true],
		["Mine", true, true],
	]);
	expect(page.part("nav", ["id", "menu"]).html).toMatch(/<a[^>]*aria-current="page"[^>]*>.*?My points/);
});

test("an account owner has the sections under their titles at the left", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", settings: { top_nav_override } });
	const side = (await openPage(olga, "/privacy")).part("nav", ["class", "admin-side"]);
	expect(side.texts("h3")).toContain("My account");
	expect(side.links().map(({ text }) => text)).toEqual(
		expect.arrayContaining(["Overview", "To polls", "My points", "Reports", "Uploads"]),
	);
});

test("[navigation-08] the cart's entry in the menu says how many items the cart holds", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 5_000 });
	const mug = await addItem(acme, { name: "Mug" });
	const entry = async () => {
		const drawer = (await openPage(priya, "/privacy")).part("nav", ["id", "menu"]);
		return drawer.links().find(({ href }) => href === "/webapp/store/checkout")?.text;
	};
	expect(await entry()).toBe("Cart");
	await putIntoCart(priya, mug.variant_id, 3);
	expect(await entry()).toMatch(/^Cart ?3$/);
});

test("[navigation-04] an entry leads to a screen, opens one over the page, or leads elsewhere, in a new tab where it says so", async () => {
	const acme = await createTenant();
	const own = [
		{ key: "points" },
		{ key: "thank", label: words("Say thanks"), to: "/recognitions/give", opens_dialog: 1 },
		{ key: "rules", label: words("Rules"), to: "https://acme.example/rules", opens_new_tab: 1 },
		{ key: "intranet", label: words("Intranet"), to: "https://acme.example/" },
	];
	const priya = await acme.addMember({ settings: { top_nav_override: own } });
	const page = await openPage(priya, "/privacy");
	const tagOf = (part: ServedPage, href: string) => part.html.match(new RegExp(`<a [^>]*href="${href}"[^>]*>`))![0];
	for (const menu of [page.part("nav", ["class", "menu-bar"]), page.part("nav", ["id", "menu"])]) {
		expect(tagOf(menu, "/webapp/points")).not.toMatch(/data-opens|target=/);
		expect(tagOf(menu, "/webapp/recognitions/give")).toContain('data-opens="dialog"');
		expect(tagOf(menu, "https://acme.example/rules")).toMatch(
			/target="_blank"[^>]*rel="noreferrer"|rel="noreferrer"[^>]*target="_blank"/,
		);
		expect(tagOf(menu, "https://acme.example/")).not.toContain("target=");
	}
	const wrong = await acme.addMember({
		settings: { top_nav_override: [{ key: "x", label: words("X"), to: "javascript:alert(1)" }] },
	});
	expect((await openPage(wrong, "/privacy")).html).not.toContain("javascript:alert");
});

/** Everybody's menu as its owner sets it: order, what members see of it, and the account's own links in it and in the foot. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type FormFields, openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { labelsWith, usualMenu } from "#test/kit/usual-menu";

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** The members' menu, as the phone's menu has it whole. */
async function menuOf(person: TestMember): Promise<string[]> {
	const page = await openPage(person, "/privacy");
	const { user } = await person.client.call("session/init-user", {});
	const inMenu = new Set(user.nav_menu.map(({ to }) => (to?.startsWith("/") ? `/webapp${to === "/" ? "" : to}` : to)));
	const links = page.part("nav", ["class", "menu-bar"]).links();
	return links.filter(({ href }) => inMenu.has(href)).map(({ text }) => text);
}

async function sideOf(owner: TestMember): Promise<string[]> {
	return (await openPage(owner, "/privacy"))
		.part("nav", ["class", "admin-side"])
		.links()
		.map(({ text }) => text);
}

/** Saves the menu as a browser without scripts does: the entries as they stand, some with another number or hidden. */
async function saveMenu(owner: TestMember, numbers: Record<string, number>, hidden: string[] = []) {
	const { entries } = await owner.client.call("settings/get-menu", {});
	const fields: FormFields = { key: entries.map(({ key }) => key) };
	for (const { key, display_order } of entries) {
		fields[`display_order.${key}`] = String(numbers[key] ?? display_order);
		fields[`is_shown.${key}`] = hidden.includes(key) ? "0" : ["0", "1"];
	}
	return sendForm(owner, "/settings/menu", "settings/save-menu", fields);
}

async function lastChange(acme: TestTenant) {
	const [line] = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' and subject_id = ${acme.id} order by id desc limit 1`,
	);
	return JSON.parse(line!.details) as unknown;
}

/** The choices of each drop-down of a page. */
function choicesIn(page: ServedPage): string[][] {
	return [...page.part("main", ["id", "main"]).html.matchAll(/<select[^>]*>(.*?)<\/select>/gs)].map(([, inside]) =>
		[...inside!.matchAll(/<option[^>]*>(\d+)<\/option>/g)].map(([, words]) => words!),
	);
}

test("entries behind the numbered ones stay as the page has them, which dragging changes", async () => {
	const { olga, priya } = await makeCompany();
	const sent = ["recognitions", "home", "store", "points", "orders"];
	await olga.client.call("settings/save-menu", {
		entries: sent.map((key) => ({ key, display_order: 100, is_shown: 1 })),
	});
	expect(await menuOf(priya)).toEqual(labelsWith({ first: ["recognitions"] }));
	const { account } = await priya.client.call("account/init-account", {});
	expect(account.top_nav_items_order).toEqual(["recognitions"]);
});

test("[settings-02] [navigation-10] an owner numbers the menu's entries, 1 to 10 or 100, without scripts too; both frames follow on the next request", async () => {
	const { acme, olga, priya } = await makeCompany();
	const usual = labelsWith();
	expect(await menuOf(priya)).toEqual(usual);
	const page = await openPage(olga, "/settings/menu");
	const choices = choicesIn(page);
	// Those of members, and of budget owners: the budgets and the reports.
	expect(choices).toHaveLength(usual.length + 2);
	for (const one of choices) expect(one).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "100"]);

	expect((await saveMenu(olga, { orders: 1, points: 2 })).location).toBe("/webapp/settings/menu");
	expect(await menuOf(priya)).toEqual(labelsWith({ first: ["orders", "points"] }));
	const side = await sideOf(olga);
	expect(side.indexOf("My orders")).toBeLessThan(side.indexOf("Store"));
	expect((await priya.client.call("account/init-account", {})).account.top_nav_items_order).toEqual([
		"orders",
		"points",
	]);
	expect(await lastChange(acme)).toEqual({ top_nav_items_order: { before: [], after: ["orders", "points"] } });

	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect(await menuOf(stranger)).toEqual(usual);
	expect((await openPage(priya, "/settings/menu")).status).toBe(403);
});

test("of two entries with one number the one that usually comes first does; other numbers are refused", async () => {
	const { olga, priya } = await makeCompany();
	const usual = labelsWith();
	await saveMenu(olga, { orders: 3, store: 3, points: 1 });
	expect(await menuOf(priya)).toEqual(labelsWith({ first: ["points", "store", "orders"] }));
	await saveMenu(olga, Object.fromEntries(usualMenu.map(({ key }, at) => [key, Math.min(at + 1, 10)])));
	expect(await menuOf(priya)).toEqual(usual);
	const wrong = await olga.client.try("settings/save-menu", {
		entries: [{ key: "home", display_order: 11 as never, is_shown: 1 }],
	});
	expect(wrong.body.resultType).toBe("validation");
	expect((await priya.client.try("settings/save-menu", { entries: [] })).status).toBe(403);
});

test("[navigation-16] what an owner hides no member has in the menu, whatever their privileges include; owners keep it", async () => {
	const { acme, olga, priya } = await makeCompany();
	const narrow = await acme.addMember({
		settings: { privileges: { nav: { mode: "include", items: ["points", "home"] } } },
	});
	const wide = await acme.addMember({ settings: { privileges: { nav: { mode: "exclude", items: ["home"] } } } });
	expect([await menuOf(narrow), await menuOf(wide)]).toEqual([
		["Home", "My points"],
		labelsWith({ without: ["home"] }),
	]);
	const before = await sideOf(olga);
	await saveMenu(olga, {}, ["points"]);
	expect([await menuOf(priya), await menuOf(narrow), await menuOf(wide)]).toEqual([
		labelsWith({ without: ["points"] }),
		["Home"],
		labelsWith({ without: ["home", "points"] }),
	]);
	expect(await sideOf(olga)).toEqual(before);
	expect((await openPage(priya, "/points")).status).toBe(200);
	expect(await lastChange(acme)).toEqual({ menu_hidden: { before: [], after: ["points"] } });
	const page = await openPage(olga, "/settings/menu");
	expect(page.html).toMatch(/<input(?=[^>]*aria-label="Members see Home")(?=[^>]*checked)[^>]*>/);
	expect(page.html).not.toMatch(/<input(?=[^>]*aria-label="Members see My points")(?=[^>]*checked)[^>]*>/);
	await saveMenu(olga, {});
	expect(await menuOf(priya)).toContain("My points");
});

const link = {
	"label.en": "Driver handbook",
	"label.es": "Manual",
	to: "https://acme.example/drive",
	opens_new_tab: "1",
};

test("[navigation-10] a link of the account's own stands in everybody's menu in their language, where it is numbered, until it is taken away", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	const added = await sendForm(olga, "/settings/link", "settings/save-link", link);
	expect(added.location).toBe("/webapp/settings/menu");
	expect((await menuOf(priya)).at(-1)).toBe("Driver handbook");
	expect((await menuOf(pablo)).at(-1)).toBe("Manual");
	expect(await sideOf(olga)).toContain("Driver handbook");
	const bar = (await openPage(priya, "/privacy")).part("nav", ["class", "menu-bar"]);
	expect(bar.html).toMatch(/<a(?=[^>]*href="https:\/\/acme\.example\/drive")(?=[^>]*target="_blank")[^>]*>/);
	const { menu_links } = await olga.client.call("settings/get-menu", {});
	const { key } = menu_links[0]!;
	await saveMenu(olga, { [key]: 1 });
	expect((await menuOf(priya))[0]).toBe("Driver handbook");
	const filtered = await acme.addMember({ settings: { privileges: { nav: { mode: "exclude", items: [key] } } } });
	expect(await menuOf(filtered)).not.toContain("Driver handbook");

	const query = `?${new URLSearchParams({ list: "menu", key })}`;
	expect((await openPage(olga, `/settings/link${query}`)).html).toContain('value="Driver handbook"');
	await sendForm(olga, `/settings/link${query}`, "settings/save-link", {
		key,
		"label.en": "Questions",
		to: "/webapp/faqs",
		opens_new_tab: "0",
	});
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.nav_menu[0]).toEqual({ key, to: "/faqs", label: "Questions" });
	expect((await menuOf(pablo))[0]).toBe("Questions");

	expect((await openPage(olga, `/settings/link/remove${query}`)).text).toMatch(
		/Take this link away\?.*Nobody sees it here any more\. The page that it leads to stays as it is\./,
	);
	const removed = await sendForm(olga, "/settings/link/remove", "settings/remove-link", { key });
	expect(removed.location).toBe("/webapp/settings/menu");
	expect([await menuOf(priya), await sideOf(olga)].flat()).not.toContain("Questions");
	expect(await lastChange(acme)).toMatchObject({ menu_links: { before: [{ key, to: "/faqs" }], after: [] } });
});

test("a link without words or with an address that leads nowhere good is refused, with what was typed; there are twelve at most", async () => {
	const { olga, priya } = await makeCompany();
	const save = (fields: FormFields) => sendForm(olga, "/settings/link", "settings/save-link", { ...link, ...fields });
	for (const to of [
		"javascript:alert(1)",
		"http://acme.example",
		"//evil.example",
		"/\\evil.example",
		"acme",
		"https://",
	]) {
		const { location, text, html } = await save({ to });
		expect([to, location, text]).toEqual([to, null, expect.stringContaining("begins with https://")]);
		expect(html).toContain('value="Driver handbook"');
	}
	expect((await save({ "label.en": "" })).texts("p", ["class", "field-error"])).toEqual(["Please fill this in."]);
	expect((await olga.client.call("settings/get-menu", {})).menu_links).toEqual([]);
	for (let at = 0; at < 12; at += 1) expect((await save({})).location).toBe("/webapp/settings/menu");
	expect((await save({})).text).toContain("There is room for 12 links.");
	const thirteenth = await olga.client.try("settings/save-link", { list: "menu", label: { en: "x" }, to: "/faqs" });
	expect(thirteenth.body.resultType).toBe("too_many_links");
	const foreign = { list: "menu", label: { en: "x" }, to: "/faqs", opens_new_tab: 0 } as const;
	expect((await priya.client.try("settings/save-link", foreign)).status).toBe(403);
	expect((await olga.client.try("settings/save-link", { ...foreign, key: "link-0" })).status).toBe(404);
	for (const path of ["/settings/link", "/settings/link?list=foot"])
		expect((await openPage(priya, path)).status).toBe(403);
});

test("[navigation-20] the foot's links are the owner's own, in the reader's language, beside the ways to languages and privacy", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.database.write([
		sql`update accounts set footer_links = '[{"label":{"en":"Terms","es":"Términos"},"url":"/webapp/terms"}]' where account_id = ${acme.id}`,
	]);
	const pablo = await acme.addMember({ language_code: "es" });
	await sendForm(olga, "/settings/link", "settings/save-link", { ...link, list: "foot" });
	const foot = async (person: TestMember) => (await openPage(person, "/points")).part("footer", ["class", "foot"]);
	for (const person of [priya, olga])
		expect((await foot(person)).links().slice(0, 2)).toEqual([
			{ text: "Terms", href: "/webapp/terms" },
			{ text: "Driver handbook", href: "https://acme.example/drive" },
		]);
	expect((await foot(pablo)).links().map(({ text }) => text)).toEqual(expect.arrayContaining(["Términos", "Manual"]));
	expect((await foot(priya)).html).toMatch(/<a(?=[^>]*acme\.example)(?=[^>]*target="_blank")[^>]*>/);
	expect((await foot(priya)).links().map(({ href }) => href)).toContain("/webapp/privacy");
	expect((await foot(priya)).text).toContain("Español");

	await sendForm(olga, "/settings/link/remove", "settings/remove-link", { list: "foot", key: "/webapp/terms" });
	expect((await foot(priya)).links()[0]).toEqual({ text: "Driver handbook", href: "https://acme.example/drive" });
	expect(await lastChange(acme)).toMatchObject({ footer_links: { after: [{ to: "https://acme.example/drive" }] } });
	expect((await openPage(olga, "/settings/frame")).text).toContain("Driver handbook");
});

test("what two owners set at the same moment is there in the end, or one is told to look again", async () => {
	const { acme, olga } = await makeCompany();
	const oscar = await acme.addMember({ role: "account_owner" });
	const names = ["one", "two", "three", "four"];
	const add = (name: string, at: number) =>
		[olga, oscar][at % 2]!.client.try(
			"settings/save-link",
			{ list: "menu", label: { en: name }, to: "/faqs" },
			{ "idempotency-key": name },
		);
	const answers = await Promise.all(names.map(add));
	const refused = answers.filter(({ status }) => status !== 200);
	expect(refused.map(({ body }) => body.resultType)).toEqual(refused.map(() => "settings_changed"));
	const { menu_links } = await olga.client.call("settings/get-menu", {});
	const saved = names.filter((_name, at) => answers[at]!.status === 200);
	expect(menu_links.map(({ label }) => label.en).sort()).toEqual(saved.sort());
});

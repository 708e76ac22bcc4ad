/** The account's settings as the Worker serves them: who gets there, what each page sets, and that it holds on the next request. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { givePast } from "#test/factories/points-expiry";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestTenant } from "#test/kit/tenant";

const look = {
	company_name: "Initech",
	platform_name: "Praise",
	navbar_color: "#123456",
	primary_color: "#7a1fa2",
	secondary_color: "#00695c",
	accent_color: "#ffd600",
	main_active_color: "#7a1fa2",
};

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"], flags: { orders_management_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** What the audit says was changed, the newest first. */
async function changes(acme: TestTenant): Promise<Record<string, unknown>[]> {
	const rows = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' and subject_id = ${acme.id} order by id desc`,
	);
	return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
}

test("[settings-01] the settings icon in the administrator's top bar opens /settings; nobody else has it or gets there", async () => {
	const { acme, olga, priya } = await makeCompany();
	const bar = (await openPage(olga, "/privacy")).part("header", ["class", "bar"]);
	expect(bar.html).toMatch(
		/<a [^>]*aria-label="Settings"[^>]*href="\/webapp\/settings"|<a [^>]*href="\/webapp\/settings"[^>]*aria-label="Settings"/,
	);
	for (const path of ["/settings", "/settings/words", "/settings/features"]) {
		expect((await openPage(olga, path)).texts("h1")).toEqual(["Settings"]);
		for (const role of ["member", "moderator", "budget_owner", "distributor"] as const)
			expect((await openPage(await acme.addMember({ role }), path)).status).toBe(403);
	}
	expect((await openPage(priya, "/privacy")).links().some(({ href }) => href.includes("/settings"))).toBe(false);
});

test("names and colors hold on everybody's next page, and the audit has each before and after", async () => {
	const { acme, olga, priya } = await makeCompany();
	const other = await createTenant({ shard: acme.shard });
	const stranger = await other.addMember();
	const before = await openPage(priya, "/privacy");
	const ratios = async () => (await openPage(olga, "/settings")).texts("p", ["class", "look-measure"]);
	// The defaults of §3; what text on each reaches, by WCAG's formula.
	expect(await ratios()).toEqual([
		expect.stringContaining("11.4 : 1"),
		expect.stringContaining("6.8 : 1"),
		expect.stringContaining("4.6 : 1"),
		expect.stringContaining("10.1 : 1"),
		expect.stringMatching(/[4-9]\.\d : 1.*drawn as #[0-9a-f]{6} so that it can be read/),
	]);
	const done = await sendForm(olga, "/settings", "settings/save-look", look);
	expect(done.location).toBe("/webapp/settings");
	const after = await openPage(priya, "/privacy");
	expect(after.html).not.toContain(before.html.match(/--navbar:#[0-9a-f]{6}/)![0]);
	expect(after.html).toContain("--navbar:#123456");
	expect(after.text).toContain("Laurel for Initech");
	expect((await openPage(olga, "/settings")).html).toContain('value="#7a1fa2"');
	expect((await changes(acme))[0]).toMatchObject({
		navbar_color: { before: "#2e3279", after: "#123456" },
		platform_name: { before: "Laurel", after: "Praise" },
	});
	expect((await openPage(stranger, "/privacy")).html).not.toContain("--navbar:#123456");

	const wrong = await sendForm(olga, "/settings", "settings/save-look", {
		...look,
		company_name: "",
		navbar_color: "blue",
	});
	expect(wrong.texts("p", ["class", "field-error"])).toHaveLength(2);
	expect(wrong.html).toContain('value="Praise"');
	expect((await openPage(priya, "/privacy")).text).toContain("Laurel for Initech");
});

test("a word of one's own stands in its language alone, and an empty one gives way to the usual word", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	const words = { recognition_alias_label: "", behavior_label: "" };
	await sendForm(olga, "/settings/words", "settings/save-labels#en", {
		...words,
		language_code: "en",
		points_label: "stars",
	});
	expect((await openPage(priya, "/points")).texts("h1")).toEqual(["My stars"]);
	expect((await openPage(pablo, "/points")).texts("h1")).toEqual(["Mis puntos"]);
	await sendForm(olga, "/settings/words", "settings/save-labels#en", {
		...words,
		language_code: "en",
		points_label: "",
	});
	expect((await openPage(priya, "/points")).texts("h1")).toEqual(["My points"]);
	const { body } = await olga.client.try("settings/save-labels", { ...words, language_code: "xx", points_label: "x" });
	expect(body.resultType).toBe("validation");
});

test("[account-10] each word of what the account uses can be its own, that for a single point too; what is off is not asked for, and others keep theirs", async () => {
	const { acme, olga, priya } = await makeCompany();
	const asked = async () => {
		const { html } = await openPage(olga, "/settings/words");
		return new Set([...html.matchAll(/name="(\w+_(?:label|alias|namings))"/g)].map(([, name]) => name));
	};
	const always = ["points_label", "point_label", "recognition_alias_label", "behavior_label", "badge_alias_label"];
	const people = ["employee_alias_label", "employee_id_alias_label"];
	expect(await asked()).toEqual(new Set([...always, ...people]));
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.polls_enabled', 1, '$.ideas_enabled', 1), version = version + 1 where account_id = ${acme.id}`,
	]);
	expect(await asked()).toEqual(
		new Set([...always, ...people, "polls_alias_label", "idea_module_namings", "idea_label"]),
	);
	await givePast(acme, priya, { points: 1, daysAgo: 1 });
	const balance = async () => (await openPage(priya, "/points")).part("aside", ["aria-label", "Available now"]).text;
	expect(await balance()).toMatch(/1point(?!s)/);
	const say = (words: Record<string, string>) =>
		sendForm(olga, "/settings/words", "settings/save-labels#en", { language_code: "en", ...words });
	await say({ points_label: "stars", polls_alias_label: "Straw polls" });
	expect(await balance()).toContain("1stars");
	await say({ point_label: "star" });
	expect(await balance()).toMatch(/1star(?!s)/);
	expect((await openPage(priya, "/points")).texts("h1")).toEqual(["My stars"]);
	expect((await openPage(priya, "/polls")).texts("h1")).toEqual(["Straw polls"]);
	expect((await changes(acme))[0]).toEqual({ language_code: "en", point_label: { before: "", after: "star" } });
	expect((await openPage(olga, "/audit_log")).text).toContain("What one point is called: star");
});

test("a switch that is off takes its part away from the next page on; those that were not sent stay", async () => {
	const { acme, olga, priya } = await makeCompany();
	const hasStore = async () => (await openPage(priya, "/privacy")).links().some(({ href }) => href === "/webapp/store");
	expect(await hasStore()).toBe(true);
	const page = await openPage(olga, "/settings/features");
	expect(page.text).toContain("Off: store, cart and orders are not shown to anybody.");
	await sendForm(olga, "/settings/features", "settings/save-switches", { redemptions_enabled: "0" });
	expect(await hasStore()).toBe(false);
	expect((await openPage(priya, "/store")).status).toBe(403);
	expect((await changes(acme))[0]).toEqual({ redemptions_enabled: { before: 1, after: 0 } });
	expect((await openPage(priya, "/privacy")).links().some(({ href }) => href === "/webapp/recognitions/give")).toBe(
		true,
	);
	await olga.client.call("settings/save-switches", { redemptions_enabled: 1 });
	expect(await hasStore()).toBe(true);
	const foreign = await olga.client.try("settings/save-switches", { is_su_account: 1 } as never);
	expect([foreign.status, (await changes(acme))[0]]).toEqual([200, {}]);
});

test("[topbar-18] a day set by the owner is counted down to on every page, to its start in the account's time zone; nobody else has the banner", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.database.write([
		sql`update accounts set time_zone = 'America/Los_Angeles', version = version + 1 where account_id = ${acme.id}`,
	]);
	const other = await (await createTenant({ shard: acme.shard })).addMember();
	const words = "Access to the platform ends in:";
	expect((await openPage(priya, "/privacy")).text).not.toContain(words);
	const year = new Date().getUTCFullYear() + 2;
	const done = await sendForm(olga, "/settings/frame", "settings/save-frame", { access_ends_on: `${year}-08-01` });
	expect(done.location).toBe("/webapp/settings/frame");
	for (const person of [priya, olga]) {
		const banner = (await openPage(person, "/privacy")).part("aside", ["class", "banner"]);
		expect(banner.text).toMatch(/Access to the platform ends in: \d+ months?( \d+ days?)? \d\d:\d\d:\d\d/);
	}
	const { account } = await priya.client.call("account/init-account", {});
	// Seven hours behind in summer.
	expect(account.access_ends_at).toBe(Date.UTC(year, 7, 1, 7));
	expect((await openPage(other, "/privacy")).text).not.toContain(words);
	expect(
		(
			await acme
				.visitor()
				.fetch("/webapp/login")
				.then((answer) => answer.text())
		).includes(words),
	).toBe(false);
	expect((await openPage(olga, "/settings/frame")).html).toContain(`value="${year}-08-01"`);

	await sendForm(olga, "/settings/frame", "settings/save-frame", { access_ends_on: "2025-08-01" });
	const over = (await openPage(priya, "/privacy")).part("aside", ["class", "banner"]);
	expect(over.text).toContain("Time expired");
	const { body } = await olga.client.try("settings/save-frame", { access_ends_on: "9999-01-01" });
	expect(body.resultType).toBe("validation");
	expect((await priya.client.try("settings/save-frame", { access_ends_on: "" })).status).toBe(403);
	await sendForm(olga, "/settings/frame", "settings/save-frame", { access_ends_on: "" });
	expect((await openPage(priya, "/privacy")).html).not.toContain('class="banner"');
	expect((await changes(acme))[0]).toEqual({ access_ends_on: { before: "2025-08-01", after: null } });
});

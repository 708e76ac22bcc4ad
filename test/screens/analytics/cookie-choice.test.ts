/** The choice about measuring, as the Worker serves it without scripts, and the owner's settings of it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItems } from "#test/factories/catalog";
import { measuringSettings } from "#test/kit/analytics";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { cookieNames } from "#workers/kernel/cookies";

const ask = "learn which items people like?";

test("nobody is asked while the account measures nothing; then each page's foot asks until it is answered, and the privacy page lets one think again", async () => {
	const quiet = await createTenant();
	const omar = await quiet.addMember();
	expect((await openPage(omar, "/")).text).not.toContain(ask);
	expect((await openPage(omar, "/privacy")).texts("h2")).toEqual(["Cookies", "What is kept"]);
	const acme = await createTenant({ settings: measuringSettings });
	const priya = await acme.addMember();
	expect((await openPage(priya, "/")).text).toContain(ask);
	expect((await openPage(priya, "/privacy")).text).toContain("You have not chosen yet: nothing is measured.");
	const declined = await sendForm(priya, "/privacy", "", { choice: "declined", back: "/webapp/profile" });
	expect(declined.location).toBe("/webapp/profile");
	expect(priya.client.cookies.get(cookieNames.measuring)).toBe("no");
	expect((await openPage(priya, "/")).text).not.toContain(ask);
	const page = await openPage(priya, "/privacy");
	expect(page.text).toContain("You do not allow it in this browser.");
	expect(page.texts("button")).toContain("Allow");
	await sendForm(priya, "/privacy", "analytics/save-cookie-choice", { choice: "accepted", back: "/privacy" });
	expect(priya.client.cookies.get(cookieNames.measuring)).toMatch(/^\d+\.\d+$/);
	expect((await openPage(priya, "/privacy")).text).toContain("You allow it in this browser.");
	const foreign = await sendForm(priya, "/privacy", "", { choice: "declined", back: "https://evil.example/" });
	expect(foreign.location).not.toContain("evil");
});

test("a visitor chooses before signing in, and an administrator in somebody's place is not asked", async () => {
	const acme = await createTenant({ settings: measuringSettings });
	const visitor = { client: acme.visitor() } as TestMember;
	expect((await openPage(visitor, "/privacy")).text).toContain("You have not chosen yet");
	await sendForm(visitor, "/privacy", "analytics/save-cookie-choice", { choice: "declined", back: "/privacy" });
	expect((await openPage(visitor, "/privacy")).text).toContain("You do not allow it");
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at her pages" });
	olga.client.forgetToken();
	expect((await openPage(olga, "/")).text).not.toContain(ask);
});

test("an owner switches it on with id and secret, which never comes back; wrong ones are refused by field; nobody else sees it", async () => {
	const acme = await createTenant({ country: "MEX", point_price: 200_000 });
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const save = (fields: Record<string, string>) =>
		sendForm(olga, "/settings/analytics", "analytics/save-analytics-settings", fields);
	expect((await openPage(priya, "/settings/analytics")).status).toBe(403);
	expect((await openPage(olga, "/settings/analytics")).text).toContain("One US dollar costs");
	expect((await save({ measurement_id: "UA-1", api_secret: "s1", usd_rate: "" })).text).toContain("begins with G-");
	expect((await save({ measurement_id: "G-AB12CD34EF", api_secret: "", usd_rate: "" })).text).toContain(
		"Please fill this in.",
	);
	expect((await save({ measurement_id: "G-AB12CD34EF", api_secret: "s1", usd_rate: "zero" })).text).toContain(
		"A figure such as 17.35.",
	);
	expect((await openPage(priya, "/")).text).not.toContain(ask);
	const given = { measurement_id: "G-AB12CD34EF", api_secret: "secret-of-acme", usd_rate: "17,35" };
	expect((await save(given)).location).toBe("/webapp/settings/analytics");
	expect((await openPage(priya, "/")).text).toContain(ask);
	const page = await openPage(olga, "/settings/analytics");
	expect(page.html).toContain('value="G-AB12CD34EF"');
	expect(page.html).toContain('value="17.35"');
	expect((await save({ ...given, api_secret: "" })).location).toBe("/webapp/settings/analytics");
	const rows = await acme.database.read(sql`select details from audit_lines where account_id = ${acme.id}`);
	const account = await priya.client.call("account/init-account", {});
	expect(JSON.stringify([rows, account, page.html])).not.toContain("secret-of-acme");
	expect((await save({ measurement_id: "", api_secret: "", usd_rate: "" })).location).toBe(
		"/webapp/settings/analytics",
	);
	expect((await openPage(priya, "/")).text).not.toContain(ask);
	const dollars = await createTenant();
	const owner = await dollars.addMember({ role: "account_owner" });
	expect((await openPage(owner, "/settings/analytics")).text).not.toContain("One US dollar costs");
});

test("the beacon of a click is taken as any form of one's own page, and refused without its token", async () => {
	const acme = await createTenant({ settings: measuringSettings });
	const priya = await acme.addMember();
	const [item] = await addItems(acme, [{}]);
	const click = { item_id: String(item!.id), context: "recommended", source: "related", position: "1" };
	expect((await sendForm(priya, "/store/click", "analytics/record-item-click", click)).status).toBe(204);
	const body = new URLSearchParams({ form: "analytics/record-item-click", ...click });
	const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
	const without = await priya.client.fetch("/webapp/store/click", { method: "POST", body, headers });
	expect(without.status).toBe(403);
	body.set("csrf_token", await priya.client.csrfToken());
	const foreign = { ...headers, origin: "https://evil.example" };
	expect((await priya.client.fetch("/webapp/store/click", { method: "POST", body, headers: foreign })).status).toBe(
		403,
	);
});

/** Every screen as plain HTML from the server, before any script: it answers, for whom it may, and leads elsewhere else. */
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { atLeast, meantScreens } from "./meant";

test("each screen answers with its heading, to members and to owners", async () => {
	const { owner, member, ids } = await createFullTenant(0, "screen");
	const open = [
		"/",
		"/store",
		`/store/category/${ids.category}`,
		`/store/item/${ids.item}`,
		"/store/checkout",
		"/store/orders",
		"/recognitions",
		"/recognitions/give",
		"/points",
		"/terms",
		"/privacy",
		"/dev/kit",
		"/dev/mail",
	];
	for (const path of open) {
		for (const person of [member, owner]) {
			const answer = await person.client.fetch(`/webapp${path === "/" ? "" : path}`);
			const html = await answer.text();
			expect([path, answer.status, /<h1/.test(html)]).toEqual([path, 200, true]);
			// Few files of styles, and no module before the paint (decisions 026 and 027).
			const most = person === member ? 4 : path === "/" ? 7 : 5;
			const files = count(html, 'rel="stylesheet"');
			expect([path, files > 0 && files <= most ? "few" : files]).toEqual([path, "few"]);
			expect([path, count(html, 'rel="modulepreload"')]).toEqual([path, 0]);
		}
	}
	for (const [path, status] of [
		["/reports", 200],
		["/uploads", 200],
		[`/store/orders/${ids.order}`, 200],
	] as const) {
		expect([path, (await owner.client.fetch(`/webapp${path}`)).status]).toEqual([path, status]);
	}
	expect((await member.client.fetch(`/webapp/store/orders/${ids.order}`)).status).toBe(200);
	expect((await member.client.fetch("/webapp/uploads")).status).toBe(403);
	expect((await member.client.fetch("/webapp/store/item/7")).status).toBe(404);
});

const count = (text: string, part: string) => text.split(part).length - 1;

/** What visitors see: signing in, links from emails, what the law wants read, and a developer's pages. */
const visitorScreens =
	/^\/webapp\/(login|login\/end_session|forgot_password|(activate|reset|unsubscribe|confirm-email|keep-email|leaver|signup)\/[^/]+|signup|verify|privacy|terms|language|dev\/.+|\*)$/;

test("[errors-04] every screen but those of signing in leads a visitor to sign-in, one of what is new too", async () => {
	const { tenant, ids } = await createFullTenant(1, "visitor");
	const screens = (await meantScreens(ids)).filter(({ isPage }) => isPage).map(({ path }) => path);
	const ofNew = screens.filter((path) => /\/\d+$/.test(path)).map((path) => path.replace(/\d+$/, "new"));
	expect(screens.length).toBeGreaterThanOrEqual(atLeast(41));
	const open: string[] = [];
	for (const path of [...screens, ...ofNew]) {
		const answer = await tenant.visitor().fetch(path);
		const location = answer.headers.get("location") ?? "";
		// Some lead to another screen, which then leads to sign-in.
		const leadsOn = location === "/webapp/login" || screens.includes(location);
		if (!leadsOn && answer.status !== 404) open.push(path);
	}
	expect(open.filter((path) => !visitorScreens.test(path))).toEqual([]);
	for (const path of ["/login", "/forgot_password", "/activate/nothing", "/reset/nothing", "/dev/mail"])
		expect([path, (await tenant.visitor().fetch(`/webapp${path}`)).status]).toEqual([path, 200]);
});

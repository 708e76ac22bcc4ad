/** Terms, language and the person's own page before and after. */
import { expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[terms-01] [terms-05] terms that are demanded at sign-in stand in front of everything until they are accepted", async () => {
	const acme = await createTenant({ settings: { standard_tnc_opt_in_location: "login" } });
	const priya = await acme.addMember({ has_accepted_terms: false });
	const { user } = await priya.client.call("session/init-user", {});
	expect(user).toMatchObject({ standard_tnc_opted_in: "no", standard_tnc_opt_in_location: "login" });
	const gate = await (await priya.client.fetch("/webapp")).text();
	expect(gate).toContain("Terms and conditions");
	for (const part of ["menu-bar", "tab-bar", "profile-strip"]) expect(gate).not.toContain(part);
	expect(await (await priya.client.fetch("/webapp/points")).text()).toContain("Terms and conditions");
	await priya.client.call("session/opt-in", { kind: "standard" });
	expect((await priya.client.call("session/init-user", {})).user.standard_tnc_opted_in).toBe("yes");
	const home = await (await priya.client.fetch("/webapp")).text();
	expect(home).not.toContain("Terms and conditions");
	expect(home).toContain("profile-strip");
	const elsewhere = await createTenant({ settings: { standard_tnc_opt_in_location: "checkout" } });
	const olu = await elsewhere.addMember({ has_accepted_terms: false });
	expect(await (await olu.client.fetch("/webapp")).text()).toContain("profile-strip");
});

/** Follows the page's link to the end of the session as a browser does. */
const followed = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

test("[terms-02] who declines the terms is led to the end of the session, and needs no further press", async () => {
	const acme = await createTenant({ settings: { standard_tnc_opt_in_location: "login" } });
	const priya = await acme.addMember({ has_accepted_terms: false });
	const decline = (await openPage(priya, "")).links().find(({ text }) => text === "Decline and log out");
	expect(decline?.href).toBe("/webapp/login/end_session");
	const answer = await priya.client.fetch(decline!.href, { headers: followed });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp/login"]);
	expect((await priya.client.fetch("/webapp")).headers.get("location")).toBe("/webapp/login");
});

test("[session-04] a link of our own pages to /login/end_session logs out; from elsewhere it asks first", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const session = priya.client.cookies.get("__Host-laurel")!;
	const again = () => new Client(acme.host, session);
	const isSignedIn = async () => (await again().fetch("/webapp/points")).status === 200;
	const foreign: Record<string, string>[] = [
		{},
		{ ...followed, "sec-fetch-site": "cross-site" },
		{ ...followed, "sec-fetch-site": "same-site" },
		{ ...followed, "sec-fetch-site": "none" },
		{ ...followed, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
		{ ...followed, "sec-purpose": "prefetch" },
	];
	for (const headers of foreign) {
		const answer = await again().fetch("/webapp/login/end_session", { headers });
		expect([headers, answer.status, await isSignedIn()]).toEqual([headers, 200, true]);
		expect(await answer.text()).toContain("<button");
	}
	const link = (await openPage(priya, "/points")).links().find(({ text }) => text === "Log Out");
	const answer = await priya.client.fetch(link!.href, { headers: followed });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp/login"]);
	expect(priya.client.cookies.has("__Host-laurel")).toBe(false);
	expect(await isSignedIn()).toBe(false);
});

test("[session-04] the button of the page that asks first logs out too", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const body = new URLSearchParams({ csrf_token: await priya.client.csrfToken() });
	const answer = await priya.client.fetch("/webapp/login/end_session", { method: "POST", body });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp/login"]);
	expect(priya.client.cookies.has("__Host-laurel")).toBe(false);
});

test("[i18n-01] [i18n-02] the language is chosen among the account's own, for a visitor and for a person", async () => {
	const acme = await createTenant({ languages: ["en", "es"] });
	const priya = await acme.addMember();
	const visitor = acme.visitor();
	expect(await (await visitor.fetch("/webapp/login")).text()).toContain('lang="en"');
	await visitor.call("session/change-language", { language_code: "es" });
	expect(await (await visitor.fetch("/webapp/login")).text()).toContain("Iniciar sesión");
	await priya.client.call("session/change-language", { language_code: "es" });
	expect((await priya.client.call("session/init-user", {})).user.language_code).toBe("es");
	const refused = await priya.client.try("session/change-language", { language_code: "fr" });
	expect(refused.status).toBe(400);
	const all = await createTenant({ languages: ["en", "es", "fr"] });
	const luc = await all.addMember();
	expect((await openPage(luc, "/points")).html).toContain('lang="en"');
	await luc.client.call("session/change-language", { language_code: "fr" });
	expect((await openPage(luc, "/points")).html).toContain('lang="fr"');
	expect((await luc.client.try("session/change-language", { language_code: "de" as "fr" })).status).toBe(400);
	for (const prefix of ["/locales", "/webapp/locales"]) {
		for (const [language, word] of Object.entries({ en: "Password", es: "Contraseña", fr: "Mot de passe" })) {
			const answer = await visitor.fetch(`${prefix}/${language}/session.json`);
			const { signIn } = (await answer.json()) as { signIn: { password: string } };
			expect([prefix, language, signIn.password]).toEqual([prefix, language, word]);
		}
		expect((await visitor.fetch(`${prefix}/xx/session.json`)).status).toBe(404);
	}
});

test("[errors-04] a page that needs a session leads to sign-in and remembers where the person wanted to go", async () => {
	const acme = await createTenant();
	const visitor = acme.visitor();
	const answer = await visitor.fetch("/webapp/points?page=2");
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp/login"]);
	expect(decodeURIComponent(visitor.cookies.get("__Host-laurel-referer") ?? "")).toBe("/webapp/points?page=2");
});

test("[session-08] [account-01] hosts: admin leads to the platform's site, an unknown host is 404, and none is believed by header", async () => {
	const acme = await createTenant();
	const client = acme.visitor();
	const at = (host: string, headers: Record<string, string> = {}) =>
		Object.assign(acme.visitor(), { host }).fetch("/webapp/login", { headers });
	for (const host of ["admin.laurel.test", "admin1.laurel.test"]) {
		const answer = await at(host);
		expect([host, answer.status, answer.headers.get("location")]).toEqual([host, 302, "https://laurel.example/"]);
	}
	expect((await at("nobody.laurel.test")).status).toBe(404);
	expect((await at("nobody.laurel.test", { "x-forwarded-host": client.host })).status).toBe(404);
	expect(await (await client.fetch("/healthz")).json()).toEqual({ status: "ok" });
});

test("every answer carries the security headers, and pages a policy with a fresh nonce", async () => {
	const acme = await createTenant();
	const client = acme.visitor();
	const [page, again, call] = [
		await client.fetch("/webapp/login"),
		await client.fetch("/webapp/login"),
		await client.fetch("/api/openapi.json"),
	];
	for (const answer of [page, call]) {
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		expect(answer.headers.get("referrer-policy")).toBe("same-origin");
		expect(answer.headers.get("x-request-id")).toBeTruthy();
	}
	const nonces = [page, again].map(
		(answer) => /'nonce-([0-9a-f]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1],
	);
	expect(nonces[0]).toBeTruthy();
	expect(nonces[0]).not.toBe(nonces[1]);
	const html = await page.text();
	for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonces[0]}"`);
});

/** Terms, language and the person's own page before and after. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("[terms-01] [terms-02] [terms-03] [terms-05] terms that are demanded at sign-in stand in front of everything until they are accepted", async () => {
	const acme = await createTenant({ settings: { standard_tnc_opt_in_location: "login" } });
	const priya = await acme.addMember({ has_accepted_terms: false });
	const { user } = await priya.client.call("session/init-user", {});
	expect(user).toMatchObject({ standard_tnc_opted_in: "no", standard_tnc_opt_in_location: "login" });
	const gate = await (await priya.client.fetch("/webapp")).text();
	expect(gate).toContain("Terms and conditions");
	expect(gate).toContain("/webapp/login/end_session");
	expect(gate).not.toContain("menu-bar");
	await priya.client.call("session/opt-in", { kind: "standard" });
	expect((await priya.client.call("session/init-user", {})).user.standard_tnc_opted_in).toBe("yes");
	expect(await (await priya.client.fetch("/webapp")).text()).not.toContain("Terms and conditions");
});

test("[i18n-01] [i18n-02] [profile-03] the language is chosen among the account's own, for a visitor and for a person", async () => {
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
	for (const prefix of ["/locales", "/webapp/locales"]) {
		const answer = await visitor.fetch(`${prefix}/es/session.json`);
		expect(((await answer.json()) as { signIn: { password: string } }).signIn.password).toBe("Contraseña");
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
	expect((await at("admin.laurel.test")).headers.get("location")).toBe("https://laurel.example/");
	expect((await at("admin1.laurel.test")).status).toBe(302);
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

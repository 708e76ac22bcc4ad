/** Headers, cookies and nonces of every address: calls, downloads, screens, texts, what is not there, and what is refused. */

import { expect, test } from "vitest";
import { createFullTenant, type FullTenant } from "#test/factories/full-tenant";
import { Client } from "#test/kit/client";
import { createTenant } from "#test/kit/tenant";
import { downloads } from "#workers/registry";
import headerRules from "../../public/_headers?raw";
import { atLeast, meantEndpoints, meantScreens } from "./meant";
import { composePayload } from "./payloads";

/** What every answer carries, whoever asked for what. */
const always: Record<string, RegExp> = {
	"x-content-type-options": /^nosniff$/,
	"referrer-policy": /^same-origin$/,
	"x-frame-options": /^DENY$/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^same-origin$/,
	"strict-transport-security": /max-age=\d{8}/,
	"content-security-policy": /frame-ancestors 'none'/,
	"x-request-id": /^[0-9a-f-]{36}$/,
};

function expectAlways(address: string, { headers }: { headers: Headers }): void {
	const lacking = Object.entries(always).filter(([name, value]) => !value.test(headers.get(name) ?? ""));
	expect([address, lacking.map(([name]) => [name, headers.get(name)])]).toEqual([address, []]);
}

/** Cookies are for this host alone, for no script, and for no other site's requests. */
function expectSoundCookies(address: string, { headers }: { headers: Headers }): void {
	for (const cookie of headers.getSetCookie()) {
		const isSound =
			/^__Host-laurel[a-z-]*=/.test(cookie) &&
			["Path=/", "Secure", "HttpOnly", "SameSite=Lax"].every((part) => cookie.split("; ").includes(part)) &&
			!/;\s*domain\b/i.test(cookie);
		expect([address, cookie, isSound]).toEqual([address, cookie, true]);
	}
}

/** What belongs to a person is kept by nobody else. */
function expectPrivate(address: string, { headers }: { headers: Headers }): void {
	expect([address, headers.get("cache-control")]).toEqual([
		address,
		expect.stringMatching(/no-store|^private, max-age/),
	]);
}

test("every call answers with the headers of security, kept by nobody, whether it succeeds or is refused", async () => {
	const { tenant, owner } = await createFullTenant(0, "headers");
	for (const endpoint of meantEndpoints.filter(({ name }) => name !== "session/end-session")) {
		const payload = composePayload(endpoint, () => 1);
		const answers = [
			await owner.client.post(endpoint.path, payload),
			await tenant.visitor().post(endpoint.path, payload),
			await owner.client.fetch(endpoint.path),
			await owner.client.send(endpoint.path, {
				method: "POST",
				body: "{",
				headers: { "x-csrf-token": await owner.client.csrfToken() },
			}),
			await owner.client.fetch(endpoint.path, {
				method: "POST",
				body: "{}",
				headers: { origin: "https://evil.example" },
			}),
		];
		for (const answer of answers) {
			expectAlways(endpoint.path, answer);
			expectSoundCookies(endpoint.path, answer);
			expectPrivate(endpoint.path, answer);
			expect([endpoint.path, answer.headers.get("content-type")]).toEqual([
				endpoint.path,
				"application/json; charset=utf-8",
			]);
			expect([endpoint.path, answer.headers.get("access-control-allow-origin")]).toEqual([endpoint.path, null]);
		}
	}
}, 120_000);

test("downloads and what is not there carry them too; files are no pages", async () => {
	const { tenant, owner, ids } = await createFullTenant(1, "headers");
	const addresses = [
		...downloads
			.filter(({ path }) => !path.includes("socket"))
			.flatMap(({ path }) => [path.replace(/:\w+/g, String(ids.request)), path.replace(/:\w+/g, "nothing")]),
		"/api/nothing",
		"/api/users/api_nothing",
		"/api/openapi.json",
		"/healthz",
		"/",
		"/nothing",
		"/webapp/nothing",
		"/webapp/nothing/at/all",
		"/webapp.data",
		"/locales/en/common.json",
		"/webapp/locales/fr/all.json",
		"/locales/xx/common.json",
		"/locales/en/__proto__.json",
		"/webapp/locales/en/..%2f..%2fpackage.json",
		"/favicon.ico",
		"/robots.txt",
		"/.dev.vars",
		"/wrangler.toml",
		"/__call/session/init-user",
		"//evil.example",
		"/webapp//evil.example",
	];
	for (const client of [owner.client, tenant.visitor()]) {
		for (const address of addresses) {
			const answer = await client.fetch(address);
			expectAlways(address, answer);
			expectSoundCookies(address, answer);
			expect([address, answer.status < 500]).toEqual([address, true]);
			const location = answer.headers.get("location");
			expect([address, location === null || location.startsWith("/webapp")]).toEqual([address, true]);
		}
	}
});

test("hosts that are nobody's, and redirects to the site, carry them", async () => {
	const { tenant } = await createFullTenant(0, "headers");
	for (const host of ["nobody.laurel.test", "admin.laurel.test", "admin1.laurel.test", `x.${tenant.host}`]) {
		const answer = await new Client(host).fetch("/webapp");
		expectAlways(host, answer);
		expect([host, answer.status]).toEqual([host, host.startsWith("admin") ? 302 : 404]);
	}
});

/** The one frame there is: the account's own page with a text in its place, without scripts (features/translations). */
const ownFrame = /^<iframe class="text-frame" src="\/webapp[^"]*" [^>]*sandbox="allow-same-origin"/;

/** Scripts, styles and handlers of a page that its policy would have to allow. */
function looseParts(html: string, nonce: string): string[] {
	const tags = html.match(/<(script|style|link|base|iframe|object|embed|form|meta)\b[^>]*>/gi) ?? [];
	return [
		...tags.filter((tag) => /^<(script|style)/i.test(tag) && !tag.includes(`nonce="${nonce}"`)),
		...tags.filter(
			(tag) => (/^<(base|iframe|object|embed)/i.test(tag) && !ownFrame.test(tag)) || /http-equiv/i.test(tag),
		),
		...tags.filter((tag) => /(src|href|action)="(https?:)?\/\/(?!www\.w3\.org)/i.test(tag)),
		...(html.match(/<[a-z][^>]*\son[a-z]+\s*=/gi) ?? []),
		...(html.match(/(href|src|action)="\s*(javascript|vbscript|data:text)/gi) ?? []),
	];
}

function nonceOf({ headers }: Response): string {
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|\*|data:|https?:)/);
	for (const part of [
		"default-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"connect-src 'self'",
	])
		expect(policy).toContain(part);
	return /script-src 'self' 'nonce-([0-9a-zA-Z]{20,})'/.exec(policy)?.[1] ?? "";
}

async function visitAll(client: Client, ids: FullTenant["ids"], seen: Set<string>, isThorough: boolean): Promise<void> {
	for (const { path, isPage } of await meantScreens(ids)) {
		const others = [`${path}?search="><script>alert(1)</script>&page=-1`, `${path}.data`];
		for (const address of [path, ...(isThorough ? others : [])]) {
			const answer = await client.fetch(address);
			expectAlways(address, answer);
			expectSoundCookies(address, answer);
			expectPrivate(address, answer);
			expect([address, answer.headers.get("vary")]).toEqual([address, expect.stringContaining("cookie")]);
			const nonce = nonceOf(answer);
			expect([address, nonce.length >= 20, seen.has(nonce)]).toEqual([address, true, false]);
			seen.add(nonce);
			const html = await answer.text();
			if (isPage && !address.endsWith(".data")) expect([address, looseParts(html, nonce)]).toEqual([address, []]);
		}
	}
}

test("every screen has a policy with a nonce of its own, nothing inline without it, and is kept by nobody else", async () => {
	const { tenant, owner, member, ids } = await createFullTenant(1, "headers");
	const seen = new Set<string>();
	for (const client of [owner.client, member.client, tenant.visitor()])
		await visitAll(client, ids, seen, client === owner.client);
	expect(seen.size).toBeGreaterThanOrEqual(atLeast(100));
}, 60_000);

test("the error page and a refused post have the same policy", async () => {
	const { owner } = await createFullTenant(0, "headers");
	for (const [path, init] of [
		["/webapp/nothing", {}],
		["/webapp/store/item/7", {}],
		["/webapp/recognitions/x%00y", {}],
		[
			"/webapp/login",
			{ method: "POST", body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
		],
		["/webapp/login", { method: "POST", body: "a=1", headers: { origin: "https://evil.example" } }],
	] as const) {
		const answer = await owner.client.fetch(path, init);
		expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
		expectAlways(path, answer);
		expectPrivate(path, answer);
		const nonce = nonceOf(answer);
		expect([path, looseParts(await answer.text(), nonce)]).toEqual([path, []]);
	}
});

test("signing in and out sets cookies that are for this host alone", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const visitor = acme.visitor();
	const token = await visitor.send("/api/users/api_csrf_token", {
		method: "POST",
		body: "{}",
		headers: { "content-type": "text/plain" },
	});
	const out = await priya.client.post("/api/users/api_end_session", {});
	const wanted = await acme.visitor().fetch("/webapp/points");
	for (const answer of [token, out, wanted]) {
		expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
		expectSoundCookies("cookies", answer);
	}
});

test("files that bypass the Worker have their headers from the assets' own rules", () => {
	expect(headerRules).toMatch(/\/\*\n {2}X-Content-Type-Options: nosniff/);
	expect(headerRules).toContain("Referrer-Policy: same-origin");
	expect(headerRules).toContain("Cross-Origin-Resource-Policy: same-origin");
});

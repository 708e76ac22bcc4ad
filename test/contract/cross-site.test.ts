/** Every posting address × six forms of cross-site request: none is accepted, and nothing changes. */
import { expect, test } from "vitest";
import { createFullTenant, type FullTenant } from "#test/factories/full-tenant";
import { runOutboxWhole } from "#test/kit/outbox";
import type { TestMember } from "#test/kit/tenant";
import { seed, sized } from "#test/load/settings";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { downloads } from "#workers/registry";
import { draw, numbersFrom } from "./broken-bodies";
import { everythingOf } from "./everything";
import { atLeast, meantEndpoints, meantScreens } from "./meant";
import { composePayload } from "./payloads";

const tokenCall = "session/issue-csrf-token";
const all = meantEndpoints.filter(
	// A signature, or a link that nobody can guess, is its own proof, and stands in no page (test/features/notifications/unsubscribe.test.ts).
	({ name, authentication }) => name !== tokenCall && (authentication ?? "session") === "session",
);

/** What a request of the person's own page carries; a form of attack changes some of it. */
type Sent = { method: string; path: string; body?: string; headers: Record<string, string | undefined> };
type Attack = { what: string; change: (sent: Sent, facts: Facts) => Sent; statuses?: number[] };
type Facts = { host: string; sibling: string; tokens: Record<"visitor" | "colleague" | "otherTenant", string> };

const origin = (value: string | undefined) => (sent: Sent) => ({
	...sent,
	headers: { ...sent.headers, origin: value },
});
const token = (choose: (facts: Facts) => string | undefined) => (sent: Sent, facts: Facts) => ({
	...sent,
	body: sent.body?.replace(/csrf_token=[^&]*/, `csrf_token=${choose(facts) ?? ""}`),
	headers: { ...sent.headers, "x-csrf-token": sent.headers["x-csrf-token"] && choose(facts) },
});

const attacks: Attack[] = [
	{ what: "no origin", change: origin(undefined) },
	{
		what: "no origin, but a referrer of the own page",
		change: (sent, { host }) => ({
			...origin(undefined)(sent),
			headers: { ...sent.headers, origin: undefined, referer: `http://${host}/webapp` },
		}),
	},
	{ what: "another site", change: origin("https://evil.example") },
	{ what: "another scheme", change: (sent, { host }) => origin(`https://${host}`)(sent) },
	{ what: "another port", change: (sent, { host }) => origin(`http://${host}:81`)(sent) },
	{ what: "a name that begins as the own", change: (sent, { host }) => origin(`http://${host}.evil.example`)(sent) },
	{ what: "a null origin", change: origin("null") },
	{
		what: "a sibling tenant's page",
		change: (sent, { sibling }) => ({
			...origin(`http://${sibling}`)(sent),
			headers: { ...sent.headers, origin: `http://${sibling}`, "sec-fetch-site": "same-site" },
		}),
	},
	{
		what: "the own origin, but the browser says same-site",
		change: (sent) => ({ ...sent, headers: { ...sent.headers, "sec-fetch-site": "same-site" } }),
	},
	{
		what: "the own origin, but the browser says cross-site",
		change: (sent) => ({ ...sent, headers: { ...sent.headers, "sec-fetch-site": "cross-site" } }),
	},
	{ what: "no token", change: token(() => undefined) },
	{ what: "a token of nobody", change: token(() => "0".repeat(64)) },
	{ what: "a visitor's token", change: token(({ tokens }) => tokens.visitor) },
	{ what: "a colleague's token", change: token(({ tokens }) => tokens.colleague) },
	{ what: "another tenant's token", change: token(({ tokens }) => tokens.otherTenant) },
	{ what: "a simple form", change: (sent) => simple(sent, "application/x-www-form-urlencoded", "payload=%7B%7D") },
	{ what: "a simple text form", change: (sent) => simple(sent, "text/plain", '{"payload":{"a":"="}}') },
	{
		what: "a simple form with parts",
		change: (sent) =>
			simple(
				sent,
				"multipart/form-data; boundary=b",
				'--b\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{}\r\n--b--\r\n',
			),
	},
	{
		what: "a GET",
		change: ({ path, headers }) => ({ method: "GET", path: `${path}?payload=%7B%7D`, headers }),
		statuses: [200, 204, 302, 400, 403, 404, 405],
	},
	{
		what: "a GET that says it is a POST",
		change: ({ path, headers }) => ({
			method: "GET",
			path: `${path}?_method=POST`,
			headers: { ...headers, "x-http-method-override": "POST", "x-method-override": "POST" },
		}),
		statuses: [200, 204, 302, 400, 403, 404, 405],
	},
	{
		what: "a PUT",
		change: (sent) => ({ ...origin("https://evil.example")(sent), method: "PUT" }),
		statuses: [403, 404, 405],
	},
	{
		what: "a DELETE",
		change: (sent) => ({ ...origin("https://evil.example")(sent), method: "DELETE" }),
		statuses: [403, 404, 405],
	},
];

/** What a page of another site can make a browser send: its own origin, no header of ours. */
function simple(sent: Sent, type: string, body: string): Sent {
	const headers = { ...sent.headers, origin: "https://evil.example", "x-csrf-token": undefined, "content-type": type };
	return { ...sent, body, headers };
}

async function send(person: TestMember, { method, path, body, headers }: Sent): Promise<Response> {
	const given = Object.fromEntries(
		Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
	return person.client.fetch(path, {
		method,
		body: method === "GET" ? undefined : body,
		headers: { origin: "", ...given },
	});
}

async function factsOf(own: FullTenant, other: FullTenant): Promise<Facts> {
	return {
		host: own.tenant.host,
		sibling: other.tenant.host,
		tokens: {
			visitor: await own.tenant.visitor().csrfToken(),
			colleague: await own.member.client.csrfToken(),
			otherTenant: await other.owner.client.csrfToken(),
		},
	};
}

/** A call of the person's own page that would do something. */
async function callOf(endpoint: Endpoint, { owner, tenant, ids }: FullTenant): Promise<Sent> {
	const choose = (field: string) => ids[field.replace(/(_ids?|Ids?)$/, "").replace("itemId", "variant")] ?? ids.user!;
	return {
		method: "POST",
		path: endpoint.path,
		body: JSON.stringify({ payload: composePayload(endpoint, choose) }),
		headers: {
			origin: `http://${tenant.host}`,
			"content-type": "text/plain",
			"x-csrf-token": await owner.client.csrfToken(),
			"sec-fetch-site": "same-origin",
		},
	};
}

const isDispatchRefusal = (text: string) =>
	/foreign_origin|stale_csrf_token|unsupported_media_type|method_not_allowed/.test(text);

test("[api_contract-07] no call is accepted from another site, in whatever form, and none changes anything", async () => {
	const own = await createFullTenant(0, "own");
	const other = await createFullTenant(0, "other");
	const facts = await factsOf(own, other);
	const next = numbersFrom(seed);
	const tried = new Set<string>();
	await runOutboxWhole(own.tenant);
	const before = await everythingOf(own.tenant);
	for (const endpoint of all) {
		const sent = await callOf(endpoint, own);
		for (const { what, change, statuses = [403] } of draw(attacks, sized(8, attacks.length), next)) {
			tried.add(what);
			const answer = await send(own.owner, change(sent, facts));
			const text = await answer.text();
			expect(
				[endpoint.name, what, statuses.includes(answer.status), isDispatchRefusal(text)],
				text.slice(0, 300),
			).toEqual([endpoint.name, what, true, true]);
		}
	}
	expect(tried.size).toBeGreaterThanOrEqual(atLeast(attacks.length));
	expect(await everythingOf(own.tenant)).toEqual(before);
	for (const endpoint of all) {
		const text = await (await send(own.owner, await callOf(endpoint, own))).text();
		expect([endpoint.name, "its own page", isDispatchRefusal(text)]).toEqual([endpoint.name, "its own page", false]);
		if (endpoint.name === "session/end-session") break;
	}
}, 120_000);

test("no screen takes a post from another site, in whatever form, and none changes anything", async () => {
	const own = await createFullTenant(1, "own");
	const other = await createFullTenant(1, "other");
	const facts = await factsOf(own, other);
	await runOutboxWhole(own.tenant);
	const before = await everythingOf(own.tenant);
	const next = numbersFrom(seed);
	const posts = attacks.filter(({ what }) => !what.includes("GET"));
	const screens = await meantScreens(own.ids);
	expect(screens.filter(({ hasAction }) => hasAction).length).toBeGreaterThanOrEqual(atLeast(10));
	const csrf_token = await own.owner.client.csrfToken();
	const sentTo = (path: string): Sent => ({
		method: "POST",
		path,
		body: new URLSearchParams({ csrf_token, intent: "save", language_code: "fr", idempotency_key: "k" }).toString(),
		headers: {
			host: own.tenant.host,
			origin: `http://${own.tenant.host}`,
			"content-type": "application/x-www-form-urlencoded",
			"sec-fetch-site": "same-origin",
		},
	});
	for (const { path } of screens) {
		for (const address of [path, `${path}.data`]) {
			for (const { what, change, statuses = [403] } of draw(posts, sized(6, posts.length), next)) {
				const answer = await send(own.owner, change(sentTo(address), facts));
				expect([address, what, statuses.includes(answer.status)], `LOAD_SEED=${seed}`).toEqual([address, what, true]);
			}
		}
	}
	expect(await everythingOf(own.tenant)).toEqual(before);
	const accepted = await send(own.owner, sentTo("/webapp/language"));
	expect([accepted.status, accepted.headers.getSetCookie().join()]).toEqual([
		302,
		expect.stringContaining("language=fr"),
	]);
}, 120_000);

test("reading any address changes nothing", async () => {
	const { tenant, owner, member, ids } = await createFullTenant(0, "own");
	await runOutboxWhole(tenant);
	const before = await everythingOf(tenant);
	for (const person of [owner, member]) {
		for (const { path } of await meantScreens(ids)) {
			for (const address of [path, `${path}.data`, `${path}?_method=POST&intent=save`]) {
				const answer = await person.client.fetch(address);
				await answer.text();
				expect([address, answer.status < 500]).toEqual([address, true]);
			}
		}
	}
	// What the store's shelves are made of, and what home shows once, follow what somebody looks at.
	const looks = { recently_viewed: [], recommendations: [], arrivals_seen: [] };
	const after = await everythingOf(tenant);
	expect({ ...unread(after), ...looks }).toEqual({ ...unread(before), ...looks });
}, 60_000);

/** All rows, as if nobody had opened an announcement: that it was opened is noted, once. */
function unread(rows: Awaited<ReturnType<typeof everythingOf>>) {
	const of = (table: string) => (rows[table] ?? []) as Record<string, unknown>[];
	return {
		...rows,
		announcements: of("announcements").map((row) => ({ ...row, read_count: 0 })),
		announcement_recipients: of("announcement_recipients").map((row) => ({ ...row, read_at: null })),
	};
}

test("a socket opens for the tenant's own page alone", async () => {
	const { tenant, owner, ids } = await createFullTenant(1, "own");
	const sockets = downloads.filter(({ path }) => path.includes("socket"));
	expect(sockets.length).toBeGreaterThan(0);
	for (const { path } of sockets) {
		const address = path.replace(/:\w+/g, String(ids.item));
		for (const from of [
			undefined,
			"null",
			"https://evil.example",
			`http://sibling.${tenant.host.split(".").slice(1).join(".")}`,
		]) {
			const answer = await send(owner, {
				method: "GET",
				path: address,
				headers: { origin: from, upgrade: "websocket" },
			});
			expect([address, from, answer.status, answer.webSocket]).toEqual([address, from, 403, null]);
		}
	}
});

/** Addresses and conditions at the edge of HTTP: what is nowhere, keys that are too long, files that a client has in mind. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { serveFile } from "#workers/http/serve-file";

test("an address outside the screens is a page that says so and leads home, in the reader's language", async () => {
	const acme = await createTenant();
	const member = await acme.addMember();
	for (const client of [acme.visitor(), member.client]) {
		for (const path of ["/nope", "/webappx", "/.env", "/wp-login.php"]) {
			const answer = await client.fetch(path);
			const html = await answer.text();
			expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
				path,
				404,
				"text/html; charset=utf-8",
			]);
			expect(html).toContain("<h1>This page does not exist</h1>");
			expect(html).toContain('<a href="/webapp">Go to the home page</a>');
		}
	}
	const spanish = await acme.visitor().fetch("/nope", { headers: { "accept-language": "es" } });
	expect(await spanish.text()).toContain('<html lang="es">');
	const posted = await acme.visitor().fetch("/nope", { method: "POST", body: "a=b" });
	expect([posted.status, (await posted.text()).includes("<h1>")]).toEqual([404, true]);
	const call = await acme.visitor().send("/api/nope", { method: "POST", body: "{}" });
	expect([call.status, call.body.resultType]).toEqual([404, "not_found"]);
});

test("a key of more than 200 signs is refused and never cut: two that differ at their end are two", async () => {
	const acme = await createTenant({ flags: { redemptions_enabled: 1 } });
	const owner = await acme.addMember({ role: "account_owner" });
	const send = (key: string) =>
		owner.client.try(
			"reports/request-report-download",
			{ report_type: "orders_report", filters: {} },
			{ "idempotency-key": key },
		);
	const refused = await send("k".repeat(201));
	expect([refused.status, refused.body.resultType, refused.body.errors]).toEqual([
		400,
		"validation",
		{ idempotency_key: ["Max length is 200 characters."] },
	]);
	const longest = "k".repeat(199);
	expect([(await send(`${longest}1`)).status, (await send(`${longest}2`)).status]).toEqual([200, 200]);
});

test("conditions of a file: 412 when it is another, 304 when the client has it, a range only of the same", async () => {
	const key = `conditions/${crypto.randomUUID()}`;
	const { httpEtag } = (await env.FILES.put(key, "0123456789"))!;
	const file = { object_key: key, content_type: "text/plain" };
	const past = new Date(Date.now() - 86_400_000).toUTCString();
	const future = new Date(Date.now() + 86_400_000).toUTCString();
	const cases: [Record<string, string>, number, string?][] = [
		[{}, 200, "0123456789"],
		[{ "if-match": httpEtag }, 200, "0123456789"],
		[{ "if-match": "*" }, 200, "0123456789"],
		[{ "if-match": '"other"' }, 412, ""],
		[{ "if-match": `"other", ${httpEtag}` }, 200, "0123456789"],
		[{ "if-unmodified-since": future }, 200, "0123456789"],
		[{ "if-unmodified-since": past }, 412, ""],
		[{ "if-none-match": httpEtag }, 304, ""],
		[{ "if-none-match": "*" }, 304, ""],
		[{ "if-none-match": '"other"' }, 200, "0123456789"],
		[{ "if-modified-since": future }, 304, ""],
		[{ "if-modified-since": past }, 200, "0123456789"],
		[{ "if-match": httpEtag, "if-none-match": httpEtag }, 304, ""],
		[{ range: "bytes=4-" }, 206, "456789"],
		[{ range: "bytes=4-", "if-range": httpEtag }, 206, "456789"],
		[{ range: "bytes=4-", "if-range": '"other"' }, 200, "0123456789"],
		[{ range: "bytes=4-", "if-range": past }, 200, "0123456789"],
		[{ range: "bytes=0-" }, 206, "0123456789"],
		[{ range: "bytes=0-9" }, 206, "0123456789"],
		[{ range: "bytes=-3" }, 206, "789"],
		[{ range: "bytes=10-" }, 416, ""],
		[{ range: "bytes=5-2" }, 200, "0123456789"],
		[{ range: "bytes=0-1,4-5" }, 200, "0123456789"],
		[{ range: "items=0-1" }, 200, "0123456789"],
	];
	for (const [headers, status, body] of cases) {
		const answer = await serveFile(env.FILES, file, new Request("https://t.laurel.test/files/x", { headers }));
		expect([headers, answer.status, await answer.text()]).toEqual([headers, status, body]);
	}
});

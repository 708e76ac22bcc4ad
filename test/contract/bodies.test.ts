/** Every endpoint × broken bodies: a clear 4xx, never a 5xx, never a hang. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { endpoints } from "#workers/registry";
import { composePayload, inputSchema } from "./payloads";

const all = Object.values(endpoints) as unknown as Endpoint[];
const oddValues: unknown[] = [
	null,
	-1,
	1.5,
	2 ** 60,
	"",
	"x".repeat(5000),
	[],
	{},
	true,
	"\u0000",
	"' or 1=1 --",
	"__proto__",
];
const oddBodies: [string, string | Uint8Array<ArrayBuffer>, string?][] = [
	["no object", "[1,2]"],
	["no JSON", "{payload:"],
	["a text", '"hello"'],
	["deep nesting", `{"payload":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`],
	["a payload that is a list", '{"payload":[]}'],
	["a payload that is a number", '{"payload":7}'],
	["a prototype", '{"payload":{"__proto__":{"role":"account_owner"},"constructor":{"prototype":{}}}}'],
	["broken UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
	["a form", "payload=1", "application/x-www-form-urlencoded"],
	["XML", "<payload/>", "application/xml"],
];

test("[api_contract-06] broken bodies get a clear answer from every endpoint", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", points: 100 });
	for (const endpoint of all) {
		if (endpoint.name === "session/end-session") continue;
		for (const [what, body, type] of oddBodies) {
			const reply = await owner.client.send(endpoint.path, {
				method: "POST",
				body,
				headers: { "content-type": type ?? "text/plain", "x-csrf-token": await owner.client.csrfToken() },
			});
			expect([endpoint.name, what, reply.status >= 500]).toEqual([endpoint.name, what, false]);
			expect(reply.body.resultStatus).toMatch(/success|error/);
		}
	}
}, 60_000);

test("odd values in every field get a clear answer from every endpoint", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", points: 100 });
	for (const endpoint of all) {
		if (endpoint.name === "session/end-session" || endpoint.name === "session/activate") continue;
		const sound = composePayload(endpoint, () => 1);
		const fields = Object.keys(inputSchema(endpoint).properties ?? {});
		const payloads = [
			...oddValues.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
			...fields.flatMap((field) => [null, "x".repeat(5000), 2 ** 60].map((value) => ({ ...sound, [field]: value }))),
		];
		for (const payload of endpoint.name === "session/login" ? payloads.slice(0, 3) : payloads) {
			const reply = await owner.client.post(endpoint.path, payload);
			expect([endpoint.name, payload, reply.status >= 500]).toEqual([endpoint.name, payload, false]);
		}
	}
}, 120_000);

test("a body of 3 MB is refused with 413", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	for (const endpoint of all.filter((one) => one.name !== "session/end-session")) {
		const reply = await owner.client.send(endpoint.path, {
			method: "POST",
			body: `{"payload":{"x":"${"x".repeat(3_000_000)}"}}`,
			headers: { "content-type": "text/plain", "x-csrf-token": await owner.client.csrfToken() },
		});
		expect([endpoint.name, reply.status, reply.body.resultType]).toEqual([endpoint.name, 413, "payload_too_large"]);
	}
}, 60_000);

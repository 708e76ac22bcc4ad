/** Every operator's endpoint × who asks, on which host, with which body: open to operators' tokens on the platform's host alone. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { createTenant } from "#test/kit/tenant";
import { seed, sized } from "#test/load/settings";
import { type Endpoint, featureOf } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { allOperatorEndpoints, downloads, endpoints } from "#workers/registry";
import { texts } from "#workers/texts";
import { brokenBodies, brokenFields, draw, numbersFrom } from "./broken-bodies";
import { brokenLeaves } from "./broken-leaves";
import { composePayload } from "./payloads";

/** As the tools of the other contract tests take them. */
const all = allOperatorEndpoints as unknown as Endpoint[];
const tenants = Object.values(endpoints) as unknown as Endpoint[];
const shares = sized({ general: 20, own: 12, within: 12 }, { general: 10_000, own: 10_000, within: 10_000 });

/** Rows of the directory that calls of strangers must not change. */
async function directory() {
	const names = ["directory_accounts", "directory_hosts", "operator_tokens", "directory_audit"];
	const rows = await env.DIRECTORY.batch(names.map((name) => env.DIRECTORY.prepare(`select * from ${name}`)));
	return rows.map(({ results }) => results);
}

test("on a tenant's host no role finds an operator's call, whatever token comes with it", async () => {
	const acme = await createTenant();
	const operator = await createOperator();
	const people = await Promise.all(roles.map((role) => acme.addMember({ role })));
	const before = await directory();
	for (const endpoint of all) {
		const payload = composePayload(endpoint, () => 1);
		for (const client of [acme.visitor(), ...people.map((person) => person.client)]) {
			const reply = await client.post(endpoint.path, payload, operator.authorization());
			expect([endpoint.name, reply.status, reply.body.resultType]).toEqual([endpoint.name, 404, "not_found"]);
		}
	}
	const { paths } = (await (await acme.visitor().fetch("/api/openapi.json")).json()) as { paths: object };
	expect(Object.keys(paths).filter((path) => all.some((endpoint) => endpoint.path === path))).toEqual([]);
	expect(await directory()).toEqual(before);
});

test("on the platform's host no cookie and no other token lets anybody in, and nothing changes", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const revoked = await createOperator();
	await new OperatorClient().call("operations/revoke-token", { name: revoked.name });
	const before = await directory();
	const wrong = [undefined, "", "Bearer", `Bearer ${"0".repeat(64)}`, `Bearer ${revoked.token}`, "Basic c2V0dXA6eA=="];
	for (const endpoint of all) {
		for (const authorization of wrong) {
			const client = new Client(env.PLATFORM_HOST);
			for (const [name, value] of owner.client.cookies) client.cookies.set(name, value);
			const headers = { "content-type": "application/json", ...(authorization === undefined ? {} : { authorization }) };
			const body = JSON.stringify({ payload: composePayload(endpoint, () => 1) });
			const reply = await client.send(endpoint.path, { method: "POST", body, headers });
			expect([endpoint.name, authorization, reply.status, reply.body.resultType, reply.headers.getSetCookie()]).toEqual(
				[endpoint.name, authorization, 401, "operator_unknown", []],
			);
		}
	}
	expect(await directory()).toEqual(before);
});

test("the platform's host answers 404 for all that is a tenant's, to strangers and to operators", async () => {
	const operator = await createOperator();
	for (const { name, path } of tenants) {
		const reply = await operator.post(path, { payload: {} });
		expect([name, reply.status, reply.body.resultType]).toEqual([name, 404, "not_found"]);
	}
	const addresses = ["/", "/webapp", "/webapp/login", "/locales/en/session.json", ...downloads.map(({ path }) => path)];
	for (const path of addresses) {
		const answer = await operator.client.fetch(path, { headers: operator.authorization() });
		expect([path, answer.status]).toEqual([path, 404]);
	}
});

test("each operator's call takes POST alone, and the document of the platform's host describes it for operators", async () => {
	const operator = await createOperator();
	for (const { path } of all)
		for (const method of ["GET", "PUT", "DELETE"]) {
			const reply = await operator.client.send(path, { method, headers: operator.authorization() });
			expect([path, method, reply.status, reply.body.resultType]).toEqual([path, method, 405, "method_not_allowed"]);
		}
	const ask = (headers: Record<string, string>) => operator.client.fetch("/api/openapi.json", { headers });
	expect((await ask({})).status).toBe(401);
	const { paths } = (await (await ask(operator.authorization())).json()) as {
		paths: Record<string, { post: { operationId: string; "x-access": string } }>;
	};
	expect(Object.keys(paths).sort()).toEqual(all.map(({ path }) => path).sort());
	for (const { name, path } of all)
		expect(paths[path]!.post).toMatchObject({ operationId: name, "x-access": "operator" });
});

test("names and paths are apart from the tenants', and lie where all calls lie", () => {
	for (const { name, path } of all) {
		expect([name, tenants.some((one) => one.name === name || one.path === path)]).toEqual([name, false]);
		expect(path).toMatch(/^\/api\/operations\/api(_[a-z]+)+$/);
	}
});

test("every declared error has a text in every language", () => {
	for (const language of ["en", "es", "fr"]) {
		const isTold = (namespace: string, code: string) =>
			(texts[language]![namespace] as { errors: Record<string, string> }).errors[code] !== undefined;
		const missing = all.flatMap(({ name, errors }) =>
			Object.entries(errors).flatMap(([code, { told_by = featureOf(name) }]) => (isTold(told_by, code) ? [] : [code])),
		);
		expect([language, missing]).toEqual([language, []]);
	}
});

test("broken bodies get a clear answer from every operator's call", async () => {
	const next = numbersFrom(seed);
	for (const endpoint of all) {
		const operator = await createOperator();
		const bodies = [
			...draw(brokenBodies, shares.general, next),
			...draw(brokenFields(endpoint), shares.own, next),
			...draw(brokenLeaves(endpoint), shares.within, next),
		];
		for (const { what, body, type } of bodies) {
			const headers = { "content-type": type, ...operator.authorization() };
			const reply = await operator.client.send(endpoint.path, { method: "POST", body, headers });
			const isClear = (reply.status === 200) === (reply.body.resultStatus === "success");
			expect([endpoint.name, what, reply.status < 500, isClear], `LOAD_SEED=${seed}`).toEqual([
				endpoint.name,
				what,
				true,
				true,
			]);
		}
		const large = await operator.post(endpoint.path, `{"payload":{"x":"${"x".repeat(3_000_000)}"}}`);
		expect([endpoint.name, large.status, large.body.resultType]).toEqual([endpoint.name, 413, "payload_too_large"]);
	}
}, 60_000);

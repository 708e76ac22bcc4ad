/** Names from outside pick only what is declared: none that every object inherits finds anything, in any list or call. */
import { expect, test } from "vitest";
import { z } from "zod";
import { createFullTenant } from "#test/factories/full-tenant";
import { createTenant } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { parseInput } from "#workers/kernel/parse-input";
import { lists as declaredLists, endpoints } from "#workers/registry";
import { inheritedNames } from "./broken-leaves";
import { inputSchema } from "./payloads";

const all = Object.values(endpoints) as unknown as Endpoint[];
const isList = (endpoint: Endpoint) => "sorted" in (inputSchema(endpoint).properties ?? {});

test("[data_table-23] no list is sorted by a name that every object has: it is refused, and told what there is", async () => {
	const { owner } = await createFullTenant(0, "picked");
	const lists = all.filter(isList);
	expect(lists.length).toBeGreaterThanOrEqual(declaredLists.length - 1);
	for (const { name, path } of lists) {
		for (const id of inheritedNames) {
			const sorted = await owner.client.post(path, { sorted: [{ id, desc: true }] });
			expect([name, id, sorted.status, Object.keys(sorted.body.errors ?? {})]).toEqual([name, id, 400, ["sorted"]]);
		}
	}
}, 60_000);

test("as names of filters, labels, files or calls they pick nothing: filters are refused, and nothing breaks", async () => {
	const { owner } = await createFullTenant(1, "picked");
	for (const { name, path } of all.filter(isList)) {
		for (const id of inheritedNames) {
			const filtered = await owner.client.post(path, { filtered: [{ id, value: { [id]: 1 } }] });
			expect([name, id, filtered.status]).toEqual([name, id, 400]);
			// Written as text: in a literal, __proto__ would set the prototype.
			const filters = JSON.parse(`{"${id}":{"${id}":1}}`) as object;
			expect([name, id, (await owner.client.post(path, { filters })).status]).toEqual([name, id, 400]);
		}
	}
	for (const id of inheritedNames) {
		const reports = "/api/reports/api_request_report_download";
		expect((await owner.client.post(reports, { report_type: id })).status).toBe(400);
		const filters = JSON.parse(`{"${id}":{"${id}":1}}`) as object;
		expect((await owner.client.post(reports, { report_type: "orders_report", filters })).status).toBeLessThan(500);
		for (const [path, status] of [
			[`/webapp/locales/${id}/common.json`, 404],
			[`/webapp/locales/en/${id}.json`, 404],
			[`/api/${id}/${id}`, 404],
			[`/files/${id}`, 404],
		] as const)
			expect([path, (await owner.client.fetch(path)).status]).toEqual([path, status]);
	}
}, 60_000);

test("a wrong field of such a name is named as any other", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	for (const id of inheritedNames.filter((name) => name !== "__proto__")) {
		const mapping = JSON.parse(`{"${id}":5}`) as object;
		const reply = await owner.client.post("/api/async_process/api_upload_file", { kind: "members", mapping });
		expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [`mapping.${id}`]]);
	}
	const fields = () => parseInput(z.record(z.string(), z.int()), { constructor: "text" }, () => "Wrong.");
	expect(fields).toThrow(expect.objectContaining({ code: "validation", errors: { constructor: ["Wrong."] } }));
});

test("a thing without a name in such a language shows another of its names", () => {
	for (const id of inheritedNames) {
		const reader = { request: { language_code: id }, account: { default_language_code: id } };
		expect(nameIn('{"en":"Helps"}', reader)).toBe("Helps");
	}
});

/** Erasing a client: closed at once, kept within 30 days, then gone from every table and file, with a certificate; nobody else loses anything. */

import { env, runInDurableObject } from "cloudflare:test";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { allKeysOf } from "#test/kit/files";
import { createOperator, newSubdomain, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { runPlatformWork } from "#test/kit/schedule";
import type { TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

const setup = new OperatorClient();
const subdomainOf = (tenant: TestTenant) => tenant.host.split(".")[0]!;

/** How many rows each table of the shard has of an account. */
async function rowsOf(tenant: TestTenant): Promise<Record<string, number>> {
	const shard = tenant.shard === 0 ? env.SHARD_0 : env.SHARD_1;
	const { results: tables } = await shard
		.prepare(
			"select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like '\\_cf%' escape '\\'",
		)
		.all<{ name: string }>();
	const counts = await shard.batch<{ count: number }>(
		tables.map(({ name }) =>
			shard.prepare(`select count(*) as count from "${name}" where account_id = ?`).bind(tenant.id),
		),
	);
	const found = tables.map(({ name }, at) => [name, counts[at]!.results[0]!.count] as const);
	return Object.fromEntries(found.filter(([, count]) => count > 0));
}

const filesOf = async ({ id }: TestTenant) =>
	(await allKeysOf(env.FILES)).filter((key) => key.split("/")[1] === String(id));

/** The day comes. */
const letTimeGo = ({ id }: TestTenant) =>
	env.DIRECTORY.prepare("update directory_erasures set erase_at = ? where account_id = ?")
		.bind(Date.now() - 1, id)
		.run();

test("a client is closed at once and can be kept for 30 days; then every row and file of it goes, and a certificate stays", async () => {
	const jane = await createOperator();
	const { tenant, member } = await createFullTenant(1, "leaving");
	const { tenant: neighbour, member: neighboursMember } = await createFullTenant(1, "staying");
	for (const one of [tenant, neighbour]) {
		await runOutboxWhole(one);
		for (const family of ["files", "reports"]) await env.FILES.put(`${family}/${one.id}/kept-1`, "twelve bytes");
	}
	const subdomain = subdomainOf(tenant);
	const before = await rowsOf(tenant);
	expect(Object.keys(before).length).toBeGreaterThan(35);

	const asked = await jane.call("operations/erase-tenant", { subdomain });
	expect(asked).toMatchObject({ subdomain, account_id: tenant.id, asked_by: jane.name });
	expect(Math.abs(asked.erase_at - Date.now() - 30 * dayMs)).toBeLessThan(60_000);
	expect(await setup.call("operations/erase-tenant", { subdomain })).toEqual(asked);
	expect((await member.client.fetch("/webapp/login")).status).toBe(404);
	await runPlatformWork();
	expect(await setup.call("operations/get-certificate", { subdomain })).toMatchObject({
		certificate: null,
		begun_at: null,
	});
	expect(Object.keys(await rowsOf(tenant))).toEqual(expect.arrayContaining(Object.keys(before)));

	expect(await setup.call("operations/keep-tenant", { subdomain })).toMatchObject({ subdomain, state: "active" });
	expect(await setup.call("operations/keep-tenant", { subdomain })).toMatchObject({ subdomain, state: "active" });
	member.client.forgetToken();
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);

	await jane.call("operations/erase-tenant", { subdomain });
	const there = await rowsOf(tenant);
	const files = await filesOf(tenant);
	const others = [await rowsOf(neighbour), await filesOf(neighbour)];
	const objects = async ({ id }: TestTenant, person: number) =>
		runInDurableObject(env.CARTS.get(env.CARTS.idFromName(`${id}:${person}`)), async (_cart, state) => [
			...(await state.storage.list()).keys(),
		]);
	expect(await objects(tenant, member.id)).not.toEqual([]);
	await letTimeGo(tenant);
	for (let runs = 0; (await setup.call("operations/get-certificate", { subdomain })).certificate === null; runs += 1) {
		expect(runs).toBeLessThan(10);
		await runPlatformWork();
	}
	expect(await rowsOf(tenant)).toEqual({});
	expect(await filesOf(tenant)).toEqual([]);
	expect(await objects(tenant, member.id)).toEqual([]);
	expect(await objects(neighbour, neighboursMember.id)).not.toEqual([]);
	expect([await rowsOf(neighbour), await filesOf(neighbour)]).toEqual(others);
	for (const statement of [
		"select id from directory_accounts where id = ?",
		"select host from directory_hosts where account_id = ?",
	])
		expect((await env.DIRECTORY.prepare(statement).bind(tenant.id).all()).results).toEqual([]);

	const { certificate, sha256 } = await setup.call("operations/get-certificate", { subdomain });
	expect(certificate).toMatchObject({ account_id: tenant.id, subdomain, asked_by: jane.name, files: files.length });
	expect(certificate!.bytes).toBeGreaterThanOrEqual(24);
	expect(Object.fromEntries(certificate!.tables.map(({ table, rows }) => [table, rows]))).toEqual(there);
	expect(certificate!.rows).toBe(Object.values(there).reduce((sum, count) => sum + count, 0));
	expect(createHash("sha256").update(JSON.stringify(certificate)).digest("hex")).toBe(sha256);
	const { lines } = await setup.call("operations/get-audit", {});
	expect(lines).toContainEqual(
		expect.objectContaining({
			operator: jane.name,
			operation: "operations/erase-tenant",
			account_id: tenant.id,
			values: { step: "erased", sha256, certificate },
		}),
	);
	expect((await setup.try("operations/keep-tenant", { subdomain })).body.resultType).toBe("no_such_tenant");
	expect((await setup.try("operations/get-tenant", { subdomain })).body.resultType).toBe("no_such_tenant");
	const wish = { subdomain, company_name: "Another", owner_email: "jo@another.example" };
	expect(await setup.call("operations/create-tenant", wish)).toMatchObject({ is_new: 1 });
}, 60_000);

test("once its deletion has begun a client cannot be kept, and an import that broke off is erased without delay", async () => {
	const { tenant } = await createFullTenant(0, "begun");
	const subdomain = subdomainOf(tenant);
	await setup.call("operations/erase-tenant", { subdomain });
	await env.DIRECTORY.prepare("update directory_erasures set begun_at = ?, erase_at = ? where account_id = ?")
		.bind(Date.now(), Date.now() + dayMs, tenant.id)
		.run();
	const late = await setup.try("operations/keep-tenant", { subdomain });
	expect([late.status, late.body.resultType]).toEqual([409, "erasure_has_begun"]);
	await letTimeGo(tenant);
	const { results } = await env.SHARD_0.prepare("select name from d1_migrations order by id").all<{ name: string }>();
	const half = newSubdomain();
	const migrations = results.map(({ name }) => name);
	await setup.call("operations/import-tenant", { subdomain: half, sha256: "1".repeat(64), migrations });
	const { erase_at } = await setup.call("operations/erase-tenant", { subdomain: half });
	expect(erase_at).toBeLessThanOrEqual(Date.now());
	for (let runs = 0; runs < 5; runs += 1) await runPlatformWork();
	for (const name of [subdomain, half])
		expect((await setup.call("operations/get-certificate", { subdomain: name })).certificate).not.toBeNull();
	expect(await rowsOf(tenant)).toEqual({});
});

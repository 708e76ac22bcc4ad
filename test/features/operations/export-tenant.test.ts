/** Exporting through the operators' calls: every table, of a client that is suspended meanwhile, and of nobody else. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { rowsOf, settledClient } from "#test/kit/exports";
import { createClient } from "#test/kit/new-client";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { runPlatformWork } from "#test/kit/schedule";
import { leftOut } from "#workers/features/operations/rules/export-tables";

const setup = new OperatorClient();
const declared = import.meta.glob<Record<string, unknown>>("/drizzle/*.ts", { eager: true });

/** Tables of drizzle/ that hold rows of tenants, with their columns. */
function tablesOfTenants() {
	return Object.entries(declared)
		.filter(([path]) => !path.endsWith("/directory.ts"))
		.flatMap(([, parts]) => Object.values(parts))
		.flatMap((table) => {
			const isTable = typeof table === "object" && table !== null && Symbol.for("drizzle:Name") in table;
			if (!isTable) return [];
			const { name, columns } = getTableConfig(table as SQLiteTable);
			const names = columns.map((column) => column.name);
			return names.includes("account_id") ? [{ name, columns: names }] : [];
		});
}

test("an export holds every table that has an account, with all its columns, but for those that are declared as left out", async () => {
	const { subdomain } = await settledClient();
	const { tables, left_out } = await setup.call("operations/export-tenant", { subdomain });
	const exported = new Map(tables.map(({ name, columns }) => [name, columns]));
	const all = tablesOfTenants();
	expect(all.length).toBeGreaterThan(50);
	expect(left_out).toEqual(leftOut);
	for (const { name, columns } of all) {
		if (Object.hasOwn(leftOut, name)) expect([name, exported.has(name)]).toEqual([name, false]);
		else expect([name, [...(exported.get(name) ?? [])].sort()]).toEqual([name, [...columns].sort()]);
	}
	const names = all.map(({ name }) => name);
	expect([...exported.keys(), ...Object.keys(leftOut)].filter((name) => !names.includes(name))).toEqual([]);
	await setup.call("operations/resume-tenant", { subdomain });
});

test("an export begins only while nothing is due or being done, and suspends the client until it is resumed", async () => {
	const client = await createClient();
	const { subdomain } = client;
	const refused = await setup.try("operations/export-tenant", { subdomain });
	expect([refused.status, refused.body.resultType]).toEqual([409, "work_is_under_way"]);
	const stateOf = async () => (await setup.call("operations/get-tenant", { subdomain })).state;
	expect(await stateOf()).toBe("active");
	await runOutboxWhole(client);
	expect(await setup.call("operations/export-tenant", { subdomain })).toMatchObject({ was_suspended: 0 });
	expect(await stateOf()).toBe("suspended");
	// The next run takes the place of one that broke off, and resumes the client at its end.
	expect(await setup.call("operations/export-tenant", { subdomain })).toMatchObject({ was_suspended: 0 });
	const page = await client.visitor().fetch("/webapp/login");
	expect(page.status).toBe(403);
	await setup.call("operations/resume-tenant", { subdomain });
	expect(await stateOf()).toBe("active");
	const reads = [
		await setup.try("operations/export-rows", { subdomain, table: "users" }),
		await setup.try("operations/export-files", { subdomain, family: "files" }),
		await setup.try("operations/export-file", { subdomain, path: "files/one" }),
	];
	expect(reads.map(({ body }) => body.resultType)).toEqual(["client_is_open", "client_is_open", "client_is_open"]);
	const { lines } = await setup.call("operations/get-audit", { subdomain });
	expect(lines.filter(({ operation }) => operation === "operations/export-tenant").length).toBeGreaterThan(1);
});

test("an export whose process was killed holds its client for some minutes only, and never one that an operator suspended", async () => {
	const [client, suspended] = [await settledClient(), await settledClient()];
	const stateOf = async ({ subdomain }: { subdomain: string }) =>
		(await setup.call("operations/get-tenant", { subdomain })).state;
	const statusOf = async ({ id, database }: typeof client) =>
		(await database.read(sql<{ status: string }>`select status from accounts where account_id = ${id}`))[0]!.status;
	const letTimeGo = () =>
		env.DIRECTORY.prepare("update directory_accounts set export_until = ? where export_until is not null")
			.bind(Date.now() - 1)
			.run();
	await setup.call("operations/suspend-tenant", { subdomain: suspended.subdomain });
	expect(await setup.call("operations/export-tenant", { subdomain: suspended.subdomain })).toMatchObject({
		was_suspended: 1,
	});
	await setup.call("operations/export-tenant", { subdomain: client.subdomain });
	// Here the process is killed. Until its time is over the client rests, and whoever goes on holds it for longer.
	await runPlatformWork();
	expect(await stateOf(client)).toBe("suspended");
	await letTimeGo();
	await rowsOf(client.subdomain, "users");
	await runPlatformWork();
	expect([await stateOf(client), await statusOf(client)]).toEqual(["suspended", "suspended"]);
	await letTimeGo();
	await runPlatformWork();
	expect([await stateOf(client), await statusOf(client)]).toEqual(["active", "active"]);
	expect([await stateOf(suspended), await statusOf(suspended)]).toEqual(["suspended", "suspended"]);
	const { body } = await setup.try("operations/export-rows", { subdomain: client.subdomain, table: "users" });
	expect(body.resultType).toBe("client_is_open");
	expect((await client.visitor().fetch("/webapp/login")).status).toBe(200);
	const { lines } = await setup.call("operations/get-audit", { subdomain: client.subdomain });
	expect(lines[0]).toMatchObject({ operator: "schedule", operation: "operations/resume-tenant" });

	await setup.call("operations/export-tenant", { subdomain: client.subdomain });
	await setup.call("operations/suspend-tenant", { subdomain: client.subdomain });
	await letTimeGo();
	await runPlatformWork();
	expect([await stateOf(client), await statusOf(client)]).toEqual(["suspended", "suspended"]);
});

test("what is read of a client is its own: no row and no file of another one, on the same shard with the same ids", async () => {
	const one = await createFullTenant(0, "kestrel");
	const other = await createFullTenant(0, "plover");
	for (const { tenant } of [one, other]) await runOutboxWhole(tenant);
	const subdomain = one.tenant.host.split(".")[0]!;
	const { tables, families } = await setup.call("operations/export-tenant", { subdomain });
	const texts: string[] = [];
	for (const { name } of tables) {
		const rows = await rowsOf(subdomain, name);
		expect([name, rows.filter(({ account_id }) => account_id !== one.tenant.id)]).toEqual([name, []]);
		texts.push(JSON.stringify(rows));
	}
	expect(texts.join("")).toContain("kestrel");
	expect(texts.join("")).not.toContain("plover");
	await env.FILES.put(`files/${other.tenant.id}/secret`, "plover");
	for (const family of families) {
		const { files } = await setup.call("operations/export-files", { subdomain, family });
		for (const { path } of files) {
			const { piece } = await setup.call("operations/export-file", { subdomain, path });
			expect([path, atob(piece).includes("plover")]).toEqual([path, false]);
		}
	}
	for (const path of ["files/secret", `files/../${other.tenant.id}/secret`, `files/${other.tenant.id}/secret`]) {
		const reply = await setup.try("operations/export-file", { subdomain, path });
		expect([path, [400, 404].includes(reply.status)]).toEqual([path, true]);
	}
	for (const table of ["sessions", "sqlite_master", "users; drop table users", "operator_tokens"]) {
		const reply = await setup.try("operations/export-rows", { subdomain, table });
		expect([table, reply.status]).toEqual([table, 404]);
	}
	const wrongKey = await setup.try("operations/export-rows", { subdomain, table: "users", after: [1, 2] });
	expect(wrongKey.status).toBe(400);
});

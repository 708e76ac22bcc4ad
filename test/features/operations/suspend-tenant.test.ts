/** Suspending and resuming a client: its hosts say so, its schedule rests, nothing is lost; and its figures and features. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { activateOwner, createClient } from "#test/kit/new-client";
import { OperatorClient } from "#test/kit/operator";
import { silentQueue } from "#test/kit/outbox";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import type { Environment, ShardName } from "#workers/kernel/environment";

const setup = new OperatorClient();

test("a suspended client's hosts say so on one page and in one error, and all is there again when it is resumed", async () => {
	const client = await createClient();
	const owner = await activateOwner(client);
	const { subdomain } = client;
	for (const _again of [1, 2])
		expect(await setup.call("operations/suspend-tenant", { subdomain })).toMatchObject({ state: "suspended" });
	for (const path of ["/webapp", "/webapp/login", "/webapp/settings"]) {
		const page = await owner.fetch(path, { headers: { "accept-language": "en" } });
		expect([path, page.status, await page.text()]).toEqual([
			path,
			403,
			expect.stringContaining("This site is suspended. Please ask your company’s administrator."),
		]);
	}
	const call = await owner.try("session/init-user", {});
	expect([call.status, call.body.resultType]).toEqual([403, "account_suspended"]);
	expect(await setup.call("operations/get-tenant", { subdomain })).toMatchObject({
		state: "suspended",
		suspended_at: expect.any(Number),
		people: [{ status: "active", count: 1 }],
	});
	expect(await setup.call("operations/resume-tenant", { subdomain })).toMatchObject({ state: "active" });
	owner.forgetToken();
	expect((await owner.call("session/init-user", {})).user.email).toBe(client.owner_email);
	expect(await setup.call("operations/get-tenant", { subdomain })).toMatchObject({
		state: "active",
		suspended_at: null,
	});
});

test("the schedule leaves a suspended client out: what waits there waits, and goes on when it is resumed", async () => {
	const waiting = new OperatorClient();
	waiting.client.environment = { ...env, OUTBOX_QUEUE: silentQueue } as unknown as typeof env;
	const subdomain = `rests-${Date.now().toString(36)}`;
	const wish = { subdomain, company_name: "Rests", owner_email: "jane@rests.example" };
	const { account_id, shard } = await waiting.call("operations/create-tenant", wish);
	await setup.call("operations/suspend-tenant", { subdomain });
	const place = { id: account_id, shard: shard === "SHARD_0" ? 0 : 1 };
	const signalled = async () => {
		const ids: number[] = [];
		const sendBatch = async (messages: Iterable<{ body: { account_id: number } }>) => {
			for (const { body } of messages) ids.push(body.account_id);
		};
		const environment = { ...env, OUTBOX_QUEUE: { ...silentQueue, sendBatch } } as unknown as Environment;
		await runDueWork(place, environment);
		return ids.includes(account_id);
	};
	expect(await signalled()).toBe(false);
	// Even where a row says that its work is due.
	const database = (env as unknown as Environment)[shard as ShardName]!;
	await database.prepare("update due_work set due_at = 1 where account_id = ?").bind(account_id).run();
	expect(await signalled()).toBe(false);
	// Nor does it take the place of one that is open.
	expect(await dueWorkOf(place)).toEqual([]);
	await setup.call("operations/resume-tenant", { subdomain });
	expect(await signalled()).toBe(true);
});

test("a feature is switched on and off by its name, at once, and the client's owner reads who did it", async () => {
	const client = await createClient();
	const owner = await activateOwner(client);
	const { subdomain } = client;
	const isOn = async () => (await owner.call("account/init-account", {})).account.flags?.ideas_enabled;
	expect(await isOn()).toBe(0);
	const on = { subdomain, feature: "ideas", is_on: 1 } as const;
	expect(await setup.call("operations/switch-feature", on)).toMatchObject({ feature: "ideas_enabled", was_on: 0 });
	expect(await isOn()).toBe(1);
	const off = { subdomain, feature: "ideas_enabled", is_on: 0 } as const;
	expect(await setup.call("operations/switch-feature", off)).toMatchObject({ was_on: 1, is_on: 0 });
	expect(await isOn()).toBe(0);
	const refused = await setup.try("operations/switch-feature", { subdomain, feature: "flying", is_on: 1 });
	expect(refused.body.errors).toEqual({ feature: [expect.stringContaining("There is no feature flying.")] });
	const { table_rows } = await owner.call("audit/get-audit-log", {});
	expect(JSON.stringify(table_rows)).toContain("Feature switched by the platform");
	const lines = await client.database.read(
		sql<{ action: string; details: string }>`select action, details from audit_lines
			where account_id = ${client.id} and action = 'operations/switch-feature' order by id`,
	);
	expect(lines.map(({ details }) => JSON.parse(details))).toEqual([
		{ operator: "setup", ideas_enabled: { before: 0, after: 1 } },
		{ operator: "setup", ideas_enabled: { before: 1, after: 0 } },
	]);
});

test("a client is shown with its names, people, rows, balances and last use", async () => {
	const client = await createClient({ languages: ["en", "fr"] });
	const { subdomain } = client;
	const before = await setup.call("operations/get-tenant", { subdomain });
	expect(before).toMatchObject({
		account_id: client.id,
		state: "active",
		company_name: "Initech",
		site_url: `http://${client.host}`,
		languages: ["en", "fr"],
		features: ["redemptions_enabled", "give_recognition_enabled", "language_selection_enabled"],
		hosts: [{ host: client.host, redirects_to: null, redirects_until: null }],
		people: [{ status: "invited", count: 1 }],
		balances: [],
		files: { count: 0, bytes: 0 },
		last_used_at: null,
	});
	expect(before.rows.tables).toContainEqual({ table: "users", count: 1 });
	expect(before.rows.total).toBeGreaterThan(10);
	await activateOwner(client);
	const after = await setup.call("operations/get-tenant", { subdomain });
	expect(after.people).toEqual([{ status: "active", count: 1 }]);
	expect(Math.abs(after.last_used_at! - Date.now())).toBeLessThan(60_000);
	const nobody = await setup.try("operations/get-tenant", { subdomain: "nobody-here" });
	expect([nobody.status, nobody.body.resultType]).toEqual([404, "no_such_tenant"]);
});

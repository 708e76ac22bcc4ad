/** Every endpoint × the other tenant's ids, on one shard and on two: nothing leaks, nothing changes. */
import { env } from "cloudflare:test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFullTenant, type FullTenant } from "#test/factories/full-tenant";
import { runOutboxWhole } from "#test/kit/outbox";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import { sweepLimitCounts } from "#workers/kernel/limits";
import { downloads, endpoints } from "#workers/registry";
import { composePayload } from "./payloads";

const all = (Object.values(endpoints) as unknown as Endpoint[]).filter(
	({ name }) => name !== "session/end-session" && name !== "session/login",
);

// What is counted in the isolate must not keep the calls from the handlers either.
const unlimited = JSON.stringify({ checkout: { most: 1_000_000 }, search: { most: 1_000_000 } });
const settings = env as unknown as { LIMITS?: string };
beforeAll(() => {
	settings.LIMITS = unlimited;
});
afterAll(() => {
	settings.LIMITS = undefined;
});

/** How many values of a choice are tried, so that adding, editing, removing and choosing are all asked for. */
const variants = [0, 1, 2, 3];

test("the payloads of these tests pass the declared inputs, so that it is the handlers that refuse", () => {
	const unfit = all.flatMap((endpoint) =>
		variants.flatMap((variant) => {
			const parsed = endpoint.input.safeParse(composePayload(endpoint, () => 1, variant));
			return parsed.success
				? []
				: [[endpoint.name, parsed.error.issues[0]?.path.join("."), parsed.error.issues[0]?.message]];
		}),
	);
	expect(unfit).toEqual([]);
});

/** Tables that the platform writes by itself while it answers anybody. */
const ownBookkeeping = ["limit_counts", "table_totals", "table_versions"];

test.each([
	["on one shard", 0, 0],
	["on two shards", 0, 1],
])(
	"[account-01] nothing of another tenant is seen or changed, %s",
	async (_where, ownShard, otherShard) => {
		const own = await createFullTenant(ownShard, "canary-own");
		const other = await createFullTenant(otherShard, "canary-other");
		await runOutboxWhole(other.tenant);
		const before = await everythingOf(other);
		for (const person of [own.owner, own.member]) {
			for (const endpoint of all) {
				for (const [turn, id] of Object.values(other.ids).flatMap((one) =>
					variants.map((variant) => [variant, one] as const),
				)) {
					if (endpoint.limit)
						await own.tenant.database.write([sweepLimitCounts(own.tenant.id, Number.MAX_SAFE_INTEGER)]);
					const reply = await person.client.post(
						endpoint.path,
						composePayload(endpoint, () => id, turn),
						{ "idempotency-key": crypto.randomUUID() },
					);
					const told = JSON.stringify(reply.body);
					expect([endpoint.name, id, reply.status >= 500, told.includes("canary-other")]).toEqual([
						endpoint.name,
						id,
						false,
						false,
					]);
				}
			}
			for (const download of downloads) {
				for (const id of Object.values(other.ids)) {
					const answer = await person.client.fetch(download.path.replace(/:\w+/g, String(id)));
					expect([download.name, [403, 404].includes(answer.status)]).toEqual([download.name, true]);
				}
			}
		}
		expect(await everythingOf(other)).toEqual(before);
	},
	240_000,
);

test("a session of one tenant is nobody on another tenant's host", async () => {
	const own = await createFullTenant(1, "canary-own");
	const other = await createFullTenant(1, "canary-other");
	const stranger = other.tenant.visitor();
	for (const [name, value] of own.owner.client.cookies) stranger.cookies.set(name, value);
	const reply = await stranger.try("session/init-user", {});
	expect([reply.status, reply.body.resultType]).toEqual([401, "not_logged_in"]);
});

/** All rows of a tenant, table by table. */
async function everythingOf({ tenant }: FullTenant): Promise<Record<string, unknown[]>> {
	const shard = shardDatabase(env, tenant.shard);
	const { results } = await shard
		.prepare(
			"select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like '\\_cf%' escape '\\'",
		)
		.all<{ name: string }>();
	const names = results.map(({ name }) => name).filter((name) => !ownBookkeeping.includes(name));
	const rows = await shard.batch(
		names.map((name) => shard.prepare(`select * from ${name} where account_id = ?`).bind(tenant.id)),
	);
	return Object.fromEntries(names.map((name, at) => [name, rows[at]!.results]));
}

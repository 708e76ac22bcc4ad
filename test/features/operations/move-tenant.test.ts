/** Moving a client to another shard: everything follows, nothing is doubled, nobody writes at the old place, and others are untouched. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { moveTo, rowsOn, subdomainOf } from "#test/kit/moves";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { dueWorkOf, runDueWork, runPlatformWork } from "#test/kit/schedule";
import { dayMs } from "#workers/kernel/clock";
import { openTenantRowsOn } from "#workers/kernel/database";
import { allWork, never } from "#workers/kernel/due-work";

const setup = new OperatorClient();

test("a client moves whole: every row, session, message and document follows, its ledger adds up, others stay untouched, and it moves back", async () => {
	const jane = await createOperator();
	const { tenant, owner, member, ids } = await createFullTenant(0, "wandering");
	const neighbours = [await createFullTenant(0, "staying"), await createFullTenant(1, "waiting")];
	const subdomain = subdomainOf(tenant);
	for (const one of [tenant, ...neighbours.map((neighbour) => neighbour.tenant)]) await runOutboxWhole(one);
	await env.FILES.put(`files/${tenant.id}/kept-1`, "twelve bytes");
	await member.client.call("session/init-user", {});
	await runDueWork(tenant);
	await runOutboxWhole(tenant);
	expect(await dueWorkOf(tenant)).not.toContain(allWork);
	const before = await rowsOn(0, tenant.id);
	expect(Object.keys(before).length).toBeGreaterThan(35);
	const others = async () => Promise.all(neighbours.flatMap(({ tenant: { id } }) => [rowsOn(0, id), rowsOn(1, id)]));
	const othersBefore = await others();

	const plan = await jane.call("operations/get-move", { subdomain });
	const copied = Object.entries(before).filter(([table]) => table !== "search_documents");
	expect(plan).toMatchObject({ shard: "SHARD_0", rows: copied.reduce((sum, [, rows]) => sum + rows.length, 0) });
	expect(plan.latest.state).toBe("none");
	expect(plan.bytes).toBeGreaterThan(1_000);
	expect(plan.likely_pause_ms).toBeLessThan(plan.max_pause_ms);
	expect(await rowsOn(1, tenant.id)).toEqual({});

	const moved = await moveTo(jane, subdomain, "SHARD_1");
	expect(moved).toMatchObject({ subdomain, shard: "SHARD_1", state: "moved" });
	expect(moved.pause_ms).toBeLessThan(10_000);
	expect(Math.abs(moved.erase_at! - Date.now() - 7 * dayMs)).toBeLessThan(60_000);
	expect(await rowsOn(1, tenant.id)).toEqual(before);
	expect(await moveTo(jane, subdomain, "SHARD_1")).toEqual(moved);
	// All its work is due where it lives, and none of it where it lived.
	expect(await dueWorkOf({ id: tenant.id, shard: 1 })).toContain(allWork);
	expect(await dueWorkOf({ id: tenant.id, shard: 0 }, never)).toEqual([]);
	expect(await others()).toEqual(othersBefore);
	expect(await setup.call("operations/get-tenant", { subdomain })).toMatchObject({ shard: "SHARD_1", state: "active" });

	// Whoever holds what was known before is led on: the session, the cart, the queue's messages, the kit's own database.
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
	expect((await member.client.call("cart/get-shopping-cart", {})).items.length).toBeGreaterThan(0);
	expect(await owner.client.call("points/verify-ledger", {})).toMatchObject({ faults: [] });
	await runOutboxWhole(tenant);
	const { results } = await member.client.call("search/global-search", { search: "wandering" });
	expect(JSON.stringify(results)).toContain("wandering");
	await member.client.call("activity/save-comment", {
		comment_id: 0,
		temp_id: "after-1",
		comment_text: "after the move",
		activity_id: ids.activity!,
	});
	const commentsOn = async (shard: number) =>
		openTenantRowsOn(env, shard, tenant.id).read(
			sql<{ id: number }>`select id from comments where account_id = ${tenant.id} and text = ${"after the move"}`,
		);
	expect([(await commentsOn(0)).length, (await commentsOn(1)).length]).toEqual([0, 1]);

	const later = await rowsOn(1, tenant.id);
	expect(await moveTo(jane, subdomain, "SHARD_0")).toMatchObject({ shard: "SHARD_0", state: "moved" });
	expect(await rowsOn(0, tenant.id)).toEqual(later);
	expect(await dueWorkOf({ id: tenant.id, shard: 0 })).toContain(allWork);
	expect(await dueWorkOf({ id: tenant.id, shard: 1 }, never)).toEqual([]);
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
	const { lines } = await setup.call("operations/get-audit", { subdomain });
	expect(lines).toContainEqual(
		expect.objectContaining({ operator: jane.name, operation: "operations/move-tenant", account_id: tenant.id }),
	);
}, 60_000);

test("what was left behind stays a week and goes then; whatever was taken back to the old shard stays", async () => {
	const { tenant, member } = await createFullTenant(0, "leaving");
	const subdomain = subdomainOf(tenant);
	await runOutboxWhole(tenant);
	await moveTo(setup, subdomain, "SHARD_1");
	const there = await rowsOn(1, tenant.id);
	await runPlatformWork();
	expect(Object.keys(await rowsOn(0, tenant.id)).length).toBeGreaterThan(35);
	const letTimeGo = () =>
		env.DIRECTORY.prepare("update directory_moves set erase_at = ? where account_id = ? and erase_at is not null")
			.bind(Date.now() - 1, tenant.id)
			.run();
	await letTimeGo();
	for (let runs = 0; Object.keys(await rowsOn(0, tenant.id)).length > 0; runs += 1) {
		expect(runs).toBeLessThan(20);
		await runPlatformWork();
	}
	await runPlatformWork();
	expect(await rowsOn(1, tenant.id)).toEqual(there);
	expect((await setup.call("operations/get-move", { subdomain })).latest).toMatchObject({
		state: "moved",
		erase_at: null,
	});
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);

	await moveTo(setup, subdomain, "SHARD_0");
	await moveTo(setup, subdomain, "SHARD_1");
	const back = await rowsOn(1, tenant.id);
	await letTimeGo();
	for (let runs = 0; runs < 5; runs += 1) await runPlatformWork();
	expect(await rowsOn(1, tenant.id)).toEqual(back);
	expect(await rowsOn(0, tenant.id)).toEqual({});
}, 60_000);

test("a move that is under way is gone on with or taken back, and no other one begins", async () => {
	const { tenant, member } = await createFullTenant(0, "undecided");
	const subdomain = subdomainOf(tenant);
	await runOutboxWhole(tenant);
	const before = await rowsOn(0, tenant.id);
	const asked = { subdomain, shard: "SHARD_1" };
	expect(await setup.call("operations/move-tenant", asked)).toMatchObject({ state: "copying", pause_ms: null });
	expect((await setup.call("operations/get-move", { subdomain })).latest).toMatchObject({
		...{ state: "copying", from_shard: "SHARD_0", to_shard: "SHARD_1", erase_at: null },
	});
	expect(await setup.call("operations/move-tenant", { subdomain, shard: "SHARD_0" })).toMatchObject({
		state: "given_up",
	});
	for (let runs = 0; Object.keys(await rowsOn(1, tenant.id)).length > 0; runs += 1) {
		expect(runs).toBeLessThan(20);
		await runPlatformWork();
	}
	expect(await rowsOn(0, tenant.id)).toEqual(before);
	const both = await Promise.all([1, 2].map(() => setup.try("operations/move-tenant", asked)));
	for (const { status, body } of both)
		expect([status, body.resultType ?? body.resultStatus]).toEqual(
			status === 200 ? [200, "success"] : [409, "move_is_under_way"],
		);
	expect(both.some(({ status }) => status === 200)).toBe(true);
	expect(await moveTo(setup, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
	expect(await rowsOn(1, tenant.id)).toEqual(before);
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
}, 60_000);

test("nobody is moved to the same or an unknown shard, and nobody who is suspended, exported, closed or not there", async () => {
	const { tenant } = await createFullTenant(1, "resting");
	const subdomain = subdomainOf(tenant);
	await runOutboxWhole(tenant);
	const refusalOf = async (shard: string, name = subdomain) => {
		const { status, body } = await setup.try("operations/move-tenant", { subdomain: name, shard });
		return [status, body.resultType];
	};
	expect(await refusalOf("SHARD_1")).toEqual([409, "already_on_shard"]);
	expect(await refusalOf("SHARD_7")).toEqual([400, "validation"]);
	expect(await refusalOf("SHARD_0", "nobody-here")).toEqual([404, "no_such_tenant"]);
	await setup.call("operations/suspend-tenant", { subdomain });
	expect(await refusalOf("SHARD_0")).toEqual([409, "client_is_not_open"]);
	await setup.call("operations/resume-tenant", { subdomain });
	await setup.call("operations/export-tenant", { subdomain });
	expect(await refusalOf("SHARD_0")).toEqual([409, "client_is_not_open"]);
	await setup.call("operations/resume-tenant", { subdomain });
	await setup.call("operations/erase-tenant", { subdomain });
	expect(await refusalOf("SHARD_0")).toEqual([409, "client_is_not_open"]);
	expect(await rowsOn(0, tenant.id)).toEqual({});
});

test("behind the fence writes wait and go on, reads do not wait, and a write that waits too long changes nothing and may be sent again", async () => {
	const { tenant, member, ids } = await createFullTenant(0, "fenced");
	const fence = (ms: number) =>
		env.SHARD_0.prepare(
			`insert into account_moves (account_id, generation, to_shard, fenced_until) values (?, 99, 1, unixepoch('subsec') * 1000 + ?)
			on conflict (account_id) do update set fenced_until = excluded.fenced_until`,
		)
			.bind(tenant.id, ms)
			.run();
	const comment = (temp_id: string) => ({
		...{ comment_id: 0, temp_id, comment_text: `${temp_id} text`, activity_id: ids.activity! },
	});
	const countOf = async (text: string) => {
		const statement = env.SHARD_0.prepare("select count(*) as count from comments where account_id = ? and text = ?");
		return (await statement.bind(tenant.id, text).first<{ count: number }>())!.count;
	};
	await fence(600_000);
	member.client.environment = { ...env, MOVE_WAIT_MS: "300" } as typeof env;
	expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
	const late = await member.client.try("activity/save-comment", comment("late"));
	expect([late.status, late.body.resultType]).toEqual([429, "account_is_moving"]);
	expect(await countOf("late text")).toBe(0);
	await fence(1_500);
	member.client.environment = env;
	const startedAt = Date.now();
	await member.client.call("activity/save-comment", comment("late"));
	await member.client.call("activity/save-comment", comment("late"));
	expect(Date.now() - startedAt).toBeGreaterThan(500);
	expect(await countOf("late text")).toBe(1);
});
